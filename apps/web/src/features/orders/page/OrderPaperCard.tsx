import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { OrderTime } from "../ticket/OrderTime.tsx";
import { stateOf } from "../order-state.rules.ts";
import type { OrderView } from "../orders.types.ts";
import { useAllergyLine } from "../../../platform/food/use-allergy-words.ts";

/** The papers that an order card is printed on: an A5 sheet or an 80 mm roll. */
export const papers = ["a5", "roll"] as const;

/** One of the papers. */
export type Paper = (typeof papers)[number];

/** An order on paper: when and for whom first, each item with a box to tick, allergies framed. */
export function OrderPaperCard({ order, paper }: { order: OrderView; paper: Paper }) {
  const t = useT();
  const format = useFormat();
  const { business } = useMe();
  const sayAllergies = useAllergyLine();
  const allergy = sayAllergies(order);
  const number = t("common.order_number", { number: String(order.number) });
  return (
    <article className={`paper-card paper-${paper}`} data-theme="light" aria-label={number}>
      <header className="paper-head">
        <span dir="auto">{business.name}</span>
        <span>{number}</span>
      </header>
      {stateOf(order) === "cancelled" && (
        <p className="paper-frame">{t("common.status_cancelled")}</p>
      )}
      <div className="paper-when">
        <OrderTime time={order.deliveryTime} />
        <span>{format.longDay(order.deliveryDate)}</span>
      </div>
      <h2 className="paper-who">
        <bdi>{order.clientName}</bdi>
      </h2>
      <p>
        {order.fulfilment === "delivery"
          ? t("common.fulfilment_delivery")
          : t("common.fulfilment_pickup")}
        {order.phone !== null && (
          <>
            {" · "}
            <bdi dir="ltr">{order.phone}</bdi>
          </>
        )}
      </p>
      {order.fulfilment === "delivery" && order.address !== null && (
        <p>
          <bdi className="paper-wraps">{order.address}</bdi>
        </p>
      )}
      {allergy !== null && (
        <p className="paper-frame">
          <span dir="auto">{allergy}</span>
        </p>
      )}
      <ul className="paper-items">
        {order.items.map((line, index) => (
          <li key={index}>
            <span className="paper-box" aria-hidden="true" />
            <b>{format.number(line.quantity)}</b>
            <span>
              <bdi className="paper-wraps">{line.dessert_name}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {order.notes !== null && order.notes !== "" && (
        <p className="paper-notes" dir="auto">
          {order.notes}
        </p>
      )}
      {order.pictures.length > 0 && (
        <ul className="paper-pictures">
          {order.pictures.map((picture, index) => (
            <li key={picture.id}>
              <img src={picture.thumbUrl} alt={t("orders.picture_nth", { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <footer className="paper-foot">
        <span>{t("common.total")}</span>
        <b>
          <Money amount={order.totalPrice} currency={order.currency} />
        </b>
      </footer>
    </article>
  );
}
