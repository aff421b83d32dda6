-- Returns the account of an email key with its password hash; no row if there is none.
create or replace function app.find_account(p_email_key text)
  returns table (
    id uuid, business_id uuid, password_hash text, session_version integer, email text, full_name text, language text,
    email_verified_at timestamptz
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select a.id, a.business_id, x.password_hash, a.session_version, a.email, a.full_name, a.language,
         a.email_verified_at
    from account a join account_secret x on x.account_id = a.id where a.email_key = p_email_key;
end $$;
