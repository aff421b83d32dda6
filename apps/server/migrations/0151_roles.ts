import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What somebody is in a business: its owner or staff. A business is open to its customers while an owner is approved,
 * not blocked and not closed, whatever becomes of a member of the staff; the owner is who has the role, not who came
 * first. Colleagues see each other; a key of a creating call belongs to the account that sent it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column role text not null default 'owner' check (role in ('owner', 'staff'));

    -- The first owner, whom mails to the business are for.
    create function app.owner_of(p_business uuid) returns uuid language sql stable as $$
      select a.id from public.account a where a.business_id = p_business and a.role = 'owner'
       order by a.created_at, a.id limit 1
    $$;
    create function app.is_open(p_business uuid) returns boolean language sql stable as $$
      select exists (select from public.account a
        where a.business_id = p_business and a.role = 'owner' and a.blocked_at is null and a.closed_at is null
          and (a.approved_at is not null or a.is_admin))
    $$;

    create policy colleague on account for select
      using (business_id = (select app.business()) and (select app.proof()) = 'session');
  `.execute(db);
  await sql`
    alter table idempotency add column account_id uuid;
    update idempotency set account_id = coalesce(app.owner_of(business_id), business_id);
    alter table idempotency alter column account_id set not null,
      drop constraint idempotency_pkey, add primary key (business_id, account_id, key);
    drop policy member on idempotency;
    create policy member on idempotency
      using (business_id = (select app.member_business()) and account_id = (select app.account()));
  `.execute(db);
  await sql`
    drop function app.enter_session(uuid, integer, boolean, timestamp with time zone, text);
    create or replace function app.enter_session(p_session uuid, p_version integer, p_before_gates boolean, p_now timestamp with time zone, p_kind text DEFAULT 'session'::text, OUT account_id uuid, OUT business_id uuid, OUT full_name text, OUT is_admin boolean, OUT role text, OUT language text, OUT time_zone text, OUT currency text, OUT plan text, OUT status text, OUT trial_end_at timestamp with time zone, OUT current_period_end_at timestamp with time zone, OUT trial_used_at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
    declare
      has_ended boolean;
      v_blocked_at timestamptz;
      v_verified_at timestamptz;
      v_approved_at timestamptz;
    begin
      select se.account_id, se.business_id, a.full_name, a.is_admin, a.role, a.language, b.time_zone, b.currency,
             su.plan, su.status, su.trial_end_at, su.current_period_end_at, su.trial_used_at,
             se.revoked_at is not null or se.expires_at <= p_now or se.idle_expires_at <= p_now
               or a.session_version <> p_version,
             a.blocked_at, a.email_verified_at, a.approved_at
        into account_id, business_id, full_name, is_admin, role, language, time_zone, currency,
             plan, status, trial_end_at, current_period_end_at, trial_used_at,
             has_ended, v_blocked_at, v_verified_at, v_approved_at
        from session se
        join account a on a.id = se.account_id
        join business b on b.id = se.business_id
        left join subscription su on su.business_id = se.business_id
       where se.id = p_session;
      if not found or has_ended then
        raise exception 'the session has ended' using errcode = 'MZ001';
      end if;
      if not p_before_gates then
        if v_blocked_at is not null then
          raise exception 'the account is blocked' using errcode = 'MZ002';
        end if;
        if not is_admin and v_verified_at is null then
          raise exception 'the email is not verified' using errcode = 'MZ003';
        end if;
        if not is_admin and v_approved_at is null then
          raise exception 'the account is not approved' using errcode = 'MZ004';
        end if;
      end if;
      if p_kind = 'administrator' and not is_admin then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      perform set_config('app.proof', p_kind, true),
              set_config('app.business_id', business_id::text, true),
              set_config('app.account_id', account_id::text, true);
    end $$;
  `.execute(db);
  await sql`
    create or replace function app.enter_menu(p_slug text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
    declare
      found_business uuid;
    begin
      select m.business_id into found_business from menu_address m
       where m.slug = p_slug and m.is_open
         and app.is_open(m.business_id);
      if found_business is null then
        raise exception 'no such menu' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('menu', found_business, null);
      return found_business;
    end $$;

    create or replace function app.enter_request(p_token_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
    declare
      found record;
    begin
      select t.business_id, t.request_id into found from request_token t
       where t.token_hash = p_token_hash
         and app.is_open(t.business_id);
      if found.request_id is null then
        raise exception 'no such request' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('request', found.business_id, null);
      perform set_config('app.request_id', found.request_id::text, true);
      return found.request_id;
    end $$;

    create or replace function app.find_linked_document(p_business uuid, p_id uuid)
 RETURNS TABLE(content_type text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
      select f.content_type from file f
       where f.business_id = p_business and f.id = p_id and f.kind = 'document' and f.deleted_at is null
         and app.is_open(f.business_id)
    $$;

    create or replace function app.list_untold_ends(p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
      with ended as (
        select r.business_id, r.id from order_request r
         where r.status = 'expired' and r.answered_at > p_now - interval '7 days' and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.answered_at)
        union all
        select r.business_id, r.id from order_request r join business b on b.id = r.business_id
         where r.status = 'quoted' and r.quote_valid_until <= p_now and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.quote_valid_until)
           and r.delivery_date >= (p_now at time zone b.time_zone)::date
      )
      select e.business_id, e.id from ended e
       where app.is_open(e.business_id)
       limit 500
    $$;

    create or replace function app.read_shared_receipt(p_token_hash text)
 RETURNS TABLE(receipt json)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
      select app.receipt_of(l.business_id, l.order_id)
        from receipt_link l
       where l.token_hash = p_token_hash and l.revoked_at is null
         and app.is_open(l.business_id)
    $$;

    create or replace function app.list_waiting_requests(p_before timestamp with time zone)
 RETURNS TABLE(business_id uuid, waiting integer, email text, full_name text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
      select w.business_id, w.waiting, a.email, a.full_name, a.language
        from (select r.business_id, count(*)::int as waiting from order_request r
               where r.status = 'new' and r.reminded_at is null and r.created_at <= p_before group by 1) w
        join lateral (select * from account where id = app.owner_of(w.business_id)) a
          on app.is_open(w.business_id)
    $$;

    create or replace function app.menu_head()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
    begin
      if app.proof() not in ('session', 'job', 'menu', 'request') then return null; end if;
      return (
        select to_json(h) from (
          select m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at,
                 s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at,
                 a.is_admin, a.id as owner_id, a.language as owner_language,
                 exists (select from menu_address d
                   where d.business_id = m.business_id and d.kind = 'slug' and d.is_open) as is_slug_open
            from menu_settings m
            join business b on b.id = m.business_id
            join lateral (select * from account where id = app.owner_of(b.id)) a on true
            left join subscription s on s.business_id = b.id
           where m.business_id = app.business()) h);
    end $$;

    create or replace function app.receipt_of(p_business uuid, p_order uuid)
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
      select json_build_object(
        'businessName', b.name, 'businessPhone', b.phone, 'timeZone', b.time_zone,
        'number', o.number, 'clientName', o.client_name, 'deliveryDate', o.delivery_date,
        'isCancelled', o.cancelled_at is not null, 'currency', o.currency,
        'itemsTotalMinor', o.items_total_minor, 'agreedPriceMinor', o.agreed_price_minor,
        'totalMinor', o.total_minor, 'phone', o.phone, 'email', o.customer_email,
        'clientLanguage', (select c.language from client c
          where c.business_id = o.business_id and c.id = o.client_id),
        'ownerLanguage', (select a.language from account a where a.id = app.owner_of(o.business_id)),
        'items', coalesce((select json_agg(json_build_object('name', i.dessert_name,
            'quantity', i.quantity::float8, 'unitPriceMinor', i.unit_price_minor,
            'lineTotalMinor', i.line_total_minor) order by i.position)
          from order_item i where i.business_id = o.business_id and i.order_id = o.id), '[]'),
        'payments', coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind,
            'refersToId', p.refers_to_id, 'amountMinor', p.amount_minor, 'currency', p.currency,
            'method', p.method, 'paidAt', p.paid_date) order by p.paid_date, p.id)
          from payment p where p.business_id = o.business_id and p.order_id = o.id), '[]'))
        from orders o join business b on b.id = o.business_id
       where o.business_id = p_business and o.id = p_order and o.deleted_at is null
    $$;

    create or replace function app.list_ending_trials(p_until timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, plan text, trial_end_at timestamp with time zone, time_zone text, email text, full_name text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
      select s.business_id, s.plan, s.trial_end_at, b.time_zone, a.email, a.full_name,
          a.language
        from subscription s
        join business b on b.id = s.business_id
        join account a on a.id = app.owner_of(s.business_id)
       where s.status = 'trialing' and s.trial_end_at > p_now and s.trial_end_at <= p_until
         and s.trial_told_at is null and a.blocked_at is null
    $$;
  `.execute(db);
}
