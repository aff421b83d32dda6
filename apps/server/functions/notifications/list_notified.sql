-- Returns the accounts of the current business that have one of the roles and can sign in.
create or replace function app.list_notified(p_roles text[])
  returns uuid[]
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.business();
begin
  return (
  select coalesce(array_agg(a.id), '{}') from account a
   where a.business_id = own and a.role = any (p_roles) and a.blocked_at is null and a.closed_at is null);
end $$;
