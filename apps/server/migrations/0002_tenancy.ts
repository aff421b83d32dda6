import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The six proofs (rule 7): each enters by its own function, which raises when it does not hold, and
 * leaves in the transaction who it is and for which business. Policies read only what these left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function app.proof() returns text language sql stable parallel safe as
      $$ select coalesce(current_setting('app.proof', true), '') $$;
    create function app.business() returns uuid language sql stable parallel safe as
      $$ select nullif(current_setting('app.business_id', true), '')::uuid $$;
    create function app.account() returns uuid language sql stable parallel safe as
      $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;
    -- The business whose rows a member or a job may use, none under any other proof.
    create function app.member_business() returns uuid language sql stable parallel safe as
      $$ select case when app.proof() in ('session', 'job') then app.business() end $$;
    create function app.is_administrator() returns boolean language sql stable parallel safe as
      $$ select app.proof() = 'administrator' $$;
    create function app.leave_proof(kind text, p_business uuid, p_account uuid) returns void language sql as $$
      select set_config('app.proof', kind, true),
             set_config('app.business_id', coalesce(p_business::text, ''), true),
             set_config('app.account_id', coalesce(p_account::text, ''), true)
    $$;
  `.execute(db);
  await sql`
    create table subscription (
      business_id uuid primary key references business (id) on delete cascade,
      plan text not null default 'basic' check (plan in ('basic', 'pro', 'premium', 'admin')),
      status text not null default 'active'
        check (status in ('active', 'trialing', 'past_due', 'canceled', 'none', 'inactive')),
      trial_end_at timestamptz,
      trial_used_at timestamptz,
      current_period_end_at timestamptz,
      plan_started_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create table consultation (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      created_at timestamptz not null,
      primary key (business_id, id)
    );
    create index consultation_age on consultation (business_id, created_at);
    create table idempotency (
      business_id uuid not null references business (id) on delete cascade,
      key text not null,
      call text not null,
      body_hash text not null,
      status smallint,
      reply text,
      created_at timestamptz not null,
      primary key (business_id, key)
    );
    create index idempotency_age on idempotency (created_at);
  `.execute(db);
  await sql`
    create function app.enter_session(
      p_session uuid, p_version int, p_before_gates boolean, p_now timestamptz, p_kind text default 'session'
    ) returns table (
      account_id uuid, business_id uuid, full_name text, is_admin boolean, language text,
      time_zone text, currency text,
      plan text, status text, trial_end_at timestamptz, current_period_end_at timestamptz, trial_used_at timestamptz
    ) language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      s record;
    begin
      select se.account_id, se.business_id, se.revoked_at, se.expires_at, se.idle_expires_at, a.session_version,
             a.blocked_at, a.email_verified_at, a.approved_at, a.is_admin, a.full_name, a.language,
             b.time_zone, b.currency,
             su.plan, su.status, su.trial_end_at, su.current_period_end_at, su.trial_used_at
        into s
        from session se
        join account a on a.id = se.account_id
        join business b on b.id = se.business_id
        left join subscription su on su.business_id = se.business_id
       where se.id = p_session;
      if not found or s.revoked_at is not null or s.expires_at <= p_now or s.idle_expires_at <= p_now
         or s.session_version <> p_version then
        raise exception 'the session has ended' using errcode = 'MZ001';
      end if;
      if not p_before_gates then
        if s.blocked_at is not null then
          raise exception 'the account is blocked' using errcode = 'MZ002';
        end if;
        if not s.is_admin and s.email_verified_at is null then
          raise exception 'the email is not verified' using errcode = 'MZ003';
        end if;
        if not s.is_admin and s.approved_at is null then
          raise exception 'the account is not approved' using errcode = 'MZ004';
        end if;
      end if;
      if p_kind = 'administrator' and not s.is_admin then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      perform app.leave_proof(p_kind, s.business_id, s.account_id);
      return query select s.account_id, s.business_id, s.full_name, s.is_admin, s.language, s.time_zone, s.currency,
        s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at;
    end $$;

    create function app.enter_job(p_business uuid) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if not exists (select from business where id = p_business) then
        raise exception 'no such business' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('job', p_business, null);
      return p_business;
    end $$;

    create function app.enter_menu(p_slug text) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      found_business uuid;
    begin
      select m.business_id into found_business from menu_address m
       where m.slug = p_slug and m.is_open
         and not exists (select from account a where a.business_id = m.business_id and a.blocked_at is not null);
      if found_business is null then
        raise exception 'no such menu' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('menu', found_business, null);
      return found_business;
    end $$;

    create function app.enter_request(p_token_hash text) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      found record;
    begin
      select t.business_id, t.request_id into found from request_token t where t.token_hash = p_token_hash;
      if found.request_id is null then
        raise exception 'no such request' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('request', found.business_id, null);
      perform set_config('app.request_id', found.request_id::text, true);
      return found.request_id;
    end $$;

    create function app.enter_webhook(p_provider text, p_customer text) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      found_business uuid;
    begin
      select c.business_id into found_business from payment_customer c
       where c.provider = p_provider and c.customer_ref = p_customer;
      if found_business is null then
        raise exception 'no such customer' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('webhook', found_business, null);
      return found_business;
    end $$;
  `.execute(db);
  await sql`
    alter table business enable row level security;
    create policy member on business using (id = (select app.member_business()));
    create policy administrator on business using ((select app.is_administrator()));
    create policy menu on business for select using ((select app.proof()) = 'menu' and id = (select app.business()));
    create policy request on business for select using ((select app.proof()) = 'request' and id = (select app.business()));
    alter table account enable row level security;
    create policy member on account using (id = (select app.account()) and (select app.proof()) = 'session');
    create policy administrator on account using ((select app.is_administrator()));
    alter table session enable row level security;
    create policy member on session using (account_id = (select app.account()) and (select app.proof()) = 'session');
    create policy administrator on session using ((select app.is_administrator()));
    alter table subscription enable row level security;
    create policy member on subscription using (business_id = (select app.member_business()));
    create policy webhook on subscription
      using ((select app.proof()) = 'webhook' and business_id = (select app.business()));
    create policy administrator on subscription using ((select app.is_administrator()));
    alter table business_counter enable row level security;
    create policy member on business_counter using (business_id = (select app.member_business()));
    alter table consultation enable row level security;
    create policy member on consultation using (business_id = (select app.member_business()));
    alter table idempotency enable row level security;
    create policy member on idempotency using (business_id = (select app.member_business()));
  `.execute(db);
}
