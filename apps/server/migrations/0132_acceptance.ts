import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What an acceptance said, so that the same one sent again is told from another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A hash of the terms and of who accepted; null where the customer accepted a price.
    alter table order_request add column accepted_as text;
  `.execute(db);
}
