import { ShoppingBag, Truck } from "lucide-react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { StateMark } from "../../../ui/StateMark.tsx";
import { Ticket } from "../../../ui/Ticket.tsx";
import { OrderTime } from "../ticket/OrderTime.tsx";
import { stateOf, stateWords } from "../order-state.rules.ts";
import type { OrderInBrief } from "../orders.types.ts";
import { withSoftHyphens } from "./soft-hyphens.rules.ts";
import { useOrderEnd } from "../ticket/use-order-end.tsx";
import styles from "./order-calendar.module.css";
import ticketStyles from "../ticket/ticket.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

interface BriefTicketProps {
  order: OrderInBrief;
  actions?: ReactNode;
}

/** An order of the calendar as a small ticket: when, for whom, what in one line, its state. */
export function MiniTicket({ order }: { order: OrderInBrief }) {
  const t = useT();
  const format = useFormat();
  const state = stateOf(order);
  return (
    <Ticket
      bar={state}
      size="mini"
      href={pathTo("/orders/$orderId", { orderId: order.id })}
      time={<OrderTime time={order.deliveryTime} />}
      title={withSoftHyphens(order.clientName)}
      note={order.notes}
      state={<StateMark state={state}>{t(stateWords[state])}</StateMark>}
    >
      {order.items.length > 0 && (
        <p className={styles.miniWhat}>
          {order.items.map((item, index) => (
            <Fragment key={index}>
              {index > 0 && " · "}
              {format.number(item.quantity)}
              {"\u00A0"}
              <bdi>{item.dessert_name}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </Ticket>
  );
}

/** An order of the calendar as a whole ticket, for the phone's list of a day. */
export function BriefTicket({ order, actions }: BriefTicketProps) {
  const t = useT();
  const format = useFormat();
  const state = stateOf(order);
  const end = useOrderEnd(order);
  return (
    <Ticket
      bar={state}
      href={pathTo("/orders/$orderId", { orderId: order.id })}
      time={<OrderTime time={order.deliveryTime} />}
      way={
        order.fulfilment === "delivery"
          ? { icon: Truck, text: t("common.fulfilment_delivery") }
          : { icon: ShoppingBag, text: t("common.fulfilment_pickup") }
      }
      number={
        <span className={ticketStyles.orderNumber}>
          <bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>
          {actions}
        </span>
      }
      title={order.clientName}
      lines={order.items.map((item) => ({
        amount: format.number(item.quantity),
        text: item.dessert_name,
      }))}
      note={order.notes}
      state={<StateMark state={state}>{t(stateWords[state])}</StateMark>}
      {...end}
    />
  );
}
