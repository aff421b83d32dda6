-- Marks some billing events as unsettled, so that they are applied again. Administrators only (MZ005).
create or replace function app.replay_billing_events(p_provider text, p_ids text[])
  returns table (event_id text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if not app.is_administrator() then
    raise exception 'administrators only' using errcode = 'MZ005';
  end if;
  return query update billing_event e set outcome = null, settled_at = null
    where e.provider = p_provider and e.event_id = any(p_ids) returning e.event_id;
end $$;
