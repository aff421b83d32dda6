import type * as admin from "@marzipan/contract/admin";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as z from "zod/mini";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listAuditLines } from "./acts.store.ts";
import type { AuditRow } from "./acts.store.ts";

/** Maps a line of the audit log to the wire. */
export function describeAuditLine(row: AuditRow): z.output<typeof admin.AuditLine> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    by: describeSomeone(row.by_id, row.by_name),
    about: describeSomeone(row.about_id, row.about_name),
    facts: row.facts,
  };
}

function describeSomeone(id: string | null, fullName: string | null) {
  return id === null ? null : { id, fullName: fullName ?? "" };
}

/** Lists a page of the audit log, the last act first. */
export async function listAudit(
  tx: Tx<"administrator">,
  query: Input<typeof admin.listAudit>["query"],
): Promise<ReplyOf<typeof admin.listAudit>> {
  const after = readCursorOf(query.cursor, ["instant", "id"]);
  const rows = await listAuditLines(tx, { limit: query.limit + 1 }, after);
  const page = cutPage(rows, query.limit, (row) => [row.at.toISOString(), row.id]);
  return { items: page.items.map(describeAuditLine), nextCursor: page.nextCursor };
}
