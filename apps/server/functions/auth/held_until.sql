-- Returns until when an address without an account is reserved for its former account (an email change can be undone
-- for a time); null if it is free.
create or replace function app.held_until(p_email_key text, p_account uuid, p_now timestamptz)
  returns timestamptz
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  if exists (select from account where email_key = p_email_key) then return null; end if;
  return (
  select max(d.expires_at) from disavowal d
    where d.email_key = p_email_key and d.account_id <> p_account and d.used_at is null and d.expires_at > p_now);
end $$;
