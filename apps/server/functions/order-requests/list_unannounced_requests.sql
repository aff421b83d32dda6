-- Returns the open businesses with new requests that nobody was mailed about, the longest waiting first.
create or replace function app.list_unannounced_requests()
  returns table (business_id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  for business_id in
    select r.business_id from order_request r
     where r.status = 'new' and r.announced_at is null
     group by r.business_id order by min(r.created_at)
  loop
    if app.is_open(list_unannounced_requests.business_id) then return next; end if;
  end loop;
end $$;
