-- Returns the request that was sent to the open menu with an idempotency key.
create or replace function app.find_asked(p_ask_key text)
  returns table (id uuid, number integer, ask_hash text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.menu_business();
begin
  return query
  select r.id, r.number, r.ask_hash from order_request r where r.business_id = own and r.ask_key = p_ask_key;
end $$;
