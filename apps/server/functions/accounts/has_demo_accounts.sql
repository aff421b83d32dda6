-- Returns whether there are demo accounts.
create or replace function app.has_demo_accounts()
  returns boolean
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select exists (select from account where is_demo)
      or exists (select from account
        where email_key in ('baker@demo.test', 'other@demo.test', 'admin@demo.test')));
end $$;
