import type { Currency } from "@marzipan/contract/currencies";
import type { Tx } from "../../platform/database/database.ts";
import { keepOrders } from "../figures/day-sums.actions.ts";
import { insertOrders, markAllDeleted, setLastNumber, takenNumber } from "./imports.store.ts";
import type { ImportedOrder } from "./imported-order.types.ts";
import { lockOrders } from "./orders.store.ts";
import type { Author } from "./orders.store.ts";
import { rememberLines } from "./suggestions.store.ts";

export { listSameOrders } from "./imports.store.ts";
export type { SameOrder } from "./imports.store.ts";

/** How far a number that an order had may lie beyond the last one. */
const farthestNumber = 1_000_000;

/**
 * Stores orders of a file under their own numbers, with history and kept sums. They do not count against the plan's
 * monthly limit (rulings §3). The caller locked the business's counter. Returns the number of each.
 */
export async function makeImportedOrders(
  tx: Tx,
  by: Author,
  orders: readonly ImportedOrder[],
): Promise<number[]> {
  let last = await takenNumber(tx);
  const farthest = last + farthestNumber;
  const numbers = orders.map(({ number }) => {
    last = number !== null && number > last && number <= farthest ? number : last + 1;
    return last;
  });
  await tx.send([
    setLastNumber(tx, last),
    ...insertOrders(tx, by, orders, numbers),
    ...rememberAll(tx, orders),
    ...keepOrders(
      tx,
      [],
      orders.map(({ fields, isCancelled }) => ({
        fields,
        cancelledAt: isCancelled ? tx.now : null,
        deletedAt: null,
        lineKeys: null,
      })),
    ),
  ]);
  return numbers;
}

/** Remembers the items of orders, the prices of the latest ones. */
function rememberAll(tx: Tx, orders: readonly ImportedOrder[]) {
  const byDay = orders.toSorted((one, other) =>
    one.fields.deliveryDate < other.fields.deliveryDate ? -1 : 1,
  );
  const currencies: Currency[] = [
    ...new Set(byDay.map(({ fields }) => fields.currency)),
  ].toSorted();
  return currencies.flatMap((currency) =>
    rememberLines(
      tx,
      currency,
      byDay.flatMap(({ fields }) => (fields.currency === currency ? fields.lines : [])),
    ),
  );
}

/** Returns since when each of the orders that are not deleted is as it is, locked until the transaction ends. */
export async function holdImportedOrders(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  return new Map((await lockOrders(tx, ids)).map((order) => [order.id, order.updatedAt]));
}

/** Deletes orders into Recently deleted. */
export async function deleteImportedOrders(
  tx: Tx,
  by: Author,
  ids: readonly string[],
): Promise<void> {
  const orders = await lockOrders(tx, ids);
  await tx.send([
    ...markAllDeleted(
      tx,
      by,
      orders.map(({ id }) => id),
    ),
    ...keepOrders(tx, orders, []),
  ]);
}
