-- Returns the active subscriptions that are owed days of a trial.
create or replace function app.list_owed_subscriptions()
  returns table (business_id uuid, subscription_ref text, owed_until timestamptz)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select s.business_id, s.subscription_ref, s.owed_until from subscription s
   where s.owed_until is not null and s.subscription_ref is not null and s.status = 'active';
end $$;
