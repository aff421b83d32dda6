import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Choosing a new password by a mailed token, and telling whose email a verification verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Keeps a reset token for the account of an email; answers whom to mail, nobody when there is none.
    create function app.begin_reset(p_email_key text, p_hash text, p_expires timestamptz, p_now timestamptz)
      returns table (email text, full_name text, language text)
      language sql security definer set search_path = public, app, pg_temp as $$
      with owner as (select a.id, a.email, a.full_name, a.language from account a where a.email_key = p_email_key),
      kept as (
        insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
          select p_hash, o.id, 'reset', o.email, p_now, p_expires from owner o
      )
      select o.email, o.full_name, o.language from owner o
    $$;

    -- What a reset token is worth: 'good', 'used', or 'invalid', also when expired or for a former email.
    create function app.judge_reset(p_hash text, p_now timestamptz) returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select coalesce((
        select case when t.used_at is not null then 'used'
                    when t.expires_at <= p_now or t.email <> a.email then 'invalid'
                    else 'good' end
          from email_token t join account a on a.id = t.account_id
         where t.token_hash = p_hash and t.purpose = 'reset'), 'invalid')
    $$;

    -- Uses a reset token: the password is new, every session and every other link ends, and no device is
    -- known any more. Answers whose it was and which sessions ended, nothing when it is no good (any more).
    create function app.spend_reset(p_hash text, p_password_hash text, p_now timestamptz)
      returns table (email text, full_name text, language text, sessions uuid[])
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      owner_id uuid;
      ended uuid[];
    begin
      select t.account_id into owner_id from email_token t join account a on a.id = t.account_id
       where t.token_hash = p_hash and t.purpose = 'reset' and t.used_at is null and t.expires_at > p_now
         and t.email = a.email
         for update;
      if not found then return; end if;
      update email_token t set used_at = p_now where t.token_hash = p_hash;
      update email_token t set expires_at = p_now
       where t.account_id = owner_id and t.purpose = 'reset' and t.used_at is null and t.expires_at > p_now;
      update account a set password_hash = p_password_hash, session_version = a.session_version + 1,
          updated_at = p_now
       where a.id = owner_id;
      with gone as (
        update session s set revoked_at = p_now where s.account_id = owner_id and s.revoked_at is null returning s.id
      )
      select coalesce(array_agg(g.id), '{}') into ended from gone g;
      delete from known_device d where d.account_id = owner_id;
      return query select a.email, a.full_name, a.language, ended from account a where a.id = owner_id;
    end $$;

    -- Verifies by a token: 'verified', 'already' (a second use counts as success), 'expired', 'invalid'.
    drop function app.verify_email(text, boolean, timestamptz);
    create function app.verify_email(p_hash text, p_approve boolean, p_now timestamptz)
      returns table (outcome text, account_id uuid, business_id uuid, email text, full_name text, language text,
        waits_for_approval boolean)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.token_hash, et.expires_at, a.id, a.business_id as business, a.email, a.full_name, a.language,
             a.email_verified_at, a.approved_at, a.is_admin into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'verify' for update of et, a;
      if not found then return query select 'invalid', null::uuid, null::uuid, '', '', '', false; return; end if;
      if t.email_verified_at is not null then
        return query select 'already', t.id, t.business, t.email, t.full_name, t.language, false; return;
      end if;
      if t.expires_at <= p_now then
        return query select 'expired', null::uuid, null::uuid, '', '', '', false; return;
      end if;
      update email_token et set used_at = p_now where et.token_hash = p_hash;
      update account a set email_verified_at = p_now, updated_at = p_now,
        approved_at = case when p_approve then coalesce(a.approved_at, p_now) else a.approved_at end
       where a.id = t.id;
      return query select 'verified', t.id, t.business, t.email, t.full_name, t.language,
        t.approved_at is null and not p_approve and not t.is_admin;
    end $$;
  `.execute(db);
}
