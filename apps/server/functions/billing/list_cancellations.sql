-- Returns the subscriptions that wait for their cancellation at the payment provider.
create or replace function app.list_cancellations()
  returns table (business_id uuid, subscription_ref text, attempts integer)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select c.business_id, c.subscription_ref, c.attempts from subscription_cancellation c
   order by c.requested_at, c.subscription_ref;
end $$;
