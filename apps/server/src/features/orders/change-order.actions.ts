import type * as orders from "@marzipan/contract/orders";
import type { Input } from "@marzipan/contract/endpoint";
import { updateAfterEdit } from "@marzipan/domain/customer-updates";
import { changedFields, changesOf } from "@marzipan/domain/order-history";
import { patchOrder, relabelsPrices } from "@marzipan/domain/orders";
import type { OrderFields, OrderLine } from "@marzipan/domain/orders";
import { settlementAfter } from "@marzipan/domain/settlement";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import { findOwnClient, missClient } from "../clients/for-orders.actions.ts";
import { removeUnusedPictures } from "../files/pictures.actions.ts";
import { indexChangedOrder } from "../order-search-index/order-search-index.actions.ts";
import { refuseProblems, refuseStrangers } from "./order-checks.actions.ts";
import type { Details } from "./order-reading.actions.ts";
import { openOrder, refuseCancelled, storeChange, takePlaceAnew } from "./order-state.actions.ts";
import type { HasPayments } from "./order-state.actions.ts";
import { changeOrder, replaceLines, replacePictures, searchKeyOf } from "./orders.store.ts";
import type { StoredOrder } from "./orders.store.ts";
import { rememberLines } from "./suggestions.store.ts";

type Patch = Input<typeof orders.updateOrder>["body"];

/**
 * Changes an order; what is left out stays. Refused when `expectedUpdatedAt` is stale, when a
 * changed currency would relabel prices or existing payments, for a full or closed day unless the
 * owner confirmed, and for ids of other businesses.
 */
export async function updateOrder(
  tx: Tx<"session">,
  deps: Deps,
  id: string,
  patch: Patch,
  hasPayments: HasPayments,
): Promise<Details> {
  // The client is locked before the order, in the same order as erasing a client does, so that they
  // cannot deadlock.
  const linked = patch.clientId ? await findOwnClient(tx, patch.clientId) : null;
  const { order, author, tracksPayments } = await openOrder(tx, id);
  refuseChangedElsewhere(order, patch);
  const { currency } = order.fields;
  const movesCurrency = patch.currency !== undefined && patch.currency !== currency;
  if (movesCurrency && (await hasPayments(tx, id)))
    throw new AppError("order_currency_fixed", { currency });
  if (relabelsPrices(order.fields, patch)) throw new AppError("currency_differs", { currency });
  const fields = patchOrder(order.fields, patch);
  const changed = new Set(changedFields(order.fields, fields));
  if (changed.has("status")) refuseCancelled(order);
  await takePlaceAnew(tx, order, fields, patch.overCapacity ?? false);
  refuseProblems(fields);
  const [listing] = await together([
    indexChangedOrder(tx, order.number, searchKeyOf(order, fields)),
    refuseStrangers(tx, fields, order.fields),
  ]);
  if (changed.has("clientId") && fields.clientId !== null) {
    fields.clientId = (linked ?? missClient()).id;
  }
  const changes = changesOf(order.fields, fields);
  const lineKeys = changed.has("lines") ? null : order.lineKeys;
  const next = { ...order, fields, lineKeys };
  const { status, settlement: had } = { ...order, ...order.fields };
  const settlement = settlementAfter({ status, settlement: had }, fields.status, tracksPayments);
  const answer = await storeChange(tx, order, next, author, changes, () => [
    ...fieldWrites(tx, order, fields, changed),
    changeOrder(tx, order, fields, settlement, updateOfEdit(tx, order, fields)),
    ...listing,
  ]);
  const removed = order.fields.pictureIds.filter((picture) => !fields.pictureIds.includes(picture));
  await removeUnusedPictures(tx, deps, removed);
  return answer;
}

/** A cancelled order is told as such, whatever is edited on it. */
function updateOfEdit(tx: Tx, order: StoredOrder, fields: OrderFields): StoredOrder["update"] {
  return order.cancelledAt
    ? order.update
    : updateAfterEdit(order.fields, fields, order.update, tx.now);
}

/**
 * Refuses a change based on a stale version. A change that is already in place, as when a lost
 * answer is retried, is accepted.
 */
function refuseChangedElsewhere(order: StoredOrder, patch: Patch): void {
  const { expectedUpdatedAt } = patch;
  if (!expectedUpdatedAt || Date.parse(expectedUpdatedAt) === order.updatedAt.getTime()) return;
  if (changedFields(order.fields, patchOrder(order.fields, patch)).length === 0) return;
  throw new AppError("changed_elsewhere", { updatedAt: order.updatedAt.toISOString() });
}

function fieldWrites(
  tx: Tx,
  order: StoredOrder,
  fields: OrderFields,
  changed: ReadonlySet<keyof OrderFields>,
): Asked[] {
  return [
    ...(changed.has("lines")
      ? [
          ...replaceLines(tx, order.id, fields),
          ...rememberLines(tx, fields.currency, newLines(order.fields, fields)),
        ]
      : []),
    ...(changed.has("pictureIds") ? replacePictures(tx, order.id, fields.pictureIds) : []),
  ];
}

/**
 * The lines that an edit added or repriced, to be remembered as suggestions; the others were
 * remembered before.
 */
function newLines(before: OrderFields, after: OrderFields): OrderLine[] {
  const known = new Set(before.lines.map(identify));
  return after.lines.filter((line) => !known.has(identify(line)));
}

function identify(line: OrderLine): string {
  return JSON.stringify([line.dessertName, line.unitPriceMinor, line.productId]);
}
