-- Gives the transaction the proof of an open menu address, and returns its business. Raises MZ006 if there is none.
create or replace function app.enter_menu(p_slug text)
  returns uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  found_business uuid;
begin
  select m.business_id into found_business from menu_address m
   where m.slug = p_slug and m.is_open
     and app.is_open(m.business_id);
  if found_business is null then
    raise exception 'no such menu' using errcode = 'MZ006';
  end if;
  perform app.leave_proof('menu', found_business, null);
  return found_business;
end $$;
