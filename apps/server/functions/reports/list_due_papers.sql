-- Returns the businesses whose accountant is due last month's documents, in the first p_days days of a month, with
-- their plans.
create or replace function app.list_due_papers(p_now timestamptz, p_days integer)
  returns table (
    business_id uuid, today date, plan text, status text, trial_end_at timestamptz, trial_used_at timestamptz,
    current_period_end_at timestamptz, is_admin boolean
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  ids uuid[];
  own uuid;
  last_month date;
begin
  select array_agg(c.business_id) into ids from accountant c where c.is_on;
  for business_id, today, plan, status, trial_end_at, trial_used_at, current_period_end_at, is_admin in
    select b.id, d.today, s.plan, s.status, s.trial_end_at, s.trial_used_at, s.current_period_end_at,
           exists (select from account a where a.business_id = b.id and a.is_admin)
      from business b
      join subscription s on s.business_id = b.id
      cross join lateral (select (p_now at time zone b.time_zone)::date as today) d
     where b.id = any (ids) and extract(day from d.today) <= p_days
  loop
    own := list_due_papers.business_id;
    last_month := (date_trunc('month', list_due_papers.today) - interval '1 month')::date;
    if exists (select from sent_papers p where p.business_id = own and p.month = last_month) then continue; end if;
    if app.is_open(own) then return next; end if;
  end loop;
end $$;
