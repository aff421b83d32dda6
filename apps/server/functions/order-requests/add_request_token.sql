-- Stores the link token of an order request for its customer.
create or replace function app.add_request_token(p_token_hash text, p_request uuid)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := coalesce(app.menu_business(), app.member_business());
begin
  insert into request_token (token_hash, business_id, request_id)
    select p_token_hash, own, p_request where own is not null
    on conflict do nothing;
end $$;
