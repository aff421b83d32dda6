-- Returns whether one of some devices has signed in to the account of an email key.
create or replace function app.is_known_device(p_email_key text, p_devices text[])
  returns boolean
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select exists (select from account a join known_device d on d.account_id = a.id
    where a.email_key = p_email_key and d.device_hash = any (p_devices)));
end $$;
