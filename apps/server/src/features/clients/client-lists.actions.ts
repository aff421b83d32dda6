import type * as clients from "@marzipan/contract/clients";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { restorableSince } from "@marzipan/domain/deleted";
import { personPatterns } from "@marzipan/domain/search-words";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { describeClient } from "./clients.actions.ts";
import { listByName, listDeleted, listNewest, listRecent } from "./client-lists.store.ts";
import type { ClientPage } from "./client-lists.store.ts";

type Query = Input<typeof clients.listClients>["query"];
type Page = ReplyOf<typeof clients.listClients>;

/** Lists a page of clients in the asked order; the deleted ones by the time of deleting, for 30 days. */
export async function listClients(tx: Tx, query: Query): Promise<Page> {
  const page = { patterns: personPatterns(query.q ?? ""), limit: query.limit + 1 };
  if (query.deleted) return await pageOfDeleted(tx, query, page);
  if (query.sort === "newest") {
    const rows = await listNewest(tx, page, readCursorOf(query.cursor, ["instant", "id"]));
    return describePage(
      cutPage(rows, query.limit, (row) => [row.created_at.toISOString(), row.id]),
    );
  }
  if (query.sort === "recent") {
    const rows = await listRecent(tx, page, readCursorOf(query.cursor, ["day", "id"]));
    return describePage(cutPage(rows, query.limit, (row) => [row.last_day, row.id]));
  }
  const rows = await listByName(tx, page, readCursorOf(query.cursor, ["text", "id"]));
  return describePage(cutPage(rows, query.limit, (row) => [row.name_key, row.id]));
}

async function pageOfDeleted(tx: Tx, query: Query, page: ClientPage): Promise<Page> {
  const after = readCursorOf(query.cursor, ["instant", "id"]);
  const rows = await listDeleted(tx, page, restorableSince(tx.now), after);
  return describePage(
    cutPage(rows, query.limit, (row) => [row.deleted_at?.toISOString() ?? "", row.id]),
  );
}

function describePage<Row extends Parameters<typeof describeClient>[0]>(page: {
  items: Row[];
  nextCursor: string | null;
}): Page {
  return { items: page.items.map(describeClient), nextCursor: page.nextCursor };
}
