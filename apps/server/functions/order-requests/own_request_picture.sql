-- Returns the business if a picture belongs to the customer's own request or to a line of the own order, else null.
create or replace function app.own_request_picture(p_file uuid)
  returns uuid
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.request_business();
  this uuid := app.request();
  its_order uuid := app.page_order();
begin
  return (
  select own where exists (select from request_picture p
       where p.business_id = own and p.request_id = this and p.file_id = p_file)
    or exists (select from order_item i
       where i.business_id = own and i.order_id = its_order
         and app.order_line_picture(own, i.product_id, i.name_key) = p_file));
end $$;
