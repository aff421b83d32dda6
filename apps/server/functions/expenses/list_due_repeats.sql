-- Returns the businesses that may have repeating expenses to add, with their plans.
create or replace function app.list_due_repeats(p_now timestamptz)
  returns table (
    business_id uuid, today date, plan text, status text, trial_end_at timestamptz, trial_used_at timestamptz,
    current_period_end_at timestamptz, is_admin boolean
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  ids uuid[];
  firsts date[];
begin
  select array_agg(f.business_id), array_agg(f.first) into ids, firsts from (
    select e.business_id, min(e.date) as first from expense e
     where e.repeat_day is not null and (e.deleted_at is null or e.series_goes_on)
     group by e.business_id) f;
  return query
  select b.id, (p_now at time zone b.time_zone)::date, s.plan, s.status, s.trial_end_at, s.trial_used_at,
         s.current_period_end_at,
         exists (select from account a where a.business_id = b.id and a.is_admin)
    from unnest(ids, firsts) as k (id, first)
    join business b on b.id = k.id
    join subscription s on s.business_id = b.id
   where k.first <= (p_now at time zone b.time_zone)::date - 28;
end $$;
