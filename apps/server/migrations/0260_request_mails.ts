import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * When the business was mailed that a request came in, and what each person chose to be notified of. Requests that are
 * there already count as announced; those that servers of the previous version store are announced by the new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_request add column announced_at timestamptz default now();
    alter table order_request alter column announced_at drop default;
    create index order_request_unannounced on order_request (business_id, created_at)
      where status = 'new' and announced_at is null;
    create index order_request_announced on order_request (business_id, announced_at);

    create table notification_setting (
      business_id uuid not null references business (id) on delete cascade,
      account_id uuid not null,
      kind text not null,
      channel text not null,
      is_on boolean not null,
      updated_at timestamptz not null,
      primary key (business_id, account_id, kind, channel)
    );
    alter table notification_setting enable row level security;
    create policy member on notification_setting for all
      using (business_id = app.member_business() and account_id = app.own_account());
  `.execute(db);
}
