-- Returns the payment confirmation of an order as JSON, as far as the caller may see it.
create or replace function app.receipt_of(p_business uuid, p_order uuid)
  returns json
  language plpgsql stable set search_path = public, app, pg_temp as $$
declare
  owner uuid := app.owner_of(p_business);
begin
  return (
  select json_build_object(
    'businessName', b.name, 'businessPhone', coalesce(b.phone, s.whatsapp_phone), 'timeZone', b.time_zone,
    'number', o.number, 'clientName', o.client_name, 'deliveryDate', o.delivery_date,
    'deliveryTime', to_char(o.delivery_time, 'HH24:MI'), 'fulfilment', o.fulfilment,
    'address', coalesce(case o.fulfilment when 'delivery' then o.address else s.address end, ''),
    'allergens', o.allergens, 'allergyNote', o.allergy_note, 'notes', coalesce(o.notes, ''),
    'isCancelled', o.cancelled_at is not null, 'currency', o.currency,
    'itemsTotalMinor', o.items_total_minor, 'agreedPriceMinor', o.agreed_price_minor,
    'totalMinor', o.total_minor, 'phone', o.phone, 'email', o.customer_email,
    'settlement', o.settlement, 'isImported', o.is_imported, 'createdDay', o.created_day,
    'clientLanguage', (select c.language from client c
      where c.business_id = p_business and c.id = o.client_id),
    'ownerLanguage', (select a.language from account a where a.id = owner),
    'items', coalesce((select json_agg(json_build_object('name', i.dessert_name,
        'quantity', i.quantity::float8, 'unitPriceMinor', i.unit_price_minor,
        'lineTotalMinor', i.line_total_minor) order by i.position)
      from order_item i where i.business_id = p_business and i.order_id = o.id), '[]'),
    'payments', coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind,
        'refersToId', p.refers_to_id, 'amountMinor', p.amount_minor, 'currency', p.currency,
        'method', p.method, 'paidAt', p.paid_date) order by p.paid_date, p.id)
      from payment p where p.business_id = p_business and p.order_id = o.id), '[]'))
    from orders o join business b on b.id = o.business_id
    left join menu_settings s on s.business_id = o.business_id
   where o.business_id = p_business and o.id = p_order and o.deleted_at is null);
end $$;
