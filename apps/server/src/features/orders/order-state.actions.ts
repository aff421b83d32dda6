import type { OrderStatus } from "@marzipan/contract/order-fields";
import { restorableSince } from "@marzipan/domain/deleted";
import { plainUpdate } from "@marzipan/domain/customer-updates";
import { takesPlaceOfDay } from "@marzipan/domain/day-capacity";
import type { OrderChange } from "@marzipan/domain/order-history";
import type { OrderFields } from "@marzipan/domain/orders";
import { settlementAfter } from "@marzipan/domain/settlement";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { tracksPayments } from "../../platform/account/plan-of-row.ts";
import { together } from "../../platform/database/together.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import { takePlace } from "../catalog/day-places.actions.ts";
import { keepOrder } from "../figures/day-sums.actions.ts";
import { storeAndRead } from "./order-reading.actions.ts";
import type { Details } from "./order-reading.actions.ts";
import { addEvents, changeFacts, findOrder, lockOrder } from "./orders.store.ts";
import type { Author, OrderFacts, StoredOrder } from "./orders.store.ts";

/** An order loaded for a change, who changes it, and whether their business ever could record payments. */
interface Opened {
  order: StoredOrder;
  author: Author;
  tracksPayments: boolean;
}

/** Loads an order for a change, and who changes it; a deleted one is `not_found`. */
export async function openOrder(tx: Tx<"session">, id: string): Promise<Opened> {
  const opened = await openAnyOrder(tx, id);
  if (opened.order.deletedAt) throw new AppError("not_found");
  return opened;
}

/** Loads an order for a change, also one in Recently deleted, and who changes it; one that is gone is `not_found`. */
async function openAnyOrder(tx: Tx<"session">, id: string): Promise<Opened> {
  const [session, order] = await together([tx.entered, lockOrder(tx, id)]);
  const author = { accountId: session.account_id, fullName: session.full_name };
  return { order: requireOrder(tx, order), author, tracksPayments: tracksPayments(session) };
}

/** Returns an order as it stands, also one in Recently deleted; one that is gone is `not_found`. */
export async function readAnyOrder(tx: Tx, id: string): Promise<StoredOrder> {
  return requireOrder(tx, await findOrder(tx, id));
}

function requireOrder(tx: Tx, order: StoredOrder | undefined): StoredOrder {
  const isGone = !order || (order.deletedAt && order.deletedAt <= restorableSince(tx.now));
  if (isGone) throw new AppError("not_found");
  return order;
}

/** Locks an order until the commit and returns it, whatever became of it; `undefined` when there is none. */
export async function holdOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  return await lockOrder(tx, id);
}

/** Refuses what a cancelled order cannot do until it is restored (rulings §4). */
export function refuseCancelled(order: StoredOrder): void {
  if (order.cancelledAt) throw new AppError("order_is_cancelled");
}

/**
 * Stores what makes `order` into `next`, with its history and kept sums, and returns the order again; without a change
 * nothing is stored.
 */
export async function storeChange(
  tx: Tx,
  order: StoredOrder,
  next: StoredOrder,
  author: Author,
  changes: readonly OrderChange[],
  writes: () => readonly Asked[],
): Promise<Details> {
  if (changes.length === 0) return await storeAndRead(tx, order.id, [], "go on");
  const all = [
    ...writes(),
    addEvents(tx, order.id, author, changes),
    ...keepOrder(tx, order, next),
  ];
  return await storeAndRead(tx, order.id, all, "go on");
}

async function changeFact(
  tx: Tx,
  opened: Opened,
  facts: OrderFacts | null,
  change: OrderChange,
): Promise<Details> {
  const { order, author } = opened;
  const next = withFacts(order, facts ?? {});
  return await storeChange(tx, order, next, author, facts ? [change] : [], () => [
    changeFacts(tx, order.id, facts ?? {}),
  ]);
}

/** Returns an order as it is when facts have changed; what is left out stays. */
function withFacts(order: StoredOrder, facts: OrderFacts): StoredOrder {
  const { status = order.fields.status } = facts;
  const { cancelled_at: cancelledAt = order.cancelledAt } = facts;
  const { deleted_at: deletedAt = order.deletedAt } = facts;
  return { ...order, cancelledAt, deletedAt, fields: { ...order.fields, status } };
}

/**
 * Moves an order to any of the three states from any (spec §4); `readyAt` stays as it is. One that takes a place of its
 * day again is refused for a full or closed day unless `mayExceed`.
 */
export async function setOrderStatus(
  tx: Tx<"session">,
  id: string,
  status: OrderStatus,
  mayExceed: boolean,
): Promise<Details> {
  const opened = await openOrder(tx, id);
  refuseCancelled(opened.order);
  await takePlaceAnew(tx, opened.order, { ...opened.order.fields, status }, mayExceed);
  const before = opened.order.fields.status;
  const settlement = settlementAfter(
    { status: before, settlement: opened.order.settlement },
    status,
    opened.tracksPayments,
  );
  const facts = {
    status,
    settlement,
    ...(status === "completed" && { customer_update: null }),
  };
  return await changeFact(tx, opened, before === status ? null : facts, {
    kind: "status",
    from: before,
    to: status,
  });
}

