-- Returns all subscriptions of the payment provider, for the nightly comparison.
create or replace function app.list_standing_plans()
  returns table (
    business_id uuid, subscription_ref text, plan text, scheduled_plan text, status text, customer_ref text
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select s.business_id, s.subscription_ref, s.plan, s.scheduled_plan, s.status, s.customer_ref
    from subscription s where s.subscription_ref is not null;
end $$;
