import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { StateMark } from "../../../ui/StateMark.tsx";
import { Ticket, TicketList } from "../../../ui/Ticket.tsx";
import { OrderTime } from "../ticket/OrderTime.tsx";
import { stateOf, stateWords } from "../order-state.rules.ts";
import type { OrderDay } from "./use-save-order.ts";

/** The other open orders of a day: time, client, items, state (rulings §4). */
export function OrdersOfDay({ orders }: { orders: OrderDay["items"] }) {
  const t = useT();
  const format = useFormat();
  return (
    <TicketList>
      {orders.map((order) => {
        const state = stateOf(order);
        return (
          <li key={order.id}>
            <Ticket
              bar={state}
              size="mini"
              headingLevel={3}
              time={<OrderTime time={order.deliveryTime} />}
              number={<bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>}
              title={order.clientName}
              lines={order.items.map((item) => ({
                amount: format.number(item.quantity),
                text: item.dessert_name,
              }))}
              state={<StateMark state={state}>{t(stateWords[state])}</StateMark>}
            />
          </li>
        );
      })}
    </TicketList>
  );
}