/** Marks an order as ready to hand over, or as not ready after all. */
export async function setOrderReady(
  tx: Tx<"session">,
  id: string,
  isReady: boolean,
): Promise<Details> {
  const opened = await openOrder(tx, id);
  refuseCancelled(opened.order);
  const { readyAt, update } = opened.order;
  const isChanged = (readyAt !== null) !== isReady;
  const facts = isReady
    ? { ready_at: tx.now, customer_update: plainUpdate("ready", tx.now) }
    : { ready_at: null, customer_update: update?.kind === "ready" ? null : update };
  return await changeFact(tx, opened, isChanged ? facts : null, {
    kind: isReady ? "ready" : "not_ready",
    from: null,
    to: null,
  });
}

/** Cancels an order; its state stays for when it is restored (rulings §4). */
export async function cancelOrder(
  tx: Tx<"session">,
  id: string,
  reason: string | null,
): Promise<Details> {
  const opened = await openOrder(tx, id);
  const facts = opened.order.cancelledAt
    ? null
    : {
        cancelled_at: tx.now,
        cancel_reason: reason,
        customer_update: plainUpdate("canceled", tx.now),
      };
  return await changeFact(tx, opened, facts, { kind: "cancelled", from: null, to: null });
}

/** Takes a place of its day again for an order that comes back, where it counts for the day; refused as `takePlace` says (rulings §5). */
async function takePlaceAgain(
  tx: Tx,
  { fields, isRequested }: StoredOrder,
  mayExceed: boolean,
): Promise<void> {
  const { status, deliveryDate } = fields;
  if (takesPlaceOfDay({ status, isRequested })) await takePlace(tx, deliveryDate, mayExceed);
}

/** Takes a place for an order that a change of its fields lets count for a day on which it did not count; refused as `takePlace` says (rulings §5). */
export async function takePlaceAnew(
  tx: Tx,
  { fields, cancelledAt, isRequested }: StoredOrder,
  next: OrderFields,
  mayExceed: boolean,
): Promise<void> {
  const [had, takes] = [fields, next].map(({ status }) => takesPlaceOfDay({ status, isRequested }));
  const isThere = had && fields.deliveryDate === next.deliveryDate;
  if (takes && !cancelledAt && !isThere) await takePlace(tx, next.deliveryDate, mayExceed);
}

/** Restores a cancelled order to the state that it had (rulings §4); refused for a full or closed day unless `mayExceed`. */
export async function uncancelOrder(
  tx: Tx<"session">,
  id: string,
  mayExceed: boolean,
): Promise<Details> {
  const opened = await openOrder(tx, id);
  if (opened.order.cancelledAt) await takePlaceAgain(tx, opened.order, mayExceed);
  // A customer who was not told that it is cancelled need not hear that it is not.
  const isUntold = opened.order.update?.kind === "canceled";
  const facts = opened.order.cancelledAt
    ? {
        cancelled_at: null,
        cancel_reason: null,
        customer_update: isUntold ? null : plainUpdate("restored", tx.now),
      }
    : null;
  return await changeFact(tx, opened, facts, { kind: "restored", from: null, to: null });
}

/** Returns whether an order has payments. */
export type HasPayments = (tx: Tx, orderId: string) => Promise<boolean>;

/**
 * Deletes an order into Recently deleted, where it stays for 30 days. Where `hasPayments` is asked, an order
 * with payments is refused unless it is cancelled: cancelling is offered first (rulings §4).
 */
export async function deleteOrder(
  tx: Tx<"session">,
  id: string,
  hasPayments: HasPayments | null,
): Promise<{ ok: true }> {
  const opened = await openAnyOrder(tx, id);
  const { cancelledAt, deletedAt } = opened.order;
  if (hasPayments && !cancelledAt && !deletedAt && (await hasPayments(tx, id))) {
    throw new AppError("order_has_payments");
  }
  const facts = opened.order.deletedAt ? null : { deleted_at: tx.now };
  await changeFact(tx, opened, facts, { kind: "deleted", from: null, to: null });
  return { ok: true };
}

/** Restores a deleted order within 30 days (rulings §4); refused for a full or closed day unless `mayExceed` or cancelled. */
export async function restoreOrder(
  tx: Tx<"session">,
  id: string,
  mayExceed: boolean,
): Promise<Details> {
  const opened = await openAnyOrder(tx, id);
  const { cancelledAt, deletedAt } = opened.order;
  if (deletedAt && !cancelledAt) await takePlaceAgain(tx, opened.order, mayExceed);
  const facts = deletedAt ? { deleted_at: null } : null;
  return await changeFact(tx, opened, facts, { kind: "undeleted", from: null, to: null });
}
