-- Returns the business if a picture belongs to the customer's own request, else null.
create or replace function app.own_request_picture(p_file uuid)
  returns uuid
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.request_business();
  this uuid := app.request();
begin
  return (
  select p.business_id from request_picture p
   where p.business_id = own and p.request_id = this and p.file_id = p_file);
end $$;
