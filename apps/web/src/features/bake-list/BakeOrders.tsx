import { ListPlus } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { StateMark } from "../../ui/StateMark.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import type { BakeOrder, BakeRow } from "./bake-items.rules.ts";
import { stateOf, stateWords } from "../orders/order-state.rules.ts";
import { useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./bake.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface BakeOrdersProps {
  item: BakeRow;
  /** Asks how many are made. */
  onCount: () => void;
}

/** The orders behind an item's sum, each leading to its page, and the way to note a part as made. */
export function BakeOrders({ item, onCount }: BakeOrdersProps) {
  const t = useT();
  return (
    <>
      <BakeOrderList
        label={t("bake_list.behind", { item: item.dessert_name })}
        orders={item.orders}
      />
      <TextButton icon={ListPlus} onPress={onCount}>
        {t("bake_list.enter")}
      </TextButton>
    </>
  );
}

type ListedOrder = BakeOrder & { quantity?: number };

/** Orders of the list, each leading to its page, with their amounts where they stand behind a sum. */
export function BakeOrderList({
  label,
  orders,
}: {
  label: string;
  orders: readonly ListedOrder[];
}) {
  return (
    <ul className={styles.bakeOrderList} aria-label={label}>
      {orders.map((order) => (
        <li key={order.id}>
          <BakeOrderLine order={order} />
        </li>
      ))}
    </ul>
  );
}

function BakeOrderLine({ order }: { order: ListedOrder }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const allergy = useAllergyLine()(order);
  const state = stateOf({ ...order, cancelledAt: null });
  const day = days.short(order.deliveryDate);
  const when =
    order.deliveryTime === null
      ? day
      : t("common.day_at_time", { day, time: format.time(order.deliveryTime) });
  return (
    <div className={styles.bakeOrder}>
      <b className={styles.bakeOrderQuantity}>
        {order.quantity !== undefined && format.number(order.quantity)}
      </b>
      <div>
        <Link
          href={pathTo("/orders/$orderId", { orderId: order.id })}
          className={joinClasses(styles.bakeOrderName)}
        >
          <span dir="auto">{order.clientName}</span>
        </Link>
        <p className={styles.bakeFrom}>
          <Dots>
            <bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>
            {when}
          </Dots>
        </p>
        {allergy !== null && (
          <p className={styles.bakeAlert}>
            <span>{allergy}</span>
          </p>
        )}
        {order.notes !== null && order.notes.trim() !== "" && (
          <p className={styles.bakeNote} dir="auto">
            {order.notes}
          </p>
        )}
      </div>
      <StateMark state={state}>{t(stateWords[state])}</StateMark>
    </div>
  );
}
