-- Takes back a counted call, as when it succeeded.
create or replace function app.take_back_hit(p_key text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update throttle set hits = hits - 1 where key = p_key and hits > 0;
end $$;
