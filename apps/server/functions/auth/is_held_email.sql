-- Returns whether an address is reserved for an account other than p_account, which can still undo its change of email.
create or replace function app.is_held_email(p_email_key text, p_account uuid, p_now timestamptz)
  returns boolean
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select exists (select from disavowal d
    where d.email_key = p_email_key and d.account_id <> p_account and d.used_at is null and d.expires_at > p_now));
end $$;
