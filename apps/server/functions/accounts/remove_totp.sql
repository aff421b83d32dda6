-- Turns off the signed-in account's authenticator and removes its recovery codes.
create or replace function app.remove_totp(p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update account a set updated_at = p_now where a.id = app.own_account();
  update account_secret x set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0
   where x.account_id = app.own_account();
  delete from recovery_code where account_id = app.own_account();
end $$;
