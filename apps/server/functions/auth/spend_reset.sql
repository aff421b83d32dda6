-- Sets a new password by the token of a password reset, and ends everything else that opens the account. No row if the
-- token is not good.
create or replace function app.spend_reset(p_hash text, p_password_hash text, p_now timestamptz)
  returns table (id uuid, email text, full_name text, language text, sessions uuid[], phone text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  owner_id uuid;
begin
  select t.account_id into owner_id from email_token t join account a on a.id = t.account_id
   where t.token_hash = p_hash and t.purpose = 'reset' and t.used_at is null and t.expires_at > p_now
     and t.email = a.email
     for update;
  if not found then return; end if;
  update email_token t set used_at = p_now where t.token_hash = p_hash;
  update account_secret x set password_hash = p_password_hash where x.account_id = owner_id;
  return query select a.id, a.email, a.full_name, a.language, e.sessions, e.phone
    from app.end_ways_in(owner_id, '{}', p_now) e join account a on a.id = owner_id;
end $$;
