import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * When a person's messages are sent, and when a notification is due to be emailed, null once that is settled. Emails of
 * new and waiting requests are emails of their notifications now: `announced_at` and `reminded_at` of a request are not
 * read any more. Servers of the previous version find new requests announced; the notifications that they add are
 * emailed by the new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_delivery (
      business_id uuid not null references business (id) on delete cascade,
      account_id uuid not null,
      quiet_from text,
      quiet_until text,
      is_digest boolean not null,
      updated_at timestamptz not null,
      primary key (business_id, account_id)
    );
    alter table notification_delivery enable row level security;
    create policy member on notification_delivery for all
      using (business_id = app.member_business() and account_id = app.own_account());

    alter table notification add column mail_at timestamptz, add column mailed_at timestamptz;
    alter table notification alter column mail_at set default now();
    create index notification_to_mail on notification (mail_at) where mail_at is not null;

    alter table order_request alter column announced_at set default now();
    drop index order_request_unannounced, order_request_announced, order_request_waiting;
  `.execute(db);
}
