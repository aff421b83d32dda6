-- Returns the next request number of the business whose menu is open; null without a menu proof.
create or replace function app.next_request_number()
  returns integer
  language plpgsql set search_path = public, app, pg_temp as $$
declare
  own uuid := app.menu_business();
  answer integer;
begin
  update business_counter set last_request_number = last_request_number + 1
   where business_id = own returning last_request_number
  into answer;
  return answer;
end $$;
