-- Returns the open menu's business if it shows a picture, else null.
create or replace function app.menu_picture(p_file uuid)
  returns uuid
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.menu_business();
begin
  return (
  select f.business_id from file f
   where f.business_id = own and f.id = p_file and f.kind = 'picture' and (
     exists (select from catalog_picture p
       join catalog_item i on i.business_id = p.business_id and i.id = p.item_id
      where p.business_id = own and p.file_id = f.id and i.is_active and i.deleted_at is null)
     or exists (select from business b where b.id = own and b.logo_id = f.id)));
end $$;
