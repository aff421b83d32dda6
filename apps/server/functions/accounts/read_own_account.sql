-- Returns the signed-in account with its secrets.
create or replace function app.read_own_account()
  returns table (
    id uuid, email text, email_key text, password_hash text, full_name text, language text,
    country text, phone_e164 text, totp_secret text, totp_confirmed_at timestamptz, totp_last_step bigint,
    recovery_codes_left integer
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select a.id, a.email, a.email_key, x.password_hash, a.full_name, a.language, b.country,
         case when a.phone_verified_at is not null then a.phone_e164 end,
         x.totp_secret, x.totp_confirmed_at, x.totp_last_step,
         (select count(*)::int from recovery_code r where r.account_id = a.id)
    from account a join business b on b.id = a.business_id join account_secret x on x.account_id = a.id
   where a.id = app.own_account();
end $$;
