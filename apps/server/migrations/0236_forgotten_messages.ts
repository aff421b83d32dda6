import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What was written to the customers of closed requests goes where their names went before that did: from requests
 * forgotten by versions that kept the messages (rulings §5).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update order_request set quote_message = '', answer_message = ''
     where personal_removed_at is not null and (quote_message <> '' or answer_message <> '')`.execute(
    db,
  );
}
