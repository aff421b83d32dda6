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
         and coalesce(
            (select p.file_id from catalog_item c
               join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
              where c.business_id = own and c.is_active and c.deleted_at is null
                and (c.product_id = i.product_id or (c.name_key = i.name_key and i.name_key <> ''))
              order by (c.product_id = i.product_id) is true desc, p.position limit 1),
            (select d.image_id from product d
              where d.business_id = own and d.id = i.product_id and d.deleted_at is null)) = p_file));
end $$;
