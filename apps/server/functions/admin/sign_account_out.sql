-- Ends all sessions of an account, as an administrator, and returns their ids.
create or replace function app.sign_account_out(p_account uuid, p_now timestamptz)
  returns setof uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform app.act_as_administrator();
  update account set session_version = session_version + 1 where id = p_account;
  return query update session set revoked_at = p_now
    where account_id = p_account and revoked_at is null returning id;
end $$;
