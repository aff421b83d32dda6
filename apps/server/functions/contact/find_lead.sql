-- Returns the body hash of the contact message with a request key, null if there is none.
create or replace function app.find_lead(p_request_key text)
  returns text
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select body_hash from contact_lead where request_key = p_request_key);
end $$;
