-- Gives the transaction the proof of an order's private token, and returns the order. Raises MZ006 if there is none, if
-- it is deleted, or if its page is switched off.
create or replace function app.enter_order_page(p_token text)
  returns uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  own uuid;
  its_order uuid;
begin
  if p_token ~ '^[A-Za-z0-9_-]{44}[0-9]{1,9}$' then
    own := encode(decode(translate(left(p_token, 22), '-_', '+/') || '==', 'base64'), 'hex')::uuid;
    select o.id into its_order from orders o join business b on b.id = o.business_id
     where o.business_id = own and o.number = substr(p_token, 45)::int
       and o.deleted_at is null and o.has_page and b.has_order_pages
       and app.order_page_token(b.id, b.order_page_secret, o.id, o.number, o.page_turn) = p_token;
  end if;
  if its_order is null or not app.is_open(own) then
    raise exception 'no such order page' using errcode = 'MZ006';
  end if;
  perform app.leave_proof('request', own, null);
  execute format('set local app.order_id = %L', its_order);
  execute format('set local app.request_id = %L', coalesce((select r.id from order_request r
    where r.business_id = own and r.order_id = its_order)::text, ''));
  return its_order;
end $$;
