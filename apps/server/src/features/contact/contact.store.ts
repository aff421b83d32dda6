import type { Language } from "@marzipan/contract/languages";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** A message of the contact form as it is kept; `requestKey` is a hash, `null` where none was sent. */
export interface NewLead {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  language: Language;
  requestKey: string | null;
  bodyHash: string;
  isPriority: boolean;
}

/** Stores a message; returns `false` when one with its key is kept already. */
export async function addLead(database: Database, lead: NewLead, now: Date): Promise<boolean> {
  const rows = await database.lookUp<{ done: boolean }>({
    text: "select app.add_lead($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as done",
    values: [
      lead.id,
      lead.name,
      lead.email,
      lead.phone,
      lead.message,
      lead.language,
      lead.requestKey,
      lead.bodyHash,
      now,
      lead.isPriority,
    ],
  });
  return rows[0]?.done === true;
}

/** Returns the hash of what was sent under a key, `null` when nothing was. */
export async function findSent(database: Database, requestKey: string): Promise<string | null> {
  const rows = await database.lookUp<{ hash: string | null }>({
    text: "select app.find_lead($1) as hash",
    values: [requestKey],
  });
  return rows[0]?.hash ?? null;
}

/** Lists messages, those with priority first, then the newest first, after the priority, instant and id where the last page ended. */
export async function listLeadsInOrder(
  tx: Tx,
  limit: number,
  after: readonly [number, string, string] | null,
) {
  let query = build
    .selectFrom("contact_lead")
    .select(["id", "name", "email", "phone", "message", "language", "is_priority", "created_at"])
    .orderBy("is_priority", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) {
    query = query.where(
      sql<boolean>`(is_priority, created_at, id) < (${after[0] === 1}::boolean, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
    );
  }
  return await tx.query(query);
}
