-- Settles billing events of the business of a webhook proof with an outcome.
create or replace function app.settle_billing_events(p_provider text, p_ids text[], p_outcome text, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if app.proof() is distinct from 'webhook' then return; end if;
  update billing_event set outcome = p_outcome, settled_at = p_now
   where business_id = app.business() and provider = p_provider and event_id = any (p_ids);
end $$;
