import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as products from "@marzipan/contract/products";
import { restorableSince } from "@marzipan/domain/deleted";
import { wordPatterns } from "@marzipan/domain/search-words";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listByName, listDeleted, listNewest } from "./product-lists.store.ts";
import { describeProduct } from "./products.actions.ts";
import type { ProductRow } from "./products.store.ts";

type Page = ReplyOf<typeof products.listProducts>;

/** Lists a page of products in the asked order; the deleted ones by the time of deleting, for 30 days. */
export async function listProducts(
  tx: Tx,
  query: Input<typeof products.listProducts>["query"],
): Promise<Page> {
  const { cursor, limit } = query;
  const page = {
    patterns: wordPatterns(query.q ?? ""),
    categoryId: query.categoryId ?? null,
    limit: limit + 1,
  };
  if (query.deleted) {
    const after = readCursorOf(cursor, ["instant", "id"]);
    const rows = await listDeleted(tx, page, restorableSince(tx.now), after);
    return describePage(rows, limit, (row) => row.deleted_at?.toISOString() ?? "");
  }
  if (query.sort === "newest") {
    const rows = await listNewest(tx, page, readCursorOf(cursor, ["instant", "id"]));
    return describePage(rows, limit, (row) => row.created_at.toISOString());
  }
  const rows = await listByName(tx, page, readCursorOf(cursor, ["text", "id"]));
  return describePage(rows, limit, (row) => row.name_key);
}

function describePage(
  rows: ProductRow[],
  limit: number,
  sortValue: (row: ProductRow) => string,
): Page {
  const { items, nextCursor } = cutPage(rows, limit, (row) => [sortValue(row), row.id]);
  return { items: items.map(describeProduct), nextCursor };
}
