-- Stores the code that was sent to a phone; it replaces the earlier one of the same purpose.
create or replace function app.keep_phone_code(
  p_account uuid, p_purpose text, p_phone text, p_hash text, p_expires timestamptz, p_now timestamptz
) returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into phone_code (account_id, purpose, phone_e164, code_hash, created_at, expires_at)
    values (p_account, p_purpose, p_phone, p_hash, p_now, p_expires)
    on conflict (account_id, purpose) do update set phone_e164 = excluded.phone_e164,
      code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at,
      expires_at = excluded.expires_at;
end $$;
