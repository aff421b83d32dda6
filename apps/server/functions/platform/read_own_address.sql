-- Returns the server's public address, as it last started.
create or replace function app.read_own_address()
  returns text
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select value from app.setting where name = 'own_address');
end $$;
