-- Claims the due cancellations of one business or, with null, of all; each waits longer after every attempt, up to an
-- hour.
create or replace function app.claim_cancellations(p_business uuid, p_due timestamptz, p_now timestamptz)
  returns table (business_id uuid, subscription_ref text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  now_seconds double precision := extract(epoch from p_now);
begin
  return query
  update subscription_cancellation c
     set attempts = c.attempts + 1,
         next_attempt_at = to_timestamp(now_seconds + 60 * least(60, power(2, least(c.attempts, 6))))
   where c.next_attempt_at <= p_due and (p_business is null or c.business_id = p_business)
   returning c.business_id, c.subscription_ref;
end $$;
