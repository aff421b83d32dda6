import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What happened, one row for each person who should know, by ids alone. A person gets one per kind, subject and occasion
 * (the day or hour of a repeated reminder), so that nothing is notified twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      business_id uuid not null references business (id) on delete cascade,
      account_id uuid not null,
      id uuid not null,
      kind text not null,
      subject_id uuid not null,
      occasion text not null,
      created_at timestamptz not null,
      read_at timestamptz,
      primary key (business_id, account_id, id),
      unique (business_id, account_id, kind, subject_id, occasion)
    );
    create index notification_newest on notification (business_id, account_id, created_at, id);
    create index notification_unread on notification (business_id, account_id) where read_at is null;
    create index notification_old on notification (created_at);
    alter table notification enable row level security;
    create policy member on notification for all
      using (business_id = app.member_business() and (app.proof() = 'job' or account_id = app.own_account()));
    create policy event on notification for insert with check (business_id = app.business());
  `.execute(db);
}
