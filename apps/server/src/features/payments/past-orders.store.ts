import type { Currency } from "@marzipan/contract/currencies";
import type { Settlement } from "@marzipan/contract/past-orders";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** How many settled orders of a currency there are, and their total in minor units. */
export interface PastOrders {
  currency: Currency;
  ordersCount: number;
  amountMinor: number;
}

/** Sums the orders that count as settled because they were completed while payments could not be recorded. */
export async function sumPastOrders(tx: Tx): Promise<PastOrders[]> {
  return await tx.query<PastOrders>({
    text: `select currency, count(*)::int as "ordersCount", sum(total_minor - paid_minor)::bigint as "amountMinor"
      from orders where business_id = $1 and settlement = 'settled' and deleted_at is null and cancelled_at is null
        and total_minor > paid_minor
      group by currency order by currency`,
    values: [tx.businessId],
  });
}

/** Returns the owner's decision on past orders; null before there is one. */
export async function loadDecision(tx: Tx): Promise<Settlement | null> {
  const [row] = await tx.query(
    build.selectFrom("business").select("past_orders").where("id", "=", tx.businessId),
  );
  return row?.past_orders ?? null;
}

/** Stores the owner's decision unless there is one already; returns whether it was stored. */
export async function storeDecision(tx: Tx, decision: Settlement): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("business")
      .set({ past_orders: decision })
      .where("id", "=", tx.businessId)
      .where("past_orders", "is", null)
      .returning("id"),
  );
  return rows.length > 0;
}

/** Deletes the owner's decision, so that the question is open again. */
export async function deleteDecision(tx: Tx): Promise<void> {
  await tx.query(
    build.updateTable("business").set({ past_orders: null }).where("id", "=", tx.businessId),
  );
}

/** Moves every order of one settlement to another. */
export async function moveSettlement(tx: Tx, from: Settlement, to: Settlement): Promise<void> {
  await tx.query(
    build
      .updateTable("orders")
      .set({ settlement: to })
      .where("business_id", "=", tx.businessId)
      .where("settlement", "=", from),
  );
}
