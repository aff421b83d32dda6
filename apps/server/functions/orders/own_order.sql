-- Returns the order of the customer's private link as JSON; null if there is none or it is deleted.
create or replace function app.own_order()
  returns json
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.request_business();
  this uuid := app.page_order();
begin
  return (
  select json_build_object(
      'number', o.number, 'status', o.status, 'ready_at', o.ready_at, 'cancelled_at', o.cancelled_at,
      'delivery_date', o.delivery_date, 'delivery_time', to_char(o.delivery_time, 'HH24:MI'),
      'fulfilment', o.fulfilment, 'address', o.address, 'currency', o.currency,
      'client_name', o.client_name, 'notes', o.notes, 'allergens', o.allergens, 'allergy_note', o.allergy_note,
      'language', (select c.language from client c where c.business_id = own and c.id = o.client_id),
      'created_at', o.created_at, 'updated_at', o.updated_at,
      'items_total_minor', o.items_total_minor,
      'agreed_price_minor', o.agreed_price_minor, 'total_minor', o.total_minor,
      'deposit_kind', o.deposit_kind, 'deposit_value_minor', o.deposit_value_minor,
      'settlement', o.settlement, 'is_imported', o.is_imported, 'created_day', o.created_day,
      'paid_minor', coalesce((select sum(p.effect_minor) from payment p
        where p.business_id = own and p.order_id = o.id and p.currency = o.currency), 0),
      'lines', coalesce((select json_agg(json_build_object('name', i.dessert_name,
          'quantity', i.quantity::float8, 'unit_price_minor', i.unit_price_minor,
          'line_total_minor', i.line_total_minor, 'product_id', i.product_id,
          'picture_id', coalesce(
            (select p.file_id from catalog_item c
               join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
              where c.business_id = own and c.is_active and c.deleted_at is null
                and (c.product_id = i.product_id or (c.name_key = i.name_key and i.name_key <> ''))
              order by (c.product_id = i.product_id) is true desc, p.position limit 1),
            (select d.image_id from product d
              where d.business_id = own and d.id = i.product_id and d.deleted_at is null))) order by i.position)
        from order_item i where i.business_id = own and i.order_id = o.id), '[]'),
      'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'from', e.from_value,
          'to', e.to_value, 'at', e.at) order by e.at, e.id)
        from order_event e where e.business_id = own and e.order_id = o.id
          and e.kind in ('status', 'ready', 'not_ready', 'cancelled', 'restored', 'moved')), '[]'))
    from orders o where o.business_id = own and o.id = this and o.deleted_at is null);
end $$;
