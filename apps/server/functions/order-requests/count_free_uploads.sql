-- Returns how many of some uploaded pictures of the open menu are recent and belong to no request yet.
create or replace function app.count_free_uploads(p_files uuid[], p_since timestamptz)
  returns integer
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.menu_business();
begin
  return (
  select count(*)::int from file f
   where f.business_id = own and f.id = any (p_files) and f.kind = 'request' and f.created_at > p_since
     and not exists (select from request_picture p where p.business_id = own and p.file_id = f.id));
end $$;
