import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as pastOrders from "@marzipan/contract/past-orders";
import { toMajor } from "@marzipan/domain/money";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import * as store from "./past-orders.store.ts";

/** Returns the orders that were completed while payments could not be recorded, and what the owner decided on them. */
export async function getPastOrders(tx: Tx): Promise<ReplyOf<typeof pastOrders.getPastOrders>> {
  const [decision, sums] = await together([store.loadDecision(tx), store.sumPastOrders(tx)]);
  return {
    decision,
    totals: sums.map(({ currency, ordersCount, amountMinor }) => ({
      currency,
      ordersCount,
      amount: toMajor(amountMinor),
    })),
  };
}

/**
 * Stores how past orders count (rulings §6) and returns the decision in force: the first one stays, so that two devices
 * never undo each other. `null` takes the decision back.
 */
export async function decidePastOrders(
  tx: Tx,
  { decision }: Input<typeof pastOrders.decidePastOrders>["body"],
): Promise<ReplyOf<typeof pastOrders.decidePastOrders>> {
  if (decision === null) {
    await store.deleteDecision(tx);
    await store.moveSettlement(tx, "owed", "settled");
    return { decision };
  }
  const isFirst = await store.storeDecision(tx, decision);
  if (!isFirst) return { decision: await store.loadDecision(tx) };
  if (decision === "owed") await store.moveSettlement(tx, "settled", "owed");
  return { decision };
}
