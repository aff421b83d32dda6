-- Returns the owner's account of a business: the first if there are several.
create or replace function app.owner_of(p_business uuid)
  returns uuid
  language plpgsql stable as $$
begin
  return (
  select a.id from public.account a where a.business_id = p_business and a.role = 'owner'
   order by a.created_at, a.id limit 1);
end $$;
