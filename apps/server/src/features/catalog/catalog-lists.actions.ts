import type { listCatalogItems } from "@marzipan/contract/catalog";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { restorableSince } from "@marzipan/domain/deleted";
import { wordPatterns } from "@marzipan/domain/search-words";
import { cutPage, readCursorOf } from "../../platform/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { describeItem } from "./catalog-items.actions.ts";
import type { ItemRow } from "./catalog-items.store.ts";
import { listDeleted, listInMenuOrder, listNewest } from "./catalog-lists.store.ts";

type Page = ReplyOf<typeof listCatalogItems>;

const activeness = { all: null, active: true, hidden: false } as const;

/** Lists a page of catalog items in the asked order; the deleted ones by the time of deleting, for 30 days. */
export async function pageOfItems(
  tx: Tx<"session">,
  query: Input<typeof listCatalogItems>["query"],
): Promise<Page> {
  const { cursor, limit } = query;
  const page = {
    patterns: wordPatterns(query.q ?? ""),
    sectionId: query.sectionId ?? null,
    isActive: activeness[query.visibility],
    limit: limit + 1,
  };
  const today = dayIn((await tx.entered).time_zone, tx.now);
  const cut = (rows: ItemRow[], valuesOf: (row: ItemRow) => (string | number)[]): Page => {
    const { items, nextCursor } = cutPage(rows, limit, valuesOf);
    return { items: items.map((row) => describeItem(row, today)), nextCursor };
  };
  if (query.deleted) {
    const after = readCursorOf(cursor, ["instant", "id"]);
    const rows = await listDeleted(tx, page, restorableSince(tx.now), after);
    return cut(rows, (row) => [row.deleted_at?.toISOString() ?? "", row.id]);
  }
  if (query.sort === "newest") {
    const rows = await listNewest(tx, page, readCursorOf(cursor, ["instant", "id"]));
    return cut(rows, (row) => [row.created_at.toISOString(), row.id]);
  }
  const rows = await listInMenuOrder(tx, page, readCursorOf(cursor, ["number", "number", "id"]));
  return cut(rows, (row) => [row.section_position, row.position, row.id]);
}
