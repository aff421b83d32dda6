-- Returns the settings, business and plan behind a menu as JSON. Needs a session, job, menu or request proof.
create or replace function app.menu_head()
  returns json
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  if app.proof() not in ('session', 'job', 'menu', 'request') then return null; end if;
  return app.read_menu_head();
end $$;
