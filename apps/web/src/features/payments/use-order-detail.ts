import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Payable } from "./payments.types.ts";

/** Returns what tells an order from others of one client: its number, day and balance. */
export function useOrderDetail(): (order: Payable) => string {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  return (order) =>
    t("payments.order_detail", {
      number: String(order.number),
      date: days.brief(order.deliveryDate),
      balance: format.money(order.balance, order.currency),
    });
}
