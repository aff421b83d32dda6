import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Reconciliations also compare plans and customers as they stand here, and the prices that are sold; what nobody but the
 * operator can mend is kept in words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_reconciliation add column faults text[] not null default '{}';
    drop function app.note_reconciliation(timestamptz, integer, text[], uuid[]);

    create function app.note_reconciliation(
        p_at timestamptz, p_looked integer, p_mended text[], p_doubled uuid[], p_faults text[])
      returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into billing_reconciliation values (p_at, p_looked, p_mended, p_doubled, p_faults) on conflict do nothing
    $$;

    -- The plans that businesses pay for, as they stand here.
    create function app.list_standing_plans()
      returns table (business_id uuid, subscription_ref text, plan text, scheduled_plan text, status text, customer_ref text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select s.business_id, s.subscription_ref, s.plan, s.scheduled_plan, s.status, s.customer_ref
        from subscription s where s.subscription_ref is not null
    $$;

    -- Lets what was heard last of some subscriptions be applied again.
    create function app.hear_again(p_provider text, p_subscriptions text[]) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update billing_event e set outcome = null, settled_at = null
        from (select distinct on (l.subscription_ref) l.provider, l.event_id
                from billing_event l
               where l.provider = p_provider and l.subscription_ref = any(p_subscriptions)
                 and l.event_type like 'subscription.%' and l.business_id is not null
               order by l.subscription_ref, l.occurred_at desc, l.event_id desc) last
       where e.provider = last.provider and e.event_id = last.event_id
    $$;
  `.execute(db);
}
