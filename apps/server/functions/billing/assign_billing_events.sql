-- Assigns the provider's unsettled billing events to businesses, settles those that concern none, and returns the
-- businesses that have events to apply. Rule: spec §4.
create or replace function app.assign_billing_events(p_provider text, p_now timestamptz)
  returns table (business_id uuid, customer_ref text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  -- A business gets the customer of the first subscription that names it.
  insert into payment_customer (provider, customer_ref, business_id)
    select distinct on (e.named_business) e.provider, e.customer_ref, e.named_business
      from billing_event e join business b on b.id = e.named_business
     where e.provider = p_provider and e.outcome is null and e.customer_ref is not null
       and e.subscription_ref is not null
       and e.named_business = (
         -- The business of a subscription: the one that has its events, else the first that an event of it names.
         select coalesce(o.business_id, n.id)
           from billing_event o left join business n on n.id = o.named_business
          where o.provider = e.provider and o.subscription_ref = e.subscription_ref
            and coalesce(o.business_id, n.id) is not null
          order by o.business_id is null, o.occurred_at, o.event_id limit 1)
     order by e.named_business, e.occurred_at, e.event_id
    on conflict do nothing;
  update billing_event e set business_id = c.business_id
    from payment_customer c
   where e.provider = p_provider and e.outcome is null and e.business_id is null
     and c.provider = e.provider and c.business_id = e.named_business and c.customer_ref = e.customer_ref
     and (e.subscription_ref is null
       or e.named_business = (
         -- The business of a subscription: the one that has its events, else the first that an event of it names.
         select coalesce(o.business_id, n.id)
           from billing_event o left join business n on n.id = o.named_business
          where o.provider = e.provider and o.subscription_ref = e.subscription_ref
            and coalesce(o.business_id, n.id) is not null
          order by o.business_id is null, o.occurred_at, o.event_id limit 1));
  update billing_event e set business_id = known.business_id, outcome = null
    from billing_event known
   where e.provider = p_provider and (e.outcome is null or e.outcome = 'unknown_business')
     and e.business_id is null and e.named_business is null and e.subscription_ref is not null
     and known.provider = e.provider and known.subscription_ref = e.subscription_ref
     and known.business_id is not null;
  update billing_event e set settled_at = p_now,
         outcome = case when e.event_type !~ '^(subscription|transaction|adjustment)[.]'
             or (e.subscription_ref is null
               and exists (select from business b where b.id = e.named_business))
           then 'ignored' else 'unknown_business' end
   where e.provider = p_provider and e.outcome is null and e.business_id is null;
  return query select distinct e.business_id, c.customer_ref
    from billing_event e join payment_customer c on c.provider = e.provider and c.business_id = e.business_id
   where e.provider = p_provider and e.outcome is null;
end $$;
