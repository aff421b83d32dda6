-- Returns all businesses, for jobs.
create or replace function app.list_businesses()
  returns table (business_id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return query select b.id from business b order by b.id;
end $$;
