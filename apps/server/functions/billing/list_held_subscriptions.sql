-- Returns the last event of every subscription of a provider.
create or replace function app.list_held_subscriptions(p_provider text)
  returns table (subscription_ref text, business_id uuid, body jsonb)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select distinct on (e.subscription_ref) e.subscription_ref, e.business_id, e.body
    from billing_event e
   where e.provider = p_provider and e.subscription_ref is not null and e.event_type like 'subscription.%'
   order by e.subscription_ref, e.occurred_at desc, e.event_id desc;
end $$;
