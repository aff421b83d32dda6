-- Returns a calendar feed's orders as JSON, up to 60 days back and a year ahead; no row if the token, the account or
-- the business is closed.
create or replace function app.read_calendar_feed(
  p_token_hash text, p_now timestamptz, p_past integer, p_coming integer
) returns table (business_name text, time_zone text, language text, orders json)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid;
  reader uuid;
  today date;
begin
  select f.business_id, f.account_id into own, reader from calendar_feed f where f.token_hash = p_token_hash;
  if not found or not app.is_open(own) then return; end if;
  select b.name, b.time_zone, a.language into business_name, time_zone, language
    from account a join business b on b.id = own
   where a.id = reader and a.business_id = own and a.blocked_at is null and a.closed_at is null;
  if not found then return; end if;
  today := (p_now at time zone time_zone)::date;
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'number', o.number, 'clientName', o.client_name, 'phone', o.phone, 'day', o.delivery_date,
      'time', left(o.delivery_time::text, 5), 'fulfilment', o.fulfilment, 'address', o.address, 'notes', o.notes,
      'allergens', o.allergens, 'allergyNote', o.allergy_note, 'isCompleted', o.status = 'completed',
      'updatedAt', o.updated_at,
      'items', coalesce((select json_agg(json_build_object('name', i.dessert_name, 'quantity', i.quantity::float8)
          order by i.position)
        from order_item i where i.business_id = own and i.order_id = o.id), '[]'))), '[]')
    into orders
    from (
      (select p.* from orders p
        where p.business_id = own and p.deleted_at is null and p.cancelled_at is null
          and p.delivery_date < today and p.delivery_date >= today - 60
        order by p.delivery_date desc, coalesce(p.delivery_time, '24:00'::time) desc, p.id desc limit p_past)
      union all
      (select c.* from orders c
        where c.business_id = own and c.deleted_at is null and c.cancelled_at is null
          and c.delivery_date >= today and c.delivery_date <= today + 366
        order by c.delivery_date, coalesce(c.delivery_time, '24:00'::time), c.id limit p_coming)
    ) o;
  return next;
end $$;
