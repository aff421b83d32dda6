-- Returns how much a business uses the product between two days. Administrators only (MZ005).
create or replace function app.count_usage(p_business uuid, p_from date, p_to date)
  returns table (orders integer, clients integer, products integer, stored_bytes bigint, people integer)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  if not app.is_administrator() then
    raise exception 'administrators only' using errcode = 'MZ005';
  end if;
  select (select count(*)::int from public.orders o
           where o.business_id = p_business and o.created_day between p_from and p_to and not o.is_imported),
         (select count(*)::int from client c where c.business_id = p_business and c.deleted_at is null),
         (select count(*)::int from product p where p.business_id = p_business and p.deleted_at is null),
         coalesce((select b.stored_bytes from business_counter b where b.business_id = p_business), 0)
    into orders, clients, products, stored_bytes;
  select count(*)::int into people from account a where a.business_id = p_business;
  return next;
end $$;
