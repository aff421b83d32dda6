-- Stores a new session and returns the account's version; null if the account is closed.
create or replace function app.open_session(
  p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz, p_until timestamptz,
  p_now timestamptz
) returns integer
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  answer integer;
begin
  insert into session (id, account_id, business_id, account_version, rotated_at, idle_expires_at, expires_at,
      browser, system, created_at, last_seen_at)
    select p_session, a.id, a.business_id, a.session_version, p_now, p_idle_until, p_until,
      p_browser, p_system, p_now, p_now
      from account a where a.id = p_account and a.closed_at is null
  returning account_version
  into answer;
  return answer;
end $$;
