import { listCatalogItems } from "@marzipan/contract/catalog";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../platform/api/query-of.ts";

/** Returns whether the business has a catalog item, or one in Recently deleted: then the menu's pages stay open to it without the plan (rulings §3). */
export async function hasCatalogItems(client: QueryClient): Promise<boolean> {
  const has = async (deleted: boolean): Promise<boolean> => {
    const query = { limit: 1, ...(deleted && { deleted: "true" as const }) };
    const asked = { ...queryOf(listCatalogItems, { query }), retry: false };
    return (await client.ensureQueryData(asked)).items.length > 0;
  };
  return (await has(false)) || (await has(true));
}
