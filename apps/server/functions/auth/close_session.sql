-- Ends one session.
create or replace function app.close_session(p_session uuid, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update session set revoked_at = p_now where id = p_session and revoked_at is null;
end $$;
