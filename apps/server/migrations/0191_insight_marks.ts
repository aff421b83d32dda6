import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Insights that the business does not find useful; `insight` is the id by which the advisor calls it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table insight_mark (
      business_id uuid not null references business (id) on delete cascade,
      insight text not null,
      created_at timestamptz not null,
      primary key (business_id, insight)
    );
    create index insight_mark_age on insight_mark (created_at);
    alter table insight_mark enable row level security;
    create policy member on insight_mark using (business_id = (select app.member_business()));
  `.execute(db);
}
