-- Removes a cancellation that the payment provider confirmed.
create or replace function app.settle_cancellation(p_business uuid, p_subscription text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  delete from subscription_cancellation where business_id = p_business and subscription_ref = p_subscription;
end $$;
