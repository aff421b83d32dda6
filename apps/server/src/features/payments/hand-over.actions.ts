import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { handOverOrder, undoHandOver } from "@marzipan/contract/payments";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { moveToStatus, openOrder, refuseCancelled } from "../orders/order-state.actions.ts";
import { balanceOf, readPayment, recordPayment, voidRow } from "./payments.actions.ts";

/**
 * Completes an order and records what was taken for it, both or none. The order is locked first, so that of two who
 * hand it over at once the second finds nothing to be paid, and records nothing.
 */
export async function handOver(
  tx: Tx<"session">,
  orderId: string,
  { amount, method }: Input<typeof handOverOrder>["body"],
): Promise<ReplyOf<typeof handOverOrder>> {
  const { order } = await openOrder(tx, orderId);
  refuseCancelled(order);
  const isPaid = (await balanceOf(tx, order)) <= 0;
  const payment = isPaid ? null : await recordPayment(tx, { orderId, amount, method });
  await moveToStatus(tx, orderId, "completed", true);
  return { paymentId: payment?.id ?? null };
}

/**
 * Moves an order back to the state it had before, and voids the payment recorded with its handing over. The order is
 * locked first, and the payment's sums are kept before the order's, as when it was handed over. The order comes back to
 * its day also when that is full by now: what was done a moment ago is only taken back.
 */
export async function takeBack(
  tx: Tx<"session">,
  orderId: string,
  { status, paymentId }: Input<typeof undoHandOver>["body"],
): Promise<ReplyOf<typeof undoHandOver>> {
  refuseCancelled((await openOrder(tx, orderId)).order);
  if (paymentId !== undefined) {
    const payment = await readPayment(tx, paymentId);
    if (payment.orderId !== orderId) throw new AppError("not_found");
    await voidRow(tx, paymentId);
  }
  await moveToStatus(tx, orderId, status, true);
  return { ok: true };
}
