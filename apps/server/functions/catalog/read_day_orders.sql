-- Returns the orders per delivery day of the transaction's business, as far as the caller may see them.
create or replace function app.read_day_orders(p_from date, p_to date)
  returns table (day date, status text, is_requested boolean, orders integer)
  language plpgsql stable set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.business();
begin
  return query
  select o.delivery_date, o.status, exists (
           select from order_request r where r.business_id = own and r.order_id = o.id), count(*)::int
    from orders o
   where o.business_id = own and o.delivery_date between p_from and p_to and o.deleted_at is null
     and o.cancelled_at is null
   group by 1, 2, 3;
end $$;
