-- Returns the businesses with at least p_at_least orders that are not in the search index, or with indexing that began
-- before p_begun_before (is_old).
create or replace function app.list_unlisted_orders(p_at_least integer, p_begun_before timestamptz)
  returns table (business_id uuid, is_old boolean)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select c.business_id, coalesce(x.begun_at < p_begun_before, false)
      from business_counter c left join order_index x on x.business_id = c.business_id
     where c.last_order_number - coalesce(x.up_to, 0) >= p_at_least or x.begun_at < p_begun_before
     order by c.business_id;
end $$;
