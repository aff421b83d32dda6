-- Returns the order of the transaction's private link: the one that its token names, else the one that its request
-- became; null without an order.
create or replace function app.page_order()
  returns uuid
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.request_business();
  this uuid := app.request();
begin
  return coalesce(nullif(current_setting('app.order_id', true), '')::uuid,
    (select r.order_id from order_request r where r.business_id = own and r.id = this));
end $$;
