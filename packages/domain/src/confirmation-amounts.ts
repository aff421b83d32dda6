import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { getSharedConfirmation } from "@marzipan/contract/confirmations";

/** Returns the amounts that a confirmation shows, in major units, so that all are written alike. */
export function confirmationAmounts({
  items,
  payments,
  ...sums
}: Pick<
  ReplyOf<typeof getSharedConfirmation>,
  "items" | "payments" | "itemsTotal" | "total" | "paid" | "balance"
>): number[] {
  return [
    ...items.flatMap(({ unitPrice, lineTotal }) => [unitPrice, lineTotal]),
    ...payments.map(({ amount }) => amount),
    sums.itemsTotal,
    sums.total,
    sums.paid,
    sums.balance,
  ];
}
