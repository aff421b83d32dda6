import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What the card provider tells of subscriptions: every event once, as it came, and what became of it. An event belongs
 * to the business that our checkout named in it, as long as its customer is that business's; one that names none, such
 * as a refund, follows its subscription. Two businesses may have one customer, a business has one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_event (
      provider text not null,
      event_id text not null,
      event_type text not null,
      occurred_at timestamptz not null,
      received_at timestamptz not null,
      subscription_ref text,
      customer_ref text,
      named_business uuid,
      business_id uuid references business (id) on delete cascade,
      body jsonb not null,
      outcome text check (outcome in ('applied', 'ignored', 'unknown_business', 'unknown_price', 'unreadable')),
      settled_at timestamptz,
      primary key (provider, event_id)
    );
    create index billing_event_waiting on billing_event (received_at) where outcome is null;
    create index billing_event_subscription on billing_event (provider, subscription_ref) where subscription_ref is not null;
    create index billing_event_business on billing_event (business_id) where business_id is not null;
    alter table billing_event enable row level security;
    create policy webhook on billing_event
      using ((select app.proof()) = 'webhook' and business_id = (select app.business()));
    create policy administrator on billing_event for select using ((select app.is_administrator()));

    alter table subscription
      add column subscription_ref text,
      add column billing_interval text check (billing_interval in ('month', 'year')),
      add column next_charge_at timestamptz;

    alter table payment_customer drop constraint payment_customer_pkey, add primary key (provider, business_id);
    create index payment_customer_ref on payment_customer (provider, customer_ref);

    drop function app.enter_webhook(text, text);
    create function app.enter_webhook(p_provider text, p_customer text, p_business uuid) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform 1 from payment_customer c
        where c.provider = p_provider and c.business_id = p_business and c.customer_ref = p_customer;
      if not found then
        raise exception 'no such customer' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('webhook', p_business, null);
      return p_business;
    end $$;
  `.execute(db);
  await sql`
    -- Keeps events that are not kept yet; answers the ids of the new ones.
    create function app.keep_billing_events(p_provider text, p_events jsonb, p_now timestamptz)
      returns table (event_id text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      return query insert into billing_event as e (provider, event_id, event_type, occurred_at, received_at,
          subscription_ref, customer_ref, named_business, body)
        select distinct on (n.id) p_provider, n.id, n.type, n.at, p_now, n.subscription, n.customer, n.business, n.body
          from jsonb_to_recordset(p_events) as n(id text, type text, at timestamptz, subscription text, customer text,
            business uuid, body jsonb)
         order by n.id
        on conflict do nothing
        returning e.event_id;
    end $$;

    -- Gives waiting events to their businesses; answers the businesses that have some to apply.
    create function app.assign_billing_events(p_provider text, p_now timestamptz)
      returns table (business_id uuid, customer_ref text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      -- The customer of the first event that names a business is the business's from then on.
      insert into payment_customer (provider, customer_ref, business_id)
        select distinct on (e.named_business) e.provider, e.customer_ref, e.named_business
          from billing_event e join business b on b.id = e.named_business
         where e.provider = p_provider and e.outcome is null and e.customer_ref is not null
         order by e.named_business, e.occurred_at, e.event_id
        on conflict do nothing;
      update billing_event e set business_id = c.business_id
        from payment_customer c
       where e.provider = p_provider and e.outcome is null and e.business_id is null
         and c.provider = e.provider and c.business_id = e.named_business and c.customer_ref = e.customer_ref;
      update billing_event e set business_id = known.business_id, outcome = null
        from billing_event known
       where e.provider = p_provider and (e.outcome is null or e.outcome = 'unknown_business')
         and e.business_id is null and e.named_business is null and e.subscription_ref is not null
         and known.provider = e.provider and known.subscription_ref = e.subscription_ref
         and known.business_id is not null;
      update billing_event e set outcome = 'unknown_business', settled_at = p_now
       where e.provider = p_provider and e.outcome is null and e.business_id is null;
      return query select distinct e.business_id, c.customer_ref
        from billing_event e join payment_customer c on c.provider = e.provider and c.business_id = e.business_id
       where e.provider = p_provider and e.outcome is null;
    end $$;
  `.execute(db);
}
