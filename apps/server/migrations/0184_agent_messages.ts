import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What was asked of the agents and what they answered (spec §3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_message (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      account_id uuid not null,
      intent text not null check (intent in ('support', 'business')),
      role text not null check (role in ('user', 'assistant')),
      content text not null,
      agent_type text not null check (agent_type in ('support', 'business_consultant')),
      created_at timestamptz not null,
      primary key (business_id, id)
    );
    create index agent_message_age on agent_message (created_at);
    alter table agent_message enable row level security;
    create policy member on agent_message using (business_id = (select app.member_business()));
  `.execute(db);
}
