-- Gives the transaction the proof of a verified webhook for a customer of the payment provider. Raises MZ006 if there
-- is none.
create or replace function app.enter_webhook(p_provider text, p_customer text, p_business uuid)
  returns uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform 1 from payment_customer c
    where c.provider = p_provider and c.business_id = p_business and c.customer_ref = p_customer;
  if not found then
    raise exception 'no such customer' using errcode = 'MZ006';
  end if;
  perform app.leave_proof('webhook', p_business, null);
  return p_business;
end $$;
