import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The expense that a credit (a negative expense) belongs to, where it is known (rulings §6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table expense add column credit_for_id uuid,
      add constraint expense_credit_for_fkey foreign key (business_id, credit_for_id)
        references expense (business_id, id) on delete set null (credit_for_id);
    create index expense_credit_for on expense (business_id, credit_for_id) where credit_for_id is not null;
  `.execute(db);
}
