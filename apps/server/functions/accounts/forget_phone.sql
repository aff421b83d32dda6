-- Removes an account's phone number.
create or replace function app.forget_phone(p_account uuid, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update account set phone_e164 = null, phone_verified_at = null, updated_at = p_now where id = p_account;
end $$;
