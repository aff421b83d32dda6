-- Returns the address that a link to change the email is for.
create or replace function app.read_change_email(p_hash text)
  returns text
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select email from email_token where token_hash = p_hash and purpose = 'change');
end $$;
