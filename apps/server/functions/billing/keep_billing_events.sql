-- Stores events of the payment provider and returns the ids of those that are new.
create or replace function app.keep_billing_events(p_provider text, p_events jsonb, p_now timestamptz)
  returns table (event_id text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  return query insert into billing_event as e (provider, event_id, event_type, occurred_at, received_at,
      subscription_ref, customer_ref, named_business, body)
    select distinct on (n.id) p_provider, n.id, n.type, n.at, p_now, n.subscription, n.customer, n.business, n.body
      from jsonb_to_recordset(p_events) as n(id text, type text, at timestamptz, subscription text, customer text,
        business uuid, body jsonb)
     order by n.id
    on conflict do nothing
    returning e.event_id;
end $$;
