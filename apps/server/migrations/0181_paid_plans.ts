import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Buying plans: what the card provider charges next and what is scheduled, the business's one open checkout, what
 * reconciliations found, and what the stand-in for the provider holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      add column customer_ref text,
      -- Where the paid period ends; the plan itself lasts longer where the provider renews it.
      add column paid_until timestamptz,
      add column charge_minor bigint,
      add column charge_currency text,
      add column scheduled_kind text check (scheduled_kind in ('cancel', 'downgrade')),
      add column scheduled_plan text check (scheduled_plan in ('basic', 'pro', 'premium')),
      add column scheduled_at timestamptz,
      -- The first charge after this instant: days of a trial that was left are added to the first period.
      add column owed_until timestamptz;
    create index subscription_owed on subscription (business_id) where owed_until is not null;
    create index subscription_paid on subscription (updated_at desc, business_id) where subscription_ref is not null;

    create table plan_checkout (
      business_id uuid primary key references business (id) on delete cascade,
      price_id text not null,
      transaction_ref text,
      url text,
      success_url text not null,
      cancel_url text not null,
      claimed_at timestamptz,
      opened_at timestamptz not null
    );
    create index plan_checkout_transaction on plan_checkout (transaction_ref) where transaction_ref is not null;
    alter table plan_checkout enable row level security;
    create policy member on plan_checkout using (business_id = (select app.member_business()));
    create policy webhook on plan_checkout
      using ((select app.proof()) = 'webhook' and business_id = (select app.business()));

    create table billing_reconciliation (
      at timestamptz primary key,
      looked integer not null,
      mended text[] not null,
      doubled uuid[] not null
    );
    alter table billing_reconciliation enable row level security;
    create policy administrator on billing_reconciliation for select using ((select app.is_administrator()));

    create table stand_in (
      name text primary key,
      version bigint not null,
      state jsonb not null
    );
    alter table stand_in enable row level security;
  `.execute(db);
  await sql`
    -- Whom a checkout is for, for the page of the stand-in.
    create function app.find_checkout(p_transaction text)
      returns table (business_name text, email text, language text, success_url text, cancel_url text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select b.name, a.email, a.language, c.success_url, c.cancel_url
        from plan_checkout c join business b on b.id = c.business_id
        join account a on a.business_id = b.id and a.role = 'owner'
       where c.transaction_ref = p_transaction limit 1
    $$;

    create function app.load_stand_in(p_name text) returns table (version bigint, state jsonb)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select s.version, s.state from stand_in s where s.name = p_name
    $$;

    -- Keeps a state unless somebody else kept one since the version that it was made from.
    create function app.save_stand_in(p_name text, p_version bigint, p_state jsonb) returns boolean
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if p_version = 0 then
        insert into stand_in values (p_name, 1, p_state) on conflict do nothing;
      else
        update stand_in set version = version + 1, state = p_state where name = p_name and version = p_version;
      end if;
      return found;
    end $$;

    -- What is held here of subscriptions, to compare with what the provider holds.
    create function app.list_held_subscriptions(p_provider text)
      returns table (subscription_ref text, business_id uuid, body jsonb)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select distinct on (e.subscription_ref) e.subscription_ref, e.business_id, e.body
        from billing_event e
       where e.provider = p_provider and e.subscription_ref is not null and e.event_type like 'subscription.%'
       order by e.subscription_ref, e.occurred_at desc, e.event_id desc
    $$;

    create function app.note_reconciliation(p_at timestamptz, p_looked integer, p_mended text[], p_doubled uuid[])
      returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into billing_reconciliation values (p_at, p_looked, p_mended, p_doubled) on conflict do nothing
    $$;

    -- Subscriptions whose first charge is to be moved to the end of a trial that was left.
    create function app.list_owed_subscriptions()
      returns table (business_id uuid, subscription_ref text, owed_until timestamptz)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select s.business_id, s.subscription_ref, s.owed_until from subscription s
       where s.owed_until is not null and s.subscription_ref is not null and s.status = 'active'
    $$;

    create function app.settle_owed(p_business uuid, p_until timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update subscription set owed_until = null where business_id = p_business and owed_until = p_until
    $$;

    -- Lets events be applied again; answers those that there are.
    create function app.replay_billing_events(p_provider text, p_ids text[]) returns table (event_id text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if not app.is_administrator() then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      return query update billing_event e set outcome = null, settled_at = null
        where e.provider = p_provider and e.event_id = any(p_ids) returning e.event_id;
    end $$;
  `.execute(db);
}
