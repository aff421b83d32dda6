import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import { Icon } from "../look/Icon.tsx";
import { Money } from "../look/Money.tsx";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";
import { OrderPlaces } from "./StatusSteps.tsx";
import { TicketActs } from "./TicketActs.tsx";
import { standingTones } from "./standing.ts";
import type { Standing } from "./standing.ts";

interface TicketProps {
  view: RequestStatusView;
  standing: Standing;
  token: string;
  speech: Speech;
}

/** The ticket: state in a word, the day, what the bakery wrote, and the buttons. */
export function StatusTicket({ view, standing, token, speech }: TicketProps) {
  const { t, format } = speech;
  const { quote, order } = view;
  const said = standing === "quoted" ? (quote?.message ?? "") : view.answerMessage;
  return (
    <section className={`ticket ${standingTones[standing]}`}>
      <div className="big">
        <span className="state">{nameStanding(standing, t)}</span>
        <span className="muted small">
          {order === null
            ? t("menu.request_number", { number: String(view.number) })
            : t("common.order_number", { number: String(order.number) })}
        </span>
      </div>
      {said !== "" && (
        <p className="said" dir="auto">
          {keepPhones(said)}
        </p>
      )}
      <OrderPlaces standing={standing} speech={speech} />
      <WhenAndWhere view={view} speech={speech} />
      {order !== null && <Allergies view={view} speech={speech} />}
      {standing === "quoted" && quote !== null && (
        <p className="total">
          <span>{t("menu.step_price")}</span>
          <b>
            <Money text={format.money(quote.price, view.currency)} />
          </b>
        </p>
      )}
      <TicketActs view={view} standing={standing} token={token} speech={speech} />
    </section>
  );
}

/** The word for a state, as the customer calls it. */
function nameStanding(standing: Standing, t: Speech["t"]): string {
  switch (standing) {
    case "in_progress":
      return t("menu.where_preparing");
    case "completed":
      return t("menu.where_handed");
    case "ready":
    case "cancelled":
      return t(`common.status_${standing}`);
    case "new":
    case "quoted":
    case "accepted":
    case "removed":
    case "declined":
    case "withdrawn":
    case "expired":
      return t(`menu.status_${standing}`);
  }
}

/** Day, time and place: the order's once there is one, since the owner may have changed them. */
function WhenAndWhere({ view, speech }: Pick<TicketProps, "view" | "speech">) {
  const { t, format } = speech;
  const { order, business } = view;
  const time = order ? order.deliveryTime : view.deliveryTime;
  const way = order?.fulfilment ?? view.fulfilment;
  const place =
    way === "delivery" ? view.address || t("menu.address_open") : business.address || business.name;
  return (
    <dl className="facts">
      <dt>{t("menu.day")}</dt>
      <dd>
        {order?.movedFrom && (
          <>
            <del className="muted">{format.longDay(order.movedFrom)}</del>{" "}
          </>
        )}
        {format.longDay(order?.deliveryDate ?? view.deliveryDate)}
      </dd>
      {time !== null && (
        <>
          <dt>{t("menu.time")}</dt>
          <dd>{format.time(time)}</dd>
        </>
      )}
      <dt>{t(`common.fulfilment_${way}`)}</dt>
      <dd dir="auto">{place}</dd>
    </dl>
  );
}

/** The allergies of the order, as a warning; nothing where none were given. */
function Allergies({ view, speech }: Pick<TicketProps, "view" | "speech">) {
  const allergies = allergiesOf(view, speech);
  if (allergies === "") return null;
  return (
    <p className="alg">
      <Icon of="warning" />
      <span dir="auto">{speech.t("menu.allergy_noted", { allergies })}</span>
    </p>
  );
}

/** Returns the allergies of a page in one line, `""` without any. */
export function allergiesOf(view: RequestStatusView, { t, format }: Speech): string {
  return format.list([
    ...view.allergens.map((allergen) => t(`common.allergen_${allergen}`)),
    ...(view.allergyNote === "" ? [] : [view.allergyNote]),
  ]);
}
