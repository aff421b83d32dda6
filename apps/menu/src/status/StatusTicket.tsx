import { callLink } from "@marzipan/contract/phone";
import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import { Icon } from "../look/Icon.tsx";
import { Money } from "../look/Money.tsx";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";
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
      <WhenAndWhere view={view} speech={speech} />
      {standing === "quoted" && quote !== null && (
        <p className="total">
          <span>{t("menu.step_price")}</span>
          <b>
            <Money text={format.money(quote.price, view.currency)} />
          </b>
        </p>
      )}
      <Acts view={view} token={token} speech={speech} />
    </section>
  );
}

/**
 * The word for a state: an order's states are named as everywhere, a request's own by the menu's
 * phrases.
 */
function nameStanding(standing: Standing, t: Speech["t"]): string {
  switch (standing) {
    case "in_progress":
    case "ready":
    case "completed":
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
      <dd>{format.longDay(order?.deliveryDate ?? view.deliveryDate)}</dd>
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

/**
 * The buttons that fit the state, as plain forms (POST), so that they work without scripts and a
 * prefetched link changes nothing.
 */
function Acts({ view, token, speech }: Omit<TicketProps, "standing">) {
  const { t } = speech;
  const { business, quote } = view;
  const isPickUp = (view.order?.fulfilment ?? view.fulfilment) === "pickup";
  const way = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(business.address)}`;
  return (
    <div className="acts">
      {view.canAcceptQuote && quote !== null && (
        <form method="post" action={`/r/${token}/accept?lang=${speech.language}`}>
          <input type="hidden" name="price" value={String(quote.price)} />
          <button type="submit" className="btn go big">
            {t("menu.accept_price")}
          </button>
        </form>
      )}
      {view.calendarPath !== null && (
        <a className="btn" href={view.calendarPath}>
          <Icon of="calendar" />
          {t("menu.add_calendar")}
        </a>
      )}
      {view.order !== null && isPickUp && business.address !== "" && (
        <a className="btn" href={way} rel="noreferrer">
          <Icon of="pin" />
          {t("menu.show_way")}
        </a>
      )}
      {business.whatsappUrl !== null && (
        <a className="btn" href={business.whatsappUrl} rel="noreferrer">
          <Icon of="chat" />
          {t("menu.write_whatsapp")}
        </a>
      )}
      {business.whatsappUrl === null && business.phone !== null && (
        <a className="btn" href={callLink(business.phone)}>
          <Icon of="phone" />
          {t("common.call")} <bdi dir="ltr">{business.phone}</bdi>
        </a>
      )}
      {view.canWithdraw && (
        <details className="withdraw">
          <summary className="btn bare danger">{t("menu.withdraw")}</summary>
          <form method="post" action={`/r/${token}/withdraw?lang=${speech.language}`}>
            <p>{t("menu.withdraw_sure", { business: business.name })}</p>
            <button type="submit" className="btn danger">
              {t("menu.withdraw")}
            </button>
            <a className="btn bare" href={`/r/${token}?lang=${speech.language}`}>
              {t("menu.withdraw_keep")}
            </a>
          </form>
        </details>
      )}
    </div>
  );
}
