-- Returns the orders per delivery day, for capacity. Needs a session, job, menu or request proof.
create or replace function app.count_day_orders(p_from date, p_to date)
  returns table (day date, status text, is_requested boolean, orders integer)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  if app.proof() in ('session', 'job', 'menu', 'request') then
    return query select * from app.read_day_orders(p_from, p_to);
  end if;
end $$;
