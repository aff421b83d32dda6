-- Uses a code that was sent to a phone. Returns whether it was right; a wrong one counts as a try. The purpose verify
-- stores the phone as the account's.
create or replace function app.spend_phone_code(
  p_account uuid, p_purpose text, p_phone text, p_hash text, p_most_tries integer, p_now timestamptz
) returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  c record;
begin
  select * into c from phone_code
   where account_id = p_account and purpose = p_purpose and phone_e164 = p_phone for update;
  if not found or c.expires_at <= p_now or c.tries >= p_most_tries then return false; end if;
  if c.code_hash <> p_hash then
    update phone_code set tries = tries + 1 where account_id = p_account and purpose = p_purpose;
    return false;
  end if;
  delete from phone_code where account_id = p_account and purpose = p_purpose;
  if p_purpose = 'verify' then
    update account set phone_e164 = p_phone, phone_verified_at = p_now, updated_at = p_now where id = p_account;
  end if;
  return true;
end $$;
