-- Uses the time step of an authenticator code. Returns false if it, or a later one, was used before.
create or replace function app.spend_totp_step(p_account uuid, p_step bigint)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update account_secret x set totp_last_step = p_step where x.account_id = p_account and x.totp_last_step < p_step;
  return found;
end $$;
