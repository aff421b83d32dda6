-- Ends all sessions of a session's account and returns their ids.
create or replace function app.close_all_sessions(p_session uuid, p_now timestamptz)
  returns setof uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  owner_id uuid;
begin
  select se.account_id into owner_id from session se where se.id = p_session and se.revoked_at is null;
  if owner_id is null then return; end if;
  update account set session_version = session_version + 1 where id = owner_id;
  return query update session set revoked_at = p_now
    where account_id = owner_id and revoked_at is null returning id;
end $$;
