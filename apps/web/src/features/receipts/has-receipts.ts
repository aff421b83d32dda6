import { listReceipts } from "@marzipan/contract/receipts";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../platform/api/query-of.ts";

/** Returns whether the business has scanned receipts, used and discarded ones too, also without the plan that scans new ones (rulings §3). */
export async function hasReceipts(client: QueryClient): Promise<boolean> {
  for (const which of [{}, { used: "true" }, { deleted: "true" }] as const) {
    const query = queryOf(listReceipts, { query: { limit: 1, ...which } });
    // A page waits for the answer: without a server it leads elsewhere at once.
    const { items } = await client.fetchQuery({ ...query, retry: false });
    if (items.length > 0) return true;
  }
  return false;
}
