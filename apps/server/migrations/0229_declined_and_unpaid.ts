import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * A declined person is not let in by verifying her address where approval is automatic (rulings §2). The customer of a
 * checkout that nobody has paid yet is not the business's: whoever corrects her address in the checkout pays as another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function app.verify_email(p_hash text, p_approve boolean, p_now timestamptz)
      returns table (outcome text, account_id uuid, business_id uuid, email text, full_name text, language text, waits_for_approval boolean)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.token_hash, et.expires_at, et.used_at, et.email <> a.email as is_moved, a.id,
             a.business_id as business, a.email, a.full_name, a.language, a.email_verified_at, a.approved_at,
             a.declined_at, a.is_admin into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'verify' for update of et, a;
      if not found then return query select 'invalid', null::uuid, null::uuid, '', '', '', false; return; end if;
      if t.is_moved and t.used_at is not null then
        return query select 'used', null::uuid, null::uuid, '', '', '', false; return;
      end if;
      if t.email_verified_at is not null then
        return query select 'already', t.id, t.business, t.email, t.full_name, t.language, false; return;
      end if;
      if t.expires_at <= p_now then
        return query select 'expired', null::uuid, null::uuid, '', '', '', false; return;
      end if;
      update email_token et set used_at = p_now where et.token_hash = p_hash;
      update account a set email_verified_at = p_now, updated_at = p_now,
        approved_at = case when p_approve and a.declined_at is null then coalesce(a.approved_at, p_now)
          else a.approved_at end
       where a.id = t.id;
      return query select 'verified', t.id, t.business, t.email, t.full_name, t.language,
        t.approved_at is null and t.declined_at is null and not p_approve and not t.is_admin;
    end $$;
    create or replace function app.assign_billing_events(p_provider text, p_now timestamptz)
      returns table (business_id uuid, customer_ref text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      -- The customer of the first subscription that names a business is the business's from then on.
      insert into payment_customer (provider, customer_ref, business_id)
        select distinct on (e.named_business) e.provider, e.customer_ref, e.named_business
          from billing_event e join business b on b.id = e.named_business
         where e.provider = p_provider and e.outcome is null and e.customer_ref is not null
           and e.subscription_ref is not null
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
      update billing_event e set settled_at = p_now,
             outcome = case when e.event_type !~ '^(subscription|transaction|adjustment)[.]'
                 or (e.subscription_ref is null
                   and exists (select from business b where b.id = e.named_business))
               then 'ignored' else 'unknown_business' end
       where e.provider = p_provider and e.outcome is null and e.business_id is null;
      return query select distinct e.business_id, c.customer_ref
        from billing_event e join payment_customer c on c.provider = e.provider and c.business_id = e.business_id
       where e.provider = p_provider and e.outcome is null;
    end $$;
  `.execute(db);
}
