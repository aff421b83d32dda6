-- Returns the ended requests and quotes whose customers were not told, 500 at most.
create or replace function app.list_untold_ends(p_now timestamptz)
  returns table (business_id uuid, id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  listed integer := 0;
begin
  for business_id, id in
    select r.business_id, r.id from order_request r
     where r.status = 'expired' and r.answered_at > p_now - interval '7 days' and r.email is not null
       and (r.told_end_at is null or r.told_end_at < r.answered_at)
    union all
    select r.business_id, r.id from order_request r join business b on b.id = r.business_id
     where r.status = 'quoted' and r.quote_valid_until <= p_now and r.email is not null
       and (r.told_end_at is null or r.told_end_at < r.quote_valid_until)
       and r.delivery_date >= (p_now at time zone b.time_zone)::date
  loop
    continue when not app.is_open(list_untold_ends.business_id);
    return next;
    listed := listed + 1;
    exit when listed = 500;
  end loop;
end $$;
