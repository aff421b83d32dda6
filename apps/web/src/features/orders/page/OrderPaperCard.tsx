import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { OrderTime } from "../ticket/OrderTime.tsx";
import { stateOf } from "../order-state.rules.ts";
import type { OrderView } from "../orders.types.ts";
import { useAllergyLine } from "../../../platform/food/use-allergy-words.ts";
import styles from "./order-card.module.css";

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
    <article className={styles.paperCard} data-paper={paper} data-theme="light" aria-label={number}>
      <header className={styles.paperHead}>
        <span dir="auto">{business.name}</span>
        <span>{number}</span>
      </header>
      {stateOf(order) === "cancelled" && (
        <p className={styles.paperFrame}>{t("common.status_cancelled")}</p>
      )}
      <div className={styles.paperWhen}>
        <OrderTime time={order.deliveryTime} />
        <span>{format.longDay(order.deliveryDate)}</span>
      </div>
      <h2 className={styles.paperWho}>
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
          <bdi className={styles.paperWraps}>{order.address}</bdi>
        </p>
      )}
      {allergy !== null && (
        <p className={styles.paperFrame}>
          <span>{allergy}</span>
        </p>
      )}
      <ul className={styles.paperItems}>
        {order.items.map((line, index) => (
          <li key={index}>
            <span className={styles.paperBox} aria-hidden="true" />
            <b>{format.number(line.quantity)}</b>
            <span>
              <bdi className={styles.paperWraps}>{line.dessert_name}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {order.notes !== null && order.notes !== "" && (
        <p className={styles.paperNotes} dir="auto">
          {order.notes}
        </p>
      )}
      {order.pictures.length > 0 && (
        <ul className={styles.paperPictures}>
          {order.pictures.map((picture, index) => (
            <li key={picture.id}>
              <img src={picture.thumbUrl} alt={t("orders.picture_nth", { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.paperFoot}>
        <span>{t("common.total")}</span>
        <b>
          <Money amount={order.totalPrice} currency={order.currency} />
        </b>
      </footer>
    </article>
  );
}
