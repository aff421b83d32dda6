import { toMajor, toMinor } from "@marzipan/domain/money";
import { depositMinor } from "@marzipan/domain/orders";
import type { OrderRow } from "../orders.types.ts";

/** Returns the deposit that a stored order asks for, in major units; 0 for none (rulings §6). */
export function depositOfOrder(
  order: Pick<OrderRow, "depositKind" | "depositValue" | "totalPrice">,
): number {
  const depositValueMinor = order.depositValue === null ? null : toMinor(order.depositValue);
  const { depositKind } = order;
  return toMajor(depositMinor({ depositKind, depositValueMinor }, toMinor(order.totalPrice)));
}
