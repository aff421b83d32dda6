-- Adds to the stored bytes of the business whose menu is open, and returns the new total; null without a menu proof.
create or replace function app.add_menu_bytes(p_bytes bigint)
  returns bigint
  language plpgsql set search_path = public, app, pg_temp as $$
declare
  own uuid := app.menu_business();
  answer bigint;
begin
  update business_counter set stored_bytes = stored_bytes + p_bytes
   where business_id = own returning stored_bytes
  into answer;
  return answer;
end $$;
