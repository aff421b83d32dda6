import type * as catalog from "@marzipan/contract/catalog";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { restorableSince } from "@marzipan/domain/deleted";
import { wordPatterns } from "@marzipan/domain/search-words";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Read, Tx } from "../../platform/database/database.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { describeItem } from "./catalog-items.actions.ts";
import type { ItemRow } from "./catalog-items.store.ts";
import { listDeleted, listInMenuOrder, listNewest, menuVersion } from "./catalog-lists.store.ts";
import type { KeptPages } from "./kept-pages.ts";

type Page = ReplyOf<typeof catalog.listCatalogItems>;
type Query = Input<typeof catalog.listCatalogItems>["query"];

/** The ways in which a list of items is read, and the pages that were read before. */
interface Ways {
  read: Read<"session">;
  transact: <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;
  pages: KeptPages;
}

const activeness = { all: null, active: true, hidden: false } as const;

/**
 * Lists a page of catalog items in the asked order; the deleted ones by the time of deleting, for 30 days. A page that
 * shows no deleted ones is kept until the menu's version or the business's day is another.
 */
export async function listCatalogItems(
  { read, transact, pages }: Ways,
  query: Query,
): Promise<JsonValue<Page>> {
  const make = (): Promise<{ version: number; bytes: Buffer }> =>
    transact(async (tx) => {
      // What is kept under a version must not be older than it.
      const version = await readVersion(tx);
      return { version, bytes: Buffer.from(JSON.stringify(await readPage(tx, query))) };
    });
  if (query.deleted) return new JsonValue((await make()).bytes);
  let now = new Date(0);
  const { rows, entered } = await read((asking) => {
    ({ now } = asking);
    return menuVersion(asking.businessId);
  });
  const day = dayIn(entered.time_zone, now);
  const key = JSON.stringify([entered.business_id, day, query]);
  return new JsonValue(await pages.take(key, rows[0]?.version ?? 0, make));
}

async function readVersion(tx: Tx): Promise<number> {
  const [row] = await tx.query(menuVersion(tx.businessId));
  return row?.version ?? 0;
}

async function readPage(tx: Tx<"session">, query: Query): Promise<Page> {
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
