-- Records a sign-in from a device. Returns known, first (the account's first device) or unknown.
create or replace function app.remember_device(p_account uuid, p_devices text[], p_new text, p_now timestamptz)
  returns text
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  is_first boolean;
begin
  update known_device set last_seen_at = p_now where account_id = p_account and device_hash = any (p_devices);
  if found then return 'known'; end if;
  is_first := not exists (select from known_device where account_id = p_account);
  insert into known_device (account_id, device_hash, first_seen_at, last_seen_at)
    values (p_account, p_new, p_now, p_now);
  return case when is_first then 'first' else 'unknown' end;
end $$;
