-- Returns whether a menu address is taken, by any business. False without a session or job proof.
create or replace function app.is_slug_taken(p_slug text)
  returns boolean
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select exists (select from menu_address where slug = p_slug) and app.member_business() is not null);
end $$;
