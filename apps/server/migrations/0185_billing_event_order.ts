import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Administrators read the provider's events by their age, all of them or those of some outcomes, and count them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index billing_event_by_age on billing_event (provider, received_at desc, event_id desc);
    create index billing_event_failed on billing_event (provider, received_at desc, event_id desc)
      where outcome in ('unknown_business', 'unknown_price', 'unreadable');
    create index billing_event_by_outcome on billing_event (provider, outcome);
  `.execute(db);
}
