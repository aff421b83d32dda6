-- Stores the token of an emailed link: verification, password reset or change of email.
create or replace function app.add_email_token(
  p_hash text, p_account uuid, p_purpose text, p_email text, p_expires timestamptz, p_now timestamptz
) returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
    values (p_hash, p_account, p_purpose, p_email, p_now, p_expires);
end $$;
