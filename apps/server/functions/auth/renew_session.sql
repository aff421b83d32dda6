-- Renews a session's token. The outcome is renewed, ended, or reused: an older token came back, so the session ends.
-- The token before the last is accepted within p_grace.
create or replace function app.renew_session(
  p_session uuid, p_generation integer, p_idle_until timestamptz, p_now timestamptz, p_grace interval
) returns table (outcome text, generation integer, account_id uuid, session_version integer, business_id uuid)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  s record;
begin
  select se.*, a.session_version as version into s
    from session se join account a on a.id = se.account_id where se.id = p_session for update of se;
  if not found or s.revoked_at is not null or s.expires_at <= p_now or s.idle_expires_at <= p_now
     or s.account_version <> s.version then
    return query select 'ended', 0, null::uuid, 0, null::uuid;
  elsif p_generation = s.generation then
    update session se set generation = s.generation + 1, rotated_at = p_now, last_seen_at = p_now,
      idle_expires_at = least(p_idle_until, s.expires_at) where se.id = p_session;
    return query select 'renewed', s.generation + 1, s.account_id, s.version, s.business_id;
  elsif p_generation = s.generation - 1 and s.rotated_at > p_now - p_grace then
    return query select 'renewed', s.generation, s.account_id, s.version, s.business_id;
  else
    update session se set revoked_at = p_now where se.id = p_session;
    return query select 'reused', 0, s.account_id, s.version, s.business_id;
  end if;
end $$;
