import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The expense that a credit (a negative expense) belongs to, where it is known (rulings §6). Not a foreign key: one that
 * sets its column to null cannot be distributed, and a credit outlives the expense it belongs to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table expense add column credit_for_id uuid;
    create index expense_credit_for on expense (business_id, credit_for_id) where credit_for_id is not null;
  `.execute(db);
}
