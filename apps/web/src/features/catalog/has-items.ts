import { listCatalogItems } from "@marzipan/contract/catalog";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../platform/api/query-of.ts";

/** Answers whether the business has a catalog item: then the menu's pages stay open to it without the plan (rulings §3). */
export async function hasCatalogItems(client: QueryClient): Promise<boolean> {
  const { items } = await client.ensureQueryData({
    ...queryOf(listCatalogItems, { query: { limit: 1 } }),
    retry: false,
  });
  return items.length > 0;
}
