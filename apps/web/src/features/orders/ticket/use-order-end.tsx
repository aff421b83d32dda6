import { listOrderBalances } from "@marzipan/contract/payments";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { freshMs } from "../../../platform/api/query-client.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { useFeature } from "../../../platform/session/me.tsx";
import { askBalance } from "./ask-balance.ts";
import { stateOf } from "../order-state.rules.ts";
import type { OrderInBrief } from "../orders.types.ts";

type PricedOrder = Pick<
  OrderInBrief,
  "id" | "status" | "readyAt" | "cancelledAt" | "totalPrice" | "currency"
>;

/**
 * Answers the end of a ticket's foot: what is still to be paid, where the plan has payments; until
 * that is known, and on other plans, the order's price.
 */
export function useOrderEnd(order: PricedOrder): { end: ReactNode; isEndQuiet: boolean } {
  const t = useT();
  const state = stateOf(order);
  const followsPayments = useFeature("payment_tracking");
  const { data: balance } = useQuery({
    queryKey: [listOrderBalances.id, order.id],
    queryFn: () => askBalance(order.id),
    staleTime: freshMs,
    enabled: followsPayments && state !== "cancelled" && order.totalPrice > 0,
  });
  const { currency, totalPrice } = order;
  if (state === "cancelled" || balance === undefined || balance === null) {
    const isEndQuiet = state === "completed" || state === "cancelled";
    return { end: <Money amount={totalPrice} currency={currency} />, isEndQuiet };
  }
  if (balance <= 0) return { end: t("payments.state_paid"), isEndQuiet: true };
  const amount = <Money amount={balance} currency={currency} />;
  const end = <Rich text={t("payments.amount_due", { amount: "{amount}" })} parts={{ amount }} />;
  return { end, isEndQuiet: false };
}
