-- Returns which of some businesses have a closed owner's account.
create or replace function app.list_closed_businesses(p_businesses uuid[])
  returns table (business_id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select a.business_id from account a
   where a.business_id = any(p_businesses) and a.role = 'owner' and a.closed_at is not null;
end $$;
