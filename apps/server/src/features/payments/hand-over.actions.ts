import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as payments from "@marzipan/contract/payments";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { setOrderStatus, openOrder, refuseCancelled } from "../orders/order-state.actions.ts";
import { balanceOf, getPayment, createPayment, voidPayment } from "./payments.actions.ts";

/**
 * Completes an order and records what was taken for it, both or none. The order is locked first, so that of two who
 * hand it over at once the second finds nothing to be paid, and records nothing.
 */
export async function handOverOrder(
  tx: Tx<"session">,
  orderId: string,
  { amount, method }: Input<typeof payments.handOverOrder>["body"],
): Promise<ReplyOf<typeof payments.handOverOrder>> {
  const { order } = await openOrder(tx, orderId);
  refuseCancelled(order);
  const isPaid = (await balanceOf(tx, order)) <= 0;
  const payment = isPaid ? null : await createPayment(tx, { orderId, amount, method });
  await setOrderStatus(tx, orderId, "completed", true);
  return { paymentId: payment?.id ?? null };
}

/**
 * Moves an order back to the state it had before, and voids the payment recorded with its handing over. The order is
 * locked first, and the payment's sums are kept before the order's, as when it was handed over. The order comes back to
 * its day also when that is full by now: what was done a moment ago is only taken back.
 */
export async function undoHandOver(
  tx: Tx<"session">,
  orderId: string,
  { status, paymentId }: Input<typeof payments.undoHandOver>["body"],
): Promise<ReplyOf<typeof payments.undoHandOver>> {
  refuseCancelled((await openOrder(tx, orderId)).order);
  if (paymentId !== undefined) {
    const payment = await getPayment(tx, paymentId);
    if (payment.orderId !== orderId) throw new AppError("not_found");
    await voidPayment(tx, paymentId);
  }
  await setOrderStatus(tx, orderId, status, true);
  return { ok: true };
}
