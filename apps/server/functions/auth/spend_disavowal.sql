-- Undoes a change of email by the token that the former address received: restores the address, sets a new password and
-- ends everything else that opens the account.
create or replace function app.spend_disavowal(p_hash text, p_password_hash text, p_now timestamptz)
  returns table (
    business_id uuid, former_email text, email text, email_key text, full_name text, language text, sessions uuid[],
    phone text
  )
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
  -- Remove an authenticator that was turned on within the last seven days, and its codes.
  update account_secret x set totp_secret = null, totp_confirmed_at = null
   where x.account_id = d.account_id and x.totp_confirmed_at > p_now - interval '7 days';
  if found then delete from recovery_code r where r.account_id = d.account_id; end if;
  update account_secret x set password_hash = p_password_hash where x.account_id = d.account_id;
  select * into ended from app.end_ways_in(d.account_id, '{}', p_now);
  return query select d.business, d.present, d.email, d.email_key, d.name, d.tongue, ended.sessions, ended.phone;
end $$;
