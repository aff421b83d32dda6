import type * as customerUpdates from "@marzipan/contract/customer-updates";
import { mostCustomerUpdates } from "@marzipan/contract/customer-updates";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { isAsUpdated, plainUpdate, undoingPatch } from "@marzipan/domain/customer-updates";
import type { Tx } from "../../platform/database/database.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { updateOrder } from "./change-order.actions.ts";
import { storeAndRead } from "./order-reading.actions.ts";
import type { Details } from "./order-reading.actions.ts";
import { openOrder, setOrderReady, uncancelOrder } from "./order-state.actions.ts";
import type { HasPayments } from "./order-state.actions.ts";
import { listUntold, setCustomerUpdate } from "./orders.store.ts";
import type { StoredOrder } from "./orders.store.ts";

const day = 86_400_000;
const shownDays = 7;

/** Lists the orders of the last 7 days whose customers should be told of a change, the last change first. */
export async function listCustomerUpdates(
  tx: Tx,
): Promise<JsonValue<ReplyOf<typeof customerUpdates.listCustomerUpdates>>> {
  const since = new Date(tx.now.getTime() - shownDays * day);
  const rows = await listUntold(tx, since, mostCustomerUpdates);
  return new JsonValue(`{"items":[${rows.map(({ json }) => json).join(",")}]}`);
}

/** Records that a customer was told of the change made at `at`, or need not be; a newer change stays to be told. */
export async function endCustomerUpdate(
  tx: Tx<"session">,
  id: string,
  at: string,
): Promise<Details> {
  const { order } = await openOrder(tx, id);
  const changes = isMadeAt(order, at) ? [setCustomerUpdate(tx, id, null)] : [];
  return await storeAndRead(tx, id, changes, "commit");
}

/**
 * Undoes the change made at `at` that a customer should be told, also onto a full or closed day. Refused when the same
 * was changed again meanwhile; changes nothing where it is undone or told already.
 */
export async function undoCustomerUpdate(
  tx: Tx<"session">,
  deps: Deps,
  id: string,
  at: string,
  hasPayments: HasPayments,
): Promise<Details> {
  const { order } = await openOrder(tx, id);
  const { update } = order;
  if (update === null) return await storeAndRead(tx, id, [], "go on");
  if (!isMadeAt(order, at)) throw changedElsewhere(order);
  if (update.kind === "ready") await setOrderReady(tx, id, false);
  else if (update.kind === "canceled") await uncancelOrder(tx, id, true);
  else {
    const isEdit = update.kind === "moved" || update.kind === "changed";
    if (!isEdit || !isAsUpdated(order.fields, update)) throw changedElsewhere(order);
    const patch = { ...undoingPatch(update), overCapacity: true };
    await updateOrder(tx, deps, id, patch, hasPayments);
  }
  return await storeAndRead(tx, id, [setCustomerUpdate(tx, id, null)], "go on");
}

/** Asks to record that the customer of a request should be told that it was accepted. */
export function tellAccepted(tx: Tx, orderId: string): Asked {
  return setCustomerUpdate(tx, orderId, plainUpdate("accepted", tx.now));
}

function isMadeAt({ update }: StoredOrder, at: string): boolean {
  return update !== null && Date.parse(update.at) === Date.parse(at);
}

function changedElsewhere({ updatedAt }: StoredOrder): AppError {
  return new AppError("changed_elsewhere", { updatedAt: updatedAt.toISOString() });
}
