-- Marks the last event of some subscriptions as unsettled, so that it is applied again.
create or replace function app.hear_again(p_provider text, p_subscriptions text[])
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update billing_event e set outcome = null, settled_at = null
    from (select distinct on (l.subscription_ref) l.provider, l.event_id
            from billing_event l
           where l.provider = p_provider and l.subscription_ref = any(p_subscriptions)
             and l.event_type like 'subscription.%' and l.business_id is not null
           order by l.subscription_ref, l.occurred_at desc, l.event_id desc) last
   where e.provider = last.provider and e.event_id = last.event_id;
end $$;
