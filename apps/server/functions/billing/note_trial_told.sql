-- Records that the owner was told that the trial ends.
create or replace function app.note_trial_told(p_business uuid, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update subscription set trial_told_at = p_now where business_id = p_business;
end $$;
