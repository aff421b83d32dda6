-- Records that the owed days of a trial were given.
create or replace function app.settle_owed(p_business uuid, p_until timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update subscription set owed_until = null where business_id = p_business and owed_until = p_until;
end $$;
