import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Subscriptions that must be canceled at the card provider, because their money was returned or the business has a better
 * one (rulings §3). A row exists until the provider confirms the cancellation. A subscription belongs to one business:
 * the one that its first event named.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscription_cancellation (
      business_id uuid not null references business (id) on delete cascade,
      subscription_ref text not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      requested_at timestamptz not null,
      primary key (business_id, subscription_ref)
    );
    create index subscription_cancellation_due on subscription_cancellation (next_attempt_at);
    alter table subscription_cancellation enable row level security;
    create policy member on subscription_cancellation using (business_id = app.member_business());
    create policy webhook on subscription_cancellation
      using (app.proof() = 'webhook' and business_id = app.business());
  `.execute(db);
}
