import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What must be asked before there is a proof: finding an account by email, opening and renewing a
 * session, verifying an email. The application's role reads these tables through these functions only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function app.find_account(p_email_key text)
      returns table (id uuid, business_id uuid, password_hash text, session_version int, email text, full_name text,
        language text, email_verified_at timestamptz)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select a.id, a.business_id, a.password_hash, a.session_version, a.email, a.full_name, a.language, a.email_verified_at
        from account a where a.email_key = p_email_key
    $$;

    create function app.register_account(
      p_account uuid, p_business uuid, p_email text, p_email_key text, p_password_hash text, p_full_name text,
      p_business_name text, p_language text, p_time_zone text, p_country text, p_currency text, p_plan text,
      p_legal_version text, p_now timestamptz
    ) returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if exists (select from account where email_key = p_email_key) then return false; end if;
      insert into business (id, name, time_zone, country, currency, created_at, updated_at)
        values (p_business, p_business_name, p_time_zone, p_country, p_currency, p_now, p_now);
      insert into business_counter (business_id) values (p_business);
      insert into subscription (business_id, plan_started_at, created_at, updated_at)
        values (p_business, p_now, p_now, p_now);
      insert into account (id, business_id, email, email_key, password_hash, full_name, language, chosen_plan,
          legal_version, legal_consent_at, created_at, updated_at)
        values (p_account, p_business, p_email, p_email_key, p_password_hash, p_full_name, p_language, p_plan,
          p_legal_version, p_now, p_now, p_now);
      return true;
    exception when unique_violation then
      return false;
    end $$;

    create function app.open_session(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz,
      p_until timestamptz, p_now timestamptz
    ) returns int language sql security definer set search_path = public, app, pg_temp as $$
      insert into session (id, account_id, business_id, account_version, rotated_at, idle_expires_at, expires_at,
          browser, system, created_at, last_seen_at)
        select p_session, a.id, a.business_id, a.session_version, p_now, p_idle_until, p_until,
          p_browser, p_system, p_now, p_now
          from account a where a.id = p_account
      returning account_version
    $$;

    -- Renews a session: answers its new generation, or the current one within the grace; a token older
    -- than that ends the session (rulings §2).
    create function app.renew_session(
      p_session uuid, p_generation int, p_idle_until timestamptz, p_now timestamptz, p_grace interval
    ) returns table (outcome text, generation int, account_id uuid, session_version int, business_id uuid)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      s record;
    begin
      select se.*, a.session_version as version into s
        from session se join account a on a.id = se.account_id where se.id = p_session for update of se;
      if not found or s.revoked_at is not null or s.expires_at <= p_now or s.idle_expires_at <= p_now
         or s.account_version <> s.version then
        return query select 'ended', 0, null::uuid, 0, null::uuid;
      elsif p_generation = s.generation then
        update session se set generation = s.generation + 1, rotated_at = p_now, last_seen_at = p_now,
          idle_expires_at = least(p_idle_until, s.expires_at) where se.id = p_session;
        return query select 'renewed', s.generation + 1, s.account_id, s.version, s.business_id;
      elsif p_generation = s.generation - 1 and s.rotated_at > p_now - p_grace then
        return query select 'renewed', s.generation, s.account_id, s.version, s.business_id;
      else
        update session se set revoked_at = p_now where se.id = p_session;
        return query select 'reused', 0, s.account_id, s.version, s.business_id;
      end if;
    end $$;

    create function app.close_session(p_session uuid, p_now timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update session set revoked_at = p_now where id = p_session and revoked_at is null
    $$;

    create function app.close_all_sessions(p_session uuid, p_now timestamptz) returns setof uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      owner_id uuid;
    begin
      select se.account_id into owner_id from session se where se.id = p_session and se.revoked_at is null;
      if owner_id is null then return; end if;
      update account set session_version = session_version + 1 where id = owner_id;
      return query update session set revoked_at = p_now
        where account_id = owner_id and revoked_at is null returning id;
    end $$;

    create function app.add_email_token(
      p_hash text, p_account uuid, p_purpose text, p_email text, p_expires timestamptz, p_now timestamptz
    ) returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
        values (p_hash, p_account, p_purpose, p_email, p_now, p_expires)
    $$;

    -- Verifies by a token: 'verified', 'already' (a second use counts as success), 'expired', 'invalid'.
    create function app.verify_email(p_hash text, p_approve boolean, p_now timestamptz)
      returns table (outcome text, account_id uuid, business_id uuid)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.*, a.email_verified_at, a.business_id as business into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'verify' for update of et, a;
      if not found then return query select 'invalid', null::uuid, null::uuid; return; end if;
      if t.email_verified_at is not null then
        return query select 'already', t.account_id, t.business; return;
      end if;
      if t.expires_at <= p_now then return query select 'expired', null::uuid, null::uuid; return; end if;
      update email_token set used_at = p_now where token_hash = p_hash;
      update account set email_verified_at = p_now, updated_at = p_now,
        approved_at = case when p_approve then coalesce(approved_at, p_now) else approved_at end
       where id = t.account_id;
      return query select 'verified', t.account_id, t.business;
    end $$;

    -- Counts a hit in a fixed window and answers how many there are now.
    create function app.hit(p_key text, p_window_start timestamptz) returns int
      language sql security definer set search_path = public, app, pg_temp as $$
      insert into throttle (key, window_start, hits) values (p_key, p_window_start, 1)
        on conflict (key, window_start) do update set hits = throttle.hits + 1
      returning hits
    $$;

    create function app.count_hits(p_key text, p_window_start timestamptz) returns int
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select coalesce((select hits from throttle where key = p_key and window_start = p_window_start), 0)
    $$;

    create function app.forget_hits(p_key text) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      delete from throttle where key = p_key
    $$;

    create function app.put_in_outbox(
      p_id uuid, p_channel text, p_recipient text, p_subject text, p_text text, p_html text, p_now timestamptz
    ) returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into outbox_message (id, channel, recipient, subject, text_body, html_body, created_at)
        values (p_id, p_channel, p_recipient, p_subject, p_text, p_html, p_now)
    $$;

    create function app.read_outbox(p_count int)
      returns table (id uuid, channel text, recipient text, subject text, text_body text, html_body text, created_at timestamptz)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select id, channel, recipient, subject, text_body, html_body, created_at
        from outbox_message order by created_at desc, id desc limit p_count
    $$;
  `.execute(db);
}
