-- Returns the content type of a business's document that is linked in an email; no row if the business is closed.
create or replace function app.find_linked_document(p_business uuid, p_id uuid)
  returns table (content_type text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  if not app.is_open(p_business) then return; end if;
  return query
  select f.content_type from file f where f.business_id = p_business and f.id = p_id and f.kind = 'document';
end $$;
