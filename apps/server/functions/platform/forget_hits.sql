-- Resets a throttle.
create or replace function app.forget_hits(p_key text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  delete from throttle where key = p_key;
end $$;
