-- Stores the authenticator secret that the signed-in account was offered, unless one is confirmed.
create or replace function app.keep_totp(p_secret text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform from account a where a.id = app.own_account() for update;
  update account_secret x set totp_secret = p_secret, totp_last_step = 0
   where x.account_id = app.own_account() and x.totp_confirmed_at is null;
end $$;
