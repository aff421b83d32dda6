-- Returns the key pair by which push services know this server.
create or replace function app.read_vapid_keys()
  returns table (public_key text, private_key text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query select v.public_key, v.private_key from vapid_key v;
end $$;
