-- Closes the signed-in account, ends its sessions, links and codes, and returns the ended sessions.
create or replace function app.close_account(p_now timestamptz)
  returns table (id uuid)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update account a set closed_at = p_now where a.id = app.own_account() and a.closed_at is null;
  return query select unnest(e.sessions) from app.end_ways_in(app.own_account(), '{}', p_now) e;
end $$;
