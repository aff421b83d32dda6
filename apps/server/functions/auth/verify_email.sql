-- Uses the link that verifies an address. Returns the outcome: verified, already, used, expired or invalid. p_approve
-- approves the account too, unless it was declined.
create or replace function app.verify_email(p_hash text, p_approve boolean, p_now timestamptz)
  returns table (
    outcome text, account_id uuid, business_id uuid, email text, full_name text, language text,
    waits_for_approval boolean
  )
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
