import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Links that verify an address tell being used from being replaced: a replaced one has expired, and one
 * whose address the account no longer has was used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function app.verify_email(p_hash text, p_approve boolean, p_now timestamptz)
      returns table (outcome text, account_id uuid, business_id uuid, email text, full_name text, language text,
        waits_for_approval boolean)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.token_hash, et.expires_at, et.used_at, et.email <> a.email as is_moved, a.id,
             a.business_id as business, a.email, a.full_name, a.language, a.email_verified_at, a.approved_at,
             a.is_admin into t
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
        approved_at = case when p_approve then coalesce(a.approved_at, p_now) else a.approved_at end
       where a.id = t.id;
      return query select 'verified', t.id, t.business, t.email, t.full_name, t.language,
        t.approved_at is null and not p_approve and not t.is_admin;
    end $$;

    create or replace function app.ask_email_change(p_hash text, p_email text, p_expires timestamptz, p_now timestamptz)
      returns void language sql security definer set search_path = public, app, pg_temp as $$
      update email_token set expires_at = least(expires_at, p_now)
       where account_id = app.own_account() and purpose = 'change' and used_at is null;
      insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
        select p_hash, app.own_account(), 'change', p_email, p_now, p_expires where app.own_account() is not null
    $$;

    -- Makes the address that a token was mailed to the account's: 'changed', 'already' when it is so by this
    -- token, 'used' when it was and is another since, 'taken', 'expired', 'invalid'.
    create or replace function app.confirm_email(p_hash text, p_email_key text, p_now timestamptz)
      returns table (outcome text, business_id uuid, old_email text, new_email text, full_name text, language text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      t record;
    begin
      select et.*, a.email as old_email, a.full_name, a.language, a.business_id, a.closed_at into t
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
      begin
        update account a set email = t.email, email_key = p_email_key, email_verified_at = p_now, updated_at = p_now
         where a.id = t.account_id;
      exception when unique_violation then
        return query select 'taken', null::uuid, null, null, null, null; return;
      end;
      update email_token et set used_at = p_now where et.token_hash = p_hash;
      update email_token et set expires_at = least(et.expires_at, p_now)
       where et.account_id = t.account_id and et.used_at is null;
      return query select 'changed', t.business_id, t.old_email, t.email, t.full_name, t.language;
    end $$;
  `.execute(db);
}
