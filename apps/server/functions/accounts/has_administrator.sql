-- Returns whether there is an administrator who can sign in.
create or replace function app.has_administrator()
  returns boolean
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select exists (select from account where is_admin and blocked_at is null and closed_at is null));
end $$;
