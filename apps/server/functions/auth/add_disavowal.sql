-- Stores the token with which the former address of an account can undo a change of email.
create or replace function app.add_disavowal(
  p_hash text, p_account uuid, p_email text, p_email_key text, p_expires timestamptz, p_now timestamptz
) returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into disavowal (token_hash, account_id, email, email_key, created_at, expires_at)
    values (p_hash, p_account, p_email, p_email_key, p_now, p_expires);
end $$;
