-- Returns the first picture of each catalog item in the customer's own request.
create or replace function app.request_item_pictures()
  returns table (item_id uuid, file_id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.request_business();
  this uuid := app.request();
begin
  return query
  select distinct on (c.id) c.id, p.file_id
    from request_item i
    join catalog_item c on c.business_id = i.business_id and c.id = i.catalog_item_id
     and c.is_active and c.deleted_at is null
    join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
   where i.business_id = own and i.request_id = this
   order by c.id, p.position;
end $$;
