-- Returns an account's authenticator data, to check a code at sign-in.
create or replace function app.read_entry(p_account uuid)
  returns table (closed_at timestamptz, totp_secret text, totp_last_step bigint)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select a.closed_at, case when x.totp_confirmed_at is not null then x.totp_secret end, x.totp_last_step
    from account a join account_secret x on x.account_id = a.id where a.id = p_account;
end $$;
