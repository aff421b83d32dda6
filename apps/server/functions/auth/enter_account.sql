-- Opens a session for an account whose password (or verified phone) is still the one that was checked, and remembers
-- the device. The mail about an unknown device is queued in the same transaction. No row if the account changed
-- meanwhile.
create or replace function app.enter_account(
  p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz, p_until timestamptz,
  p_now timestamptz, p_devices text[], p_new_device text, p_mail jsonb, p_password_hash text, p_phone text
) returns table (version integer, remembered text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform from account a
   where a.id = p_account
     and (p_phone is null or a.phone_e164 = p_phone and a.phone_verified_at is not null)
     for share;
  if not found then return; end if;
  -- Read after the account is locked, because a change of password locks it too.
  if p_phone is null and not exists (
    select from account_secret x where x.account_id = p_account and x.password_hash = p_password_hash
  ) then return; end if;
  version := app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now);
  if version is null then return; end if;
  remembered := app.remember_device(p_account, p_devices, p_new_device, p_now);
  if remembered = 'unknown' then
    perform app.put_in_outbox((p_mail->>'id')::uuid, p_mail->>'channel', p_mail->>'recipient',
      p_mail->>'subject', p_mail->>'text', p_mail->>'html', (p_mail->>'createdAt')::timestamptz,
      (p_mail->>'firstAttemptAt')::timestamptz);
  end if;
  return next;
end $$;
