import { ShoppingBag, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { StateMark } from "../../../ui/StateMark.tsx";
import { Ticket } from "../../../ui/Ticket.tsx";
import { OrderTime } from "./OrderTime.tsx";
import { isOverdue, stateOf, stateWords } from "../order-state.rules.ts";
import type { OrderRow } from "../orders.types.ts";
import { useAllergyLine } from "../../../platform/food/use-allergy-words.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useOrderEnd } from "./use-order-end.tsx";
import { useToday } from "../../../platform/calendar/use-today.ts";
import styles from "./ticket.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** How many lines a ticket in a list shows before it says how many more there are. */
const linesShown = 4;

interface OrderTicketProps {
  order: OrderRow;
  /** Says the day beside the time, where the list is not grouped by day. */
  showsDay?: boolean;
  /** The day in the name's place, where all orders are one client's. */
  isNamedByDay?: boolean;
  headingLevel?: 2 | 3;
  /** Buttons at the end of the first line. */
  actions?: ReactNode;
  /** What is done with it next, under its foot. */
  act?: ReactNode;
}

/** An order as a kitchen ticket that leads to its page. */
export function OrderTicket({
  order,
  showsDay = false,
  isNamedByDay = false,
  headingLevel,
  actions,
  act,
}: OrderTicketProps) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const today = useToday();
  const sayAllergies = useAllergyLine();
  const state = stateOf(order);
  const end = useOrderEnd(order);
  const allergy = sayAllergies(order);
  const hidden = order.items.length - linesShown;
  const shown = hidden > 1 ? order.items.slice(0, linesShown) : order.items;
  const late = isOverdue(order, today);
  const day = days.short(order.deliveryDate);
  const lateLook = late ? styles.orderDayLate : undefined;
  return (
    <Ticket
      bar={state}
      href={pathTo("/orders/$orderId", { orderId: order.id })}
      {...(headingLevel && { headingLevel })}
      time={
        <>
          <OrderTime time={order.deliveryTime} />
          {(showsDay || late) && !isNamedByDay && (
            <span className={joinClasses(styles.orderDay, lateLook)}>{day}</span>
          )}
        </>
      }
      way={
        order.fulfilment === "delivery"
          ? { icon: Truck, text: t("common.fulfilment_delivery") }
          : { icon: ShoppingBag, text: t("common.fulfilment_pickup") }
      }
      number={
        <span className={styles.orderNumber}>
          <bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>
          {actions}
        </span>
      }
      title={isNamedByDay ? <span className={lateLook}>{day}</span> : order.clientName}
      lines={shown.map((line) => ({
        amount: format.number(line.quantity),
        text: line.dessert_name,
      }))}
      {...(hidden > 1 && { more: t("orders.more_items", { n: hidden }) })}
      {...(allergy !== null && { alert: allergy })}
      note={order.notes}
      state={<StateMark state={state}>{t(stateWords[state])}</StateMark>}
      {...end}
      act={act}
    />
  );
}
