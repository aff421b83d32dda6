-- Gives the transaction the proof of a customer's request token, and returns the request. Raises MZ006 if there is
-- none, or if the link to its order was renewed or switched off.
create or replace function app.enter_request(p_token_hash text)
  returns uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  found record;
  its_order uuid;
begin
  select t.business_id, t.request_id into found from request_token t
   where t.token_hash = p_token_hash
     and app.is_open(t.business_id);
  if found.request_id is null then
    raise exception 'no such request' using errcode = 'MZ006';
  end if;
  select r.order_id into its_order from order_request r
   where r.business_id = found.business_id and r.id = found.request_id;
  if exists (select from orders o where o.business_id = found.business_id and o.id = its_order
      and (not o.has_page or o.page_turn > 0)) then
    raise exception 'link renewed or off' using errcode = 'MZ006';
  end if;
  perform app.leave_proof('request', found.business_id, null);
  execute format('set local app.request_id = %L', found.request_id);
  return found.request_id;
end $$;
