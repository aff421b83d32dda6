-- Turns on the signed-in account's authenticator and stores its recovery codes. Returns false unless p_secret is the
-- one that was offered last.
create or replace function app.confirm_totp(p_secret text, p_step bigint, p_codes text[], p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
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
