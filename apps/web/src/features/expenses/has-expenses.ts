import { listExpenses } from "@marzipan/contract/expenses";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../platform/api/query-of.ts";

/** Returns whether the business has expenses, or one in Recently deleted, also without the plan that makes new ones (rulings §3). */
export async function hasExpenses(client: QueryClient): Promise<boolean> {
  const has = async (deleted: boolean): Promise<boolean> => {
    const query = queryOf(listExpenses, {
      query: { limit: 1, ...(deleted && { deleted: "true" }) },
    });
    // A page waits for the answer: without a server it leads elsewhere at once.
    return (await client.fetchQuery({ ...query, retry: false })).items.length > 0;
  };
  return (await has(false)) || (await has(true));
}
