-- Changes the unverified address of the signed-in account and stores its verification link. Returns mailed, taken (the
-- address has another account, which the caller must not learn) or verified (nothing to change). Raises MZ002 if the
-- account is blocked.
create or replace function app.mend_email(
  p_email text, p_email_key text, p_hash text, p_expires timestamptz, p_now timestamptz
) returns text
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  own record;
begin
  select a.id, a.email_verified_at, a.blocked_at into own
    from account a where a.id = app.own_account() for update;
  if own.blocked_at is not null then
    raise exception 'the account is blocked' using errcode = 'MZ002';
  end if;
  if own.id is null or own.email_verified_at is not null then return 'verified'; end if;
  update email_token t set expires_at = p_now
   where t.account_id = own.id and t.used_at is null and t.expires_at > p_now;
  begin
    if app.is_held_email(p_email_key, own.id, p_now) then
      raise unique_violation;
    end if;
    update account a set email = p_email, email_key = p_email_key, updated_at = p_now where a.id = own.id;
  exception when unique_violation then
    update account a set email = p_email, email_key = 'nobody:' || own.id, updated_at = p_now where a.id = own.id;
    return 'taken';
  end;
  perform app.add_email_token(p_hash, own.id, 'verify', p_email, p_expires, p_now);
  return 'mailed';
end $$;
