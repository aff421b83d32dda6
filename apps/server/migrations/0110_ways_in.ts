import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Every way in to an account ends by one function, and mails about changes of how an account is entered
 * carry a link by which the address that they went to disowns the change for seven days (rulings §2).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disavowal (
      token_hash text primary key,
      number bigint generated always as identity,
      account_id uuid not null references account (id) on delete cascade,
      email text not null,
      email_key text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index disavowal_account on disavowal (account_id, number);
    create index disavowal_email on disavowal (email_key, expires_at);
    create index disavowal_age on disavowal (expires_at);
  `.execute(db);
  await sql`
    -- Ends every way in to an account: its sessions but those that stay, its links that choose a password or
    -- another address, a phone added in the last seven days with every code sent, an authenticator that was
    -- not confirmed, and, where no session stays, the browsers that it knows. Whatever else comes to open an
    -- account, such as an invitation, ends here too. Links that disown a change and went to an address that the account
    -- had later than its present one end as well: whoever had it for a while does not come back by them.
    -- Answers the sessions that ended and the phone that was taken off.
    create function app.end_ways_in(
      p_account uuid, p_stays uuid[], p_now timestamptz, out sessions uuid[], out phone text
    ) language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      present_key text;
    begin
      -- The row is locked first: a sign-in that checked what ends here comes before all of this or after it.
      select a.email_key, case when a.phone_verified_at > p_now - interval '7 days' then a.phone_e164 end
        into present_key, phone from account a where a.id = p_account for update;
      update account a set updated_at = p_now,
          session_version = a.session_version + case when cardinality(p_stays) = 0 then 1 else 0 end,
          phone_e164 = case when phone is null then a.phone_e164 end,
          phone_verified_at = case when phone is null then a.phone_verified_at end,
          totp_secret = case when a.totp_confirmed_at is not null then a.totp_secret end
       where a.id = p_account;
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

    create function app.add_disavowal(
      p_hash text, p_account uuid, p_email text, p_email_key text, p_expires timestamptz, p_now timestamptz
    ) returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into disavowal (token_hash, account_id, email, email_key, created_at, expires_at)
        values (p_hash, p_account, p_email, p_email_key, p_now, p_expires)
    $$;

    -- What a disavowal is worth: 'good', 'used', or 'invalid', also when expired.
    create function app.judge_disavowal(p_hash text, p_now timestamptz) returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select coalesce((
        select case when d.used_at is not null then 'used' when d.expires_at <= p_now then 'invalid' else 'good' end
          from disavowal d where d.token_hash = p_hash), 'invalid')
    $$;

    -- Uses a disavowal: the account goes back to the address that it was mailed to, a password nobody knows
    -- stands in the place of the present one, codes turned on in the last seven days are off, and every way in
    -- ends. Answers whose it was and the address that the account had, nothing when it is no good (any more).
    create function app.spend_disavowal(p_hash text, p_password_hash text, p_now timestamptz)
      returns table (business_id uuid, former_email text, email text, email_key text, full_name text,
        language text, sessions uuid[], phone text)
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
      delete from recovery_code r using account a
       where r.account_id = d.account_id and a.id = d.account_id
         and a.totp_confirmed_at > p_now - interval '7 days';
      update account a set email = d.email, email_key = d.email_key, password_hash = p_password_hash,
          email_verified_at = case when a.email_key = d.email_key then a.email_verified_at else p_now end,
          totp_secret = case when a.totp_confirmed_at > p_now - interval '7 days' then null else a.totp_secret end,
          totp_confirmed_at =
            case when a.totp_confirmed_at > p_now - interval '7 days' then null else a.totp_confirmed_at end
       where a.id = d.account_id;
      select * into ended from app.end_ways_in(d.account_id, '{}', p_now);
      return query select d.business, d.present, d.email, d.email_key, d.name, d.tongue, ended.sessions, ended.phone;
    end $$;

    -- Whether an address is held for another account, to which it may go back by a disavowal.
    create function app.is_held_email(p_email_key text, p_account uuid, p_now timestamptz) returns boolean
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select exists (select from disavowal d
        where d.email_key = p_email_key and d.account_id <> p_account and d.used_at is null and d.expires_at > p_now)
    $$;
  `.execute(db);
  await sql`
    drop function app.change_password(text, text, uuid, timestamptz);
    -- Puts another password hash in the place of the one that was checked and ends every way in but the
    -- session that changes it; raises when the hash changed meanwhile.
    create function app.change_password(
      p_checked text, p_hash text, p_session uuid, p_now timestamptz, out sessions uuid[], out phone text
    ) language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account a set password_hash = p_hash
       where a.id = app.own_account() and a.password_hash = p_checked;
      if not found then raise exception 'the session has ended' using errcode = 'MZ001'; end if;
      select e.sessions, e.phone into sessions, phone
        from app.end_ways_in(app.own_account(), array[p_session], p_now) e;
    end $$;

    drop function app.spend_reset(text, text, timestamptz);
    -- Uses a reset token: the password is new and every way in ends. Answers whose it was, nothing when it is no
    -- good (any more).
    create function app.spend_reset(p_hash text, p_password_hash text, p_now timestamptz)
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
      update account a set password_hash = p_password_hash where a.id = owner_id;
      return query select a.id, a.email, a.full_name, a.language, e.sessions, e.phone
        from app.end_ways_in(owner_id, '{}', p_now) e join account a on a.id = owner_id;
    end $$;

    -- Closes the own account and ends every way in; answers the sessions that ended.
    create or replace function app.close_account(p_now timestamptz) returns table (id uuid)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      update account a set closed_at = p_now where a.id = app.own_account() and a.closed_at is null;
      return query select unnest(e.sessions) from app.end_ways_in(app.own_account(), '{}', p_now) e;
    end $$;

    create or replace function app.administer(p_account uuid, p_act text, p_reason text, p_now timestamptz)
      returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      has_changed boolean;
    begin
      perform app.act_as_administrator();
      case p_act
        when 'approve' then
          update account set approved_at = p_now, declined_at = null, decline_reason = null, updated_at = p_now
           where id = p_account and approved_at is null;
        when 'decline' then
          update account set declined_at = p_now, decline_reason = p_reason, updated_at = p_now
           where id = p_account and approved_at is null and declined_at is null;
        when 'block' then
          update account set blocked_at = p_now, blocked_reason = p_reason, updated_at = p_now
           where id = p_account and blocked_at is null;
        when 'unblock' then
          update account set blocked_at = null, blocked_reason = null, updated_at = p_now
           where id = p_account and blocked_at is not null;
        when 'make_administrator' then
          update account set is_admin = true, updated_at = p_now where id = p_account and not is_admin;
        when 'remove_administrator' then
          update account set is_admin = false, updated_at = p_now where id = p_account and is_admin;
      end case;
      has_changed := found;
      -- The sessions of a blocked account open nothing but the page that says so; they stay to show it.
      if p_act = 'block' and has_changed then
        perform app.end_ways_in(p_account,
          array(select s.id from session s where s.account_id = p_account and s.revoked_at is null), p_now);
      end if;
      return has_changed;
    end $$;

    drop function app.confirm_email(text, text, timestamptz);
    -- Makes the address that a token was mailed to the account's, and keeps a disavowal for the former one:
    -- 'changed', 'already' when it is so by this token, 'used' when it was and is another since, 'taken', also
    -- while the address may go back to another account, 'expired', 'invalid'.
    create function app.confirm_email(
      p_hash text, p_email_key text, p_disavowal text, p_disavowal_expires timestamptz, p_now timestamptz
    ) returns table (outcome text, business_id uuid, old_email text, new_email text, full_name text, language text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.*, a.email as old_email, a.email_key as old_key, a.full_name, a.language, a.business_id, a.closed_at
        into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'change' for update of et, a;
      if not found or t.closed_at is not null then
        return query select 'invalid', null::uuid, null, null, null, null; return;
      end if;
      if t.used_at is not null then
        return query select case when t.email = t.old_email then 'already' else 'used' end,
          null::uuid, null, null, null, null; return;
      end if;
      if t.expires_at <= p_now then
        return query select 'expired', null::uuid, null, null, null, null; return;
      end if;
      if app.is_held_email(p_email_key, t.account_id, p_now) then
        return query select 'taken', null::uuid, null, null, null, null; return;
      end if;
      begin
        update account a set email = t.email, email_key = p_email_key, email_verified_at = p_now, updated_at = p_now
         where a.id = t.account_id;
      exception when unique_violation then
        return query select 'taken', null::uuid, null, null, null, null; return;
      end;
      update email_token et set used_at = p_now where et.token_hash = p_hash;
      update email_token et set expires_at = least(et.expires_at, p_now)
       where et.account_id = t.account_id and et.used_at is null;
      if p_disavowal is not null then
        perform app.add_disavowal(p_disavowal, t.account_id, t.old_email, t.old_key, p_disavowal_expires, p_now);
      end if;
      return query select 'changed', t.business_id, t.old_email, t.email, t.full_name, t.language;
    end $$;

    -- An address that may go back to another account is as good as taken.
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

    drop function app.enter_account(uuid, uuid, text, text, timestamptz, timestamptz, timestamptz, text[], text, jsonb);
    -- Opens a session while what its owner showed still opens the account: the password's hash that was checked,
    -- else the phone. Answers nothing where it no longer does. Notes the browser, and keeps the mail (its fields
    -- as JSON) when the account does not know it.
    create function app.enter_account(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz,
      p_until timestamptz, p_now timestamptz, p_devices text[], p_new_device text, p_mail jsonb,
      p_password_hash text, p_phone text
    ) returns table (version int, remembered text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform from account a
       where a.id = p_account
         and case when p_phone is null then a.password_hash = p_password_hash
               else a.phone_e164 = p_phone and a.phone_verified_at is not null end
         for share;
      if not found then return; end if;
      version := app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now);
      remembered := app.remember_device(p_account, p_devices, p_new_device, p_now);
      if remembered = 'unknown' then
        perform app.put_in_outbox((p_mail->>'id')::uuid, p_mail->>'channel', p_mail->>'recipient',
          p_mail->>'subject', p_mail->>'text', p_mail->>'html', (p_mail->>'createdAt')::timestamptz,
          (p_mail->>'firstAttemptAt')::timestamptz);
      end if;
      return next;
    end $$;
  `.execute(db);
}
