import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * How the columns of a file were matched, by what it holds and the set of its headings, so that the next file of the
 * same shape starts with it. `shape` is a hash of the headings, `columns` a list of `SavedColumn`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_mapping (
      business_id uuid not null references business (id) on delete cascade,
      kind text not null,
      shape text not null,
      columns jsonb not null,
      updated_at timestamptz not null,
      primary key (business_id, kind, shape)
    );
    alter table import_mapping enable row level security;
    create policy member on import_mapping for all using (business_id = app.member_business());`.execute(
    db,
  );
}
