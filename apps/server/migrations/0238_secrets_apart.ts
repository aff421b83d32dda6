import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The secrets of an account lie in a table of their own, so that the application may be granted the account's whole
 * rows: a distributed PostgreSQL takes no grants on columns. What may be changed of an account and of a billing notice
 * goes through functions. An account's row is always locked before its secrets.
 *
 * The columns stay for the version before; what nobody uses any more goes with the next one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_secret (
      account_id uuid primary key references account (id) on delete cascade,
      password_hash text not null,
      totp_secret text,
      totp_confirmed_at timestamptz,
      totp_last_step bigint not null default 0
    );
    insert into account_secret
      select id, password_hash, totp_secret, totp_confirmed_at, totp_last_step from account;
    alter table account alter column password_hash drop not null;

    create function app.change_own_account(p_changes jsonb, p_now timestamptz) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account a
         set full_name = case when p_changes ? 'full_name' then p_changes->>'full_name' else a.full_name end,
             language = case when p_changes ? 'language' then p_changes->>'language' else a.language end,
             theme = case when p_changes ? 'theme' then p_changes->>'theme' else a.theme end,
             profile_image_id = case when p_changes ? 'profile_image_id'
               then (p_changes->>'profile_image_id')::uuid else a.profile_image_id end,
             legal_version = case when p_changes ? 'legal_version'
               then p_changes->>'legal_version' else a.legal_version end,
             legal_consent_at = case when p_changes ? 'legal_version' then p_now else a.legal_consent_at end,
             updated_at = p_now
       where a.id = app.own_account();
    end $$;

    create function app.settle_billing_events(p_provider text, p_ids text[], p_outcome text, p_now timestamptz)
      returns void language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if app.proof() is distinct from 'webhook' then return; end if;
      update billing_event set outcome = p_outcome, settled_at = p_now
       where business_id = app.business() and provider = p_provider and event_id = any (p_ids);
    end $$;

    create or replace function app.register_account(
      p_account uuid, p_business uuid, p_email text, p_email_key text, p_password_hash text, p_full_name text,
      p_business_name text, p_language text, p_time_zone text, p_country text, p_currency text, p_plan text,
      p_legal_version text, p_now timestamptz
    ) returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if exists (select from account where email_key = p_email_key)
         or app.is_held_email(p_email_key, p_account, p_now) then
        return false;
      end if;
      insert into business (id, name, time_zone, country, currency, created_at, updated_at)
        values (p_business, p_business_name, p_time_zone, p_country, p_currency, p_now, p_now);
      insert into business_counter (business_id) values (p_business);
      insert into menu_settings (business_id, token, updated_at)
        values (p_business, 'mt_' || replace(gen_random_uuid()::text, '-', ''), p_now);
      insert into subscription (business_id, plan_started_at, created_at, updated_at)
        values (p_business, p_now, p_now, p_now);
      insert into account (id, business_id, email, email_key, full_name, language, chosen_plan,
          legal_version, legal_consent_at, created_at, updated_at)
        values (p_account, p_business, p_email, p_email_key, p_full_name, p_language, p_plan,
          p_legal_version, p_now, p_now, p_now);
      insert into account_secret (account_id, password_hash) values (p_account, p_password_hash);
      return true;
    exception when unique_violation then
      return false;
    end $$;

    create or replace function app.find_account(p_email_key text)
      returns table (id uuid, business_id uuid, password_hash text, session_version int, email text, full_name text,
        language text, email_verified_at timestamptz)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.business_id, x.password_hash, a.session_version, a.email, a.full_name, a.language,
             a.email_verified_at
        from account a join account_secret x on x.account_id = a.id where a.email_key = p_email_key;
    end $$;

    create or replace function app.read_entry(p_account uuid)
      returns table (closed_at timestamptz, totp_secret text, totp_last_step bigint)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select a.closed_at, case when x.totp_confirmed_at is not null then x.totp_secret end, x.totp_last_step
        from account a join account_secret x on x.account_id = a.id where a.id = p_account;
    end $$;

    create or replace function app.read_own_account()
      returns table (id uuid, email text, email_key text, password_hash text, full_name text, language text,
        country text, phone_e164 text, totp_secret text, totp_confirmed_at timestamptz, totp_last_step bigint,
        recovery_codes_left int)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.email, a.email_key, x.password_hash, a.full_name, a.language, b.country,
             case when a.phone_verified_at is not null then a.phone_e164 end,
             x.totp_secret, x.totp_confirmed_at, x.totp_last_step,
             (select count(*)::int from recovery_code r where r.account_id = a.id)
        from account a join business b on b.id = a.business_id join account_secret x on x.account_id = a.id
       where a.id = app.own_account();
    end $$;

    create or replace function app.begin_sign_in(
      p_email_key text, p_devices text[], p_device_keys text[], p_account_key text, p_address_key text,
      p_length interval, p_now timestamptz, p_most_freely int, p_most_of_address int, p_has_captcha boolean,
      out id uuid, out business_id uuid, out password_hash text, out email text, out full_name text, out language text,
      out time_zone text, out known_device text, out closed_at timestamptz, out totp_secret text, out own_key text,
      out verdict text, out ends_at timestamptz
    ) returns record language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own_hits int;
      address_hits int;
    begin
      select a.id, a.business_id, x.password_hash, a.email, a.full_name, a.language, b.time_zone,
             known.device, a.closed_at, case when x.totp_confirmed_at is not null then x.totp_secret end
        into id, business_id, password_hash, email, full_name, language, time_zone, known_device, closed_at,
             totp_secret
        from (select) as one
        left join account a on a.email_key = p_email_key
        left join account_secret x on x.account_id = a.id
        left join business b on b.id = a.business_id
        left join lateral (
          select d.device_hash as device from known_device d
           where d.account_id = a.id and d.device_hash = any (p_devices) limit 1
        ) known on true;
      own_key := coalesce(p_device_keys[array_position(p_devices, known_device)], p_account_key);
      -- Always the own key before the address, so that two never wait for each other.
      select h.hits into own_hits from app.hit(own_key, p_length, p_now) h;
      select h.hits, h.ends_at into address_hits, ends_at from app.hit(p_address_key, p_length, p_now) h;
      verdict := case
        when address_hits > p_most_of_address then 'tired'
        when own_hits > p_most_freely or address_hits > p_most_freely then 'captcha'
        else 'free' end;
      if verdict = 'tired' or verdict = 'captcha' and not p_has_captcha then
        perform app.take_back_hit(own_key), app.take_back_hit(p_address_key);
      end if;
    end $$;

    create or replace function app.enter_account(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz, p_until timestamptz,
      p_now timestamptz, p_devices text[], p_new_device text, p_mail jsonb, p_password_hash text, p_phone text
    ) returns table (version int, remembered text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform from account a
       where a.id = p_account
         and (p_phone is null or a.phone_e164 = p_phone and a.phone_verified_at is not null)
         for share;
      if not found then return; end if;
      -- Read after the account is locked: whoever changes the password locks it too.
      if p_phone is null and not exists (
        select from account_secret x where x.account_id = p_account and x.password_hash = p_password_hash
      ) then return; end if;
      version := app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now);
      if version is null then return; end if;
      remembered := app.remember_device(p_account, p_devices, p_new_device, p_now);
      if remembered = 'unknown' then
        perform app.put_in_outbox((p_mail->>'id')::uuid, p_mail->>'channel', p_mail->>'recipient',
          p_mail->>'subject', p_mail->>'text', p_mail->>'html', (p_mail->>'createdAt')::timestamptz,
          (p_mail->>'firstAttemptAt')::timestamptz);
      end if;
      return next;
    end $$;

    create or replace function app.change_password(
      p_checked text, p_hash text, p_session uuid, p_now timestamptz, out sessions uuid[], out phone text
    ) returns record language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform from account a where a.id = app.own_account() for update;
      update account_secret x set password_hash = p_hash
       where x.account_id = app.own_account() and x.password_hash = p_checked;
      if not found then raise exception 'the session has ended' using errcode = 'MZ001'; end if;
      select e.sessions, e.phone into sessions, phone
        from app.end_ways_in(app.own_account(), array[p_session], p_now) e;
    end $$;

    create or replace function app.spend_reset(p_hash text, p_password_hash text, p_now timestamptz)
      returns table (id uuid, email text, full_name text, language text, sessions uuid[], phone text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      owner_id uuid;
    begin
      select t.account_id into owner_id from email_token t join account a on a.id = t.account_id
       where t.token_hash = p_hash and t.purpose = 'reset' and t.used_at is null and t.expires_at > p_now
         and t.email = a.email
         for update;
      if not found then return; end if;
      update email_token t set used_at = p_now where t.token_hash = p_hash;
      update account_secret x set password_hash = p_password_hash where x.account_id = owner_id;
      return query select a.id, a.email, a.full_name, a.language, e.sessions, e.phone
        from app.end_ways_in(owner_id, '{}', p_now) e join account a on a.id = owner_id;
    end $$;

    create or replace function app.spend_disavowal(p_hash text, p_password_hash text, p_now timestamptz)
      returns table (business_id uuid, former_email text, email text, email_key text, full_name text, language text,
        sessions uuid[], phone text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      d record;
      ended record;
    begin
      select w.*, a.business_id as business, a.email as present, a.full_name as name, a.language as tongue
        into d from disavowal w join account a on a.id = w.account_id
       where w.token_hash = p_hash and w.used_at is null and w.expires_at > p_now for update of w, a;
      if not found then return; end if;
      update disavowal w set used_at = p_now where w.token_hash = p_hash;
      update account a set email = d.email, email_key = d.email_key,
          email_verified_at = case when a.email_key = d.email_key then a.email_verified_at else p_now end
       where a.id = d.account_id;
      -- An authenticator that was turned on within the seven days goes with its codes.
      update account_secret x set totp_secret = null, totp_confirmed_at = null
       where x.account_id = d.account_id and x.totp_confirmed_at > p_now - interval '7 days';
      if found then delete from recovery_code r where r.account_id = d.account_id; end if;
      update account_secret x set password_hash = p_password_hash where x.account_id = d.account_id;
      select * into ended from app.end_ways_in(d.account_id, '{}', p_now);
      return query select d.business, d.present, d.email, d.email_key, d.name, d.tongue, ended.sessions, ended.phone;
    end $$;

    create or replace function app.end_ways_in(
      p_account uuid, p_stays uuid[], p_now timestamptz, out sessions uuid[], out phone text
    ) returns record language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      present_key text;
    begin
      -- The row is locked first: a sign-in that checked what ends here comes before all of this or after it.
      select a.email_key, case when a.phone_verified_at > p_now - interval '7 days' then a.phone_e164 end
        into present_key, phone from account a where a.id = p_account for update;
      update account a set updated_at = p_now,
          session_version = a.session_version + case when cardinality(p_stays) = 0 then 1 else 0 end,
          phone_e164 = case when phone is null then a.phone_e164 end,
          phone_verified_at = case when phone is null then a.phone_verified_at end
       where a.id = p_account;
      update account_secret x set totp_secret = null
       where x.account_id = p_account and x.totp_secret is not null and x.totp_confirmed_at is null;
      delete from phone_code c where c.account_id = p_account;
      update email_token t set expires_at = p_now
       where t.account_id = p_account and t.used_at is null and t.expires_at > p_now
         and (t.purpose in ('reset', 'change')
           or t.email <> (select a.email from account a where a.id = p_account));
      update disavowal d set expires_at = p_now
       where d.account_id = p_account and d.email_key <> present_key and d.expires_at > p_now
         and d.number > (select min(o.number) from disavowal o
           where o.account_id = p_account and o.email_key = present_key);
      if cardinality(p_stays) = 0 then delete from known_device k where k.account_id = p_account; end if;
      with gone as (
        update session s set revoked_at = p_now
         where s.account_id = p_account and s.revoked_at is null and not s.id = any (p_stays) returning s.id
      )
      select coalesce(array_agg(g.id), '{}') into sessions from gone g;
    end $$;

    create or replace function app.keep_totp(p_secret text) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform from account a where a.id = app.own_account() for update;
      update account_secret x set totp_secret = p_secret, totp_last_step = 0
       where x.account_id = app.own_account() and x.totp_confirmed_at is null;
    end $$;

    create or replace function app.confirm_totp(p_secret text, p_step bigint, p_codes text[], p_now timestamptz)
      returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform from account a where a.id = app.own_account() for update;
      update account_secret x set totp_confirmed_at = p_now, totp_last_step = p_step
       where x.account_id = app.own_account() and x.totp_secret = p_secret and x.totp_confirmed_at is null;
      if not found then return false; end if;
      update account a set updated_at = p_now where a.id = app.own_account();
      delete from recovery_code where account_id = app.own_account();
      insert into recovery_code (account_id, code_hash) select app.own_account(), unnest(p_codes);
      return true;
    end $$;

    create or replace function app.remove_totp(p_now timestamptz) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account a set updated_at = p_now where a.id = app.own_account();
      update account_secret x set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0
       where x.account_id = app.own_account();
      delete from recovery_code where account_id = app.own_account();
    end $$;

    create or replace function app.spend_totp_step(p_account uuid, p_step bigint) returns boolean
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account_secret x set totp_last_step = p_step where x.account_id = p_account and x.totp_last_step < p_step;
      return found;
    end $$;`.execute(db);
}
