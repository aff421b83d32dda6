-- Moves the orders of a client to another.
create or replace function app.move_client_orders(p_from uuid, p_into uuid)
  returns void
  language plpgsql set search_path = public, app, pg_temp as $$
declare
  own uuid := app.member_business();
begin
  update orders set client_id = p_into where business_id = own and client_id = p_from;
end $$;
