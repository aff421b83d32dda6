-- Returns the business of a menu proof, null under any other. Policies call it.
create or replace function app.menu_business()
  returns uuid
  language sql stable parallel safe as $$ select case when app.proof() = 'menu' then app.business() end $$;
