import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What a person does to her own account: another password or email, authenticator codes, closing and
 * reopening. Functions without an account among their parameters act on the account of the session's proof.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column closed_at timestamptz,
      add column totp_secret text,
      add column totp_confirmed_at timestamptz,
      add column totp_last_step bigint not null default 0;
    create index account_closed on account (closed_at) where closed_at is not null;
    create table recovery_code (
      account_id uuid not null references account (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    );
  `.execute(db);
  await sql`
    -- The account that acts, none but under the proof of a session.
    create function app.own_account() returns uuid language sql stable as
      $$ select case when app.proof() = 'session' then app.account() end $$;

    create function app.read_own_account()
      returns table (id uuid, email text, email_key text, password_hash text, full_name text, language text,
        country text, phone_e164 text, totp_secret text, totp_confirmed_at timestamptz, totp_last_step bigint,
        recovery_codes_left int)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select a.id, a.email, a.email_key, a.password_hash, a.full_name, a.language, b.country,
             case when a.phone_verified_at is not null then a.phone_e164 end,
             a.totp_secret, a.totp_confirmed_at, a.totp_last_step,
             (select count(*)::int from recovery_code r where r.account_id = a.id)
        from account a join business b on b.id = a.business_id
       where a.id = app.own_account()
    $$;

    -- Puts another password hash in the place of the one that was checked, ends all other sessions and what
    -- mails may still open; answers the sessions that ended, or nothing changed when the hash did meanwhile.
    create function app.change_password(p_checked text, p_hash text, p_session uuid, p_now timestamptz)
      returns table (id uuid)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account a set password_hash = p_hash, updated_at = p_now
       where a.id = app.own_account() and a.password_hash = p_checked;
      if not found then raise exception 'the session has ended' using errcode = 'MZ001'; end if;
      update email_token t set used_at = p_now
       where t.account_id = app.own_account() and t.purpose in ('reset', 'change') and t.used_at is null;
      return query update session s set revoked_at = p_now
       where s.account_id = app.own_account() and s.id <> p_session and s.revoked_at is null returning s.id;
    end $$;

    create function app.ask_email_change(p_hash text, p_email text, p_expires timestamptz, p_now timestamptz)
      returns void language sql security definer set search_path = public, app, pg_temp as $$
      update email_token set used_at = p_now
       where account_id = app.own_account() and purpose = 'change' and used_at is null;
      insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
        select p_hash, app.own_account(), 'change', p_email, p_now, p_expires where app.own_account() is not null
    $$;

    -- Makes the address that a token was mailed to the account's: 'changed', 'taken', 'expired', 'invalid'.
    create function app.confirm_email(p_hash text, p_email_key text, p_now timestamptz)
      returns table (outcome text, business_id uuid, old_email text, new_email text, full_name text, language text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.*, a.email as old_email, a.full_name, a.language, a.business_id, a.closed_at into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'change' for update of et, a;
      if not found or t.used_at is not null or t.closed_at is not null then
        return query select 'invalid', null::uuid, null, null, null, null; return;
      end if;
      if t.expires_at <= p_now then
        return query select 'expired', null::uuid, null, null, null, null; return;
      end if;
      begin
        update account a set email = t.email, email_key = p_email_key, email_verified_at = p_now, updated_at = p_now
         where a.id = t.account_id;
      exception when unique_violation then
        return query select 'taken', null::uuid, null, null, null, null; return;
      end;
      update email_token et set used_at = p_now where et.account_id = t.account_id and et.used_at is null;
      return query select 'changed', t.business_id, t.old_email, t.email, t.full_name, t.language;
    end $$;

    -- The address that a token was mailed to, so that its normal form can be made before it is confirmed.
    create function app.read_change_email(p_hash text) returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select email from email_token where token_hash = p_hash and purpose = 'change'
    $$;

    create function app.keep_totp(p_secret text) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update account set totp_secret = p_secret, totp_last_step = 0
       where id = app.own_account() and totp_confirmed_at is null
    $$;

    -- Turns codes on with the secret that was checked; answers whether they were off.
    create function app.confirm_totp(p_secret text, p_step bigint, p_codes text[], p_now timestamptz) returns boolean
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account set totp_confirmed_at = p_now, totp_last_step = p_step, updated_at = p_now
       where id = app.own_account() and totp_secret = p_secret and totp_confirmed_at is null;
      if not found then return false; end if;
      delete from recovery_code where account_id = app.own_account();
      insert into recovery_code (account_id, code_hash) select app.own_account(), unnest(p_codes);
      return true;
    end $$;

    create function app.remove_totp(p_now timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      delete from recovery_code where account_id = app.own_account();
      update account set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, updated_at = p_now
       where id = app.own_account()
    $$;

    -- What signing in asks of an account besides its password.
    create function app.read_entry(p_account uuid)
      returns table (closed_at timestamptz, totp_secret text, totp_last_step bigint)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select closed_at, case when totp_confirmed_at is not null then totp_secret end, totp_last_step
        from account where id = p_account
    $$;

    -- Takes a step of an authenticator; answers whether it is newer than every step used before.
    create function app.spend_totp_step(p_account uuid, p_step bigint) returns boolean
      language sql security definer set search_path = public, app, pg_temp as $$
      with taken as (
        update account set totp_last_step = p_step where id = p_account and totp_last_step < p_step returning id
      )
      select exists (select from taken)
    $$;

    create function app.spend_recovery_code(p_account uuid, p_hash text) returns boolean
      language sql security definer set search_path = public, app, pg_temp as $$
      with taken as (
        delete from recovery_code where account_id = p_account and code_hash = p_hash returning account_id
      )
      select exists (select from taken)
    $$;

    -- Closes the own account and ends all its sessions, whose ids it answers.
    create function app.close_account(p_now timestamptz) returns table (id uuid)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account a set closed_at = p_now, session_version = a.session_version + 1, updated_at = p_now
       where a.id = app.own_account() and a.closed_at is null;
      update email_token t set used_at = p_now where t.account_id = app.own_account() and t.used_at is null;
      return query update session s set revoked_at = p_now
       where s.account_id = app.own_account() and s.revoked_at is null returning s.id;
    end $$;

    -- Reopens an account that was closed after an instant; answers no when its time is over.
    create function app.reopen_account(p_account uuid, p_since timestamptz, p_now timestamptz) returns boolean
      language sql security definer set search_path = public, app, pg_temp as $$
      with reopened as (
        update account set closed_at = null, updated_at = p_now
         where id = p_account and (closed_at is null or closed_at > p_since) returning id
      )
      select exists (select from reopened)
    $$;

    -- A closed account gets no session, whichever way in is taken.
    create or replace function app.open_session(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz,
      p_until timestamptz, p_now timestamptz
    ) returns int language sql security definer set search_path = public, app, pg_temp as $$
      insert into session (id, account_id, business_id, account_version, rotated_at, idle_expires_at, expires_at,
          browser, system, created_at, last_seen_at)
        select p_session, a.id, a.business_id, a.session_version, p_now, p_idle_until, p_until,
          p_browser, p_system, p_now, p_now
          from account a where a.id = p_account and a.closed_at is null
      returning account_version
    $$;

    -- Nor does a closed account's phone or menu open.
    create or replace function app.enter_menu(p_slug text) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      found_business uuid;
    begin
      select m.business_id into found_business from menu_address m
       where m.slug = p_slug and m.is_open
         and not exists (select from account a where a.business_id = m.business_id
           and (a.blocked_at is not null or a.closed_at is not null));
      if found_business is null then
        raise exception 'no such menu' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('menu', found_business, null);
      return found_business;
    end $$;
  `.execute(db);
}
