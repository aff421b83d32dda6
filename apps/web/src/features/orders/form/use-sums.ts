import { useWatch } from "react-hook-form";
import { sumsOf } from "./order-form.rules.ts";
import type { FormSums, OrderCurrency } from "./order-form.rules.ts";
import type { OrderForm } from "./order-form.types.ts";

/** Returns the form's money while it is filled in, with its currency. */
export function useSums(form: OrderForm): {
  sums: FormSums;
  currency: OrderCurrency;
  isAgreed: boolean;
} {
  const [items, agreedPrice, depositKind, depositValue, currency] = useWatch({
    control: form.control,
    name: ["items", "agreedPrice", "depositKind", "depositValue", "currency"],
  });
  const sums = sumsOf({ items, agreedPrice, depositKind, depositValue });
  return { sums, currency, isAgreed: agreedPrice !== null };
}
