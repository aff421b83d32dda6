-- Stores a password reset token for an email address and returns whom to email; no row if the address has no account.
create or replace function app.begin_reset(p_email_key text, p_hash text, p_expires timestamptz, p_now timestamptz)
  returns table (email text, full_name text, language text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with owner as (select a.id, a.email, a.full_name, a.language from account a where a.email_key = p_email_key),
  kept as (
    insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
      select p_hash, o.id, 'reset', o.email, p_now, p_expires from owner o
  )
  select o.email, o.full_name, o.language from owner o;
end $$;
