import type { ReactNode } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { stateOf } from "../order-state.rules.ts";
import type { PricedOrder } from "../orders.types.ts";
import { useOrderBalance } from "./use-order-balance.ts";

/**
 * Returns the end of a ticket's foot: what is still to be paid, where the plan has payments; until
 * that is known, and on other plans, the order's price.
 */
export function useOrderEnd(order: PricedOrder): { end: ReactNode; isEndQuiet: boolean } {
  const t = useT();
  const balance = useOrderBalance(order);
  const { currency, totalPrice } = order;
  if (balance === null) {
    const state = stateOf(order);
    const isEndQuiet = state === "completed" || state === "cancelled";
    return { end: <Money amount={totalPrice} currency={currency} />, isEndQuiet };
  }
  if (balance <= 0) return { end: t("payments.state_paid"), isEndQuiet: true };
  const amount = <Money amount={balance} currency={currency} />;
  const end = <Rich text={t("payments.amount_due", { amount: "{amount}" })} parts={{ amount }} />;
  return { end, isEndQuiet: false };
}
