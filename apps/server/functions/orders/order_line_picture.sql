-- Returns the picture of an order's line: the first one of the menu item made from its product or of its name, else the
-- product's; null without any.
create or replace function app.order_line_picture(p_business uuid, p_product uuid, p_name_key text)
  returns uuid
  language plpgsql stable set search_path = public, app, pg_temp as $$
begin
  return coalesce(
    (select p.file_id from catalog_item c
       join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
      where c.business_id = p_business and c.is_active and c.deleted_at is null
        and (c.product_id = p_product or (c.name_key = p_name_key and p_name_key <> ''))
      order by (c.product_id = p_product) is true desc, p.position limit 1),
    (select d.image_id from product d where d.business_id = p_business and d.id = p_product and d.deleted_at is null));
end $$;
