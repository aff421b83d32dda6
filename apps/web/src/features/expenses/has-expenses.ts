import { listExpenses } from "@marzipan/contract/expenses";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../platform/api/query-of.ts";

/** Answers whether the business has expenses, also without the plan that makes new ones (rulings §3). */
export async function hasExpenses(client: QueryClient): Promise<boolean> {
  const query = queryOf(listExpenses, { query: { limit: 1 } });
  // A page waits for the answer: without a server it leads elsewhere at once.
  const { items } = await client.fetchQuery({ ...query, retry: false });
  return items.length > 0;
}
