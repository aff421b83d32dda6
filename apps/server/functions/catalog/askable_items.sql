-- Returns the items among some ids that can be requested on the open menu: active and in its currency.
create or replace function app.askable_items(p_ids uuid[])
  returns table (
    id uuid, name text, unit_note text, translations jsonb, price_minor bigint, is_from_price boolean,
    min_quantity double precision, quantity_step double precision, sold_out_until date, product_id uuid
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.menu_business();
begin
  return query
  select i.id, i.name, i.unit_note, i.translations, i.price_minor, i.is_from_price, i.min_quantity::float8,
         i.quantity_step::float8, i.sold_out_until, i.product_id
    from catalog_item i join menu_settings m on m.business_id = i.business_id and m.catalog_currency = i.currency
   where i.business_id = own and i.id = any (p_ids) and i.is_active and i.deleted_at is null;
end $$;
