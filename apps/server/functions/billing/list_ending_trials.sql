-- Returns the trials that end by p_until and whose owners were not told, with the owners' addresses.
create or replace function app.list_ending_trials(p_until timestamptz, p_now timestamptz)
  returns table (
    business_id uuid, plan text, trial_end_at timestamptz, time_zone text, email text, full_name text, language text
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  for business_id, plan, trial_end_at, time_zone in
    select s.business_id, s.plan, s.trial_end_at, b.time_zone
      from subscription s join business b on b.id = s.business_id
     where s.status = 'trialing' and s.trial_end_at > p_now and s.trial_end_at <= p_until
       and s.trial_told_at is null
  loop
    continue when not app.is_open(list_ending_trials.business_id);
    owner := app.owner_of(list_ending_trials.business_id);
    select a.email, a.full_name, a.language into email, full_name, language from account a where a.id = owner;
    return next;
  end loop;
end $$;
