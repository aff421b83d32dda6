-- Returns the payment confirmation of the order of the customer's private link as JSON; null without an order.
create or replace function app.own_receipt()
  returns json
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return app.receipt_of(app.request_business(), app.page_order());
end $$;
