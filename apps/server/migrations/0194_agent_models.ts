import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What a hosted model may see and has cost, and consultations that are held while it answers (rulings §7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation add column held_until timestamptz;
    create table agent_setting (
      business_id uuid primary key references business (id) on delete cascade,
      shares_details boolean not null,
      changed_by uuid not null,
      changed_at timestamptz not null
    );
    alter table agent_setting enable row level security;
    create policy member on agent_setting using (business_id = (select app.member_business()));
    create table agent_cost (
      business_id uuid not null references business (id) on delete cascade,
      month date not null,
      micro_usd bigint not null,
      updated_at timestamptz not null,
      primary key (business_id, month)
    );
    create index agent_cost_age on agent_cost (updated_at);
    alter table agent_cost enable row level security;
    create policy member on agent_cost using (business_id = (select app.member_business()));
  `.execute(db);
}
