import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { StateMark } from "../../ui/StateMark.tsx";
import { Ticket, TicketList } from "../../ui/Ticket.tsx";
import { OrderTime } from "./OrderTime.tsx";
import { stateOf, stateWords } from "./order-state.rules.ts";
import type { SameDayQuestion } from "./use-save-order.ts";

/** Lists the other open orders of the day and asks whether to save this one too (rulings §4). */
export function SameDayDialog({ question }: { question: SameDayQuestion }) {
  const t = useT();
  const format = useFormat();
  const { date, orders, answer } = question;
  return (
    <Sheet
      isOpen
      size="small"
      role="alertdialog"
      title={t("orders.same_day_question", { n: orders.length, date: format.longDay(date) })}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      foot={
        <>
          <Button variant="quiet" onPress={() => answer(false)}>
            {t("orders.keep_editing")}
          </Button>
          <Button variant="primary" onPress={() => answer(true)}>
            {t("orders.save_order")}
          </Button>
        </>
      }
    >
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
                number={
                  <bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>
                }
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
    </Sheet>
  );
}
