import type { orderEventKinds } from "@marzipan/contract/order-fields";
import type { OrderFields } from "./orders.ts";

/** What an order's history says about one change. */
export interface OrderChange {
  kind: (typeof orderEventKinds)[number];
  from: string | null;
  to: string | null;
}

/**
 * Returns what an edit adds to an order's history: one line for a change of state (from and to are
 * states), and one for the rest, `moved` with the two days when only day or time changed, else
 * `edited`. An edit that changes nothing adds nothing.
 */
export function changesOf(before: OrderFields, after: OrderFields): OrderChange[] {
  const changes: OrderChange[] = [];
  if (before.status !== after.status)
    changes.push({ kind: "status", from: before.status, to: after.status });
  const changed = changedFields(before, after).filter((field) => field !== "status");
  if (changed.length === 0) return changes;
  const isMove = changed.every((field) => field === "deliveryDate" || field === "deliveryTime");
  const rest: OrderChange = isMove
    ? { kind: "moved", from: before.deliveryDate, to: after.deliveryDate }
    : { kind: "edited", from: null, to: null };
  return [...changes, rest];
}

/** Lists the fields that differ between two versions of an order. */
export function changedFields(before: OrderFields, after: OrderFields): (keyof OrderFields)[] {
  return (Object.keys(after) as (keyof OrderFields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
