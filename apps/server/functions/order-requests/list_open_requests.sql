-- Returns open requests whose delivery day has passed in some time zone.
create or replace function app.list_open_requests(p_before date)
  returns table (business_id uuid, id uuid, status text, delivery_date date, time_zone text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select r.business_id, r.id, r.status, r.delivery_date, b.time_zone
    from order_request r join business b on b.id = r.business_id
   where r.status in ('new', 'quoted') and r.delivery_date < p_before
   order by r.delivery_date, r.id;
end $$;
