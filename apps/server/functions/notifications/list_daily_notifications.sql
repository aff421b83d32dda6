-- Returns what people are to be notified of by the day of their business: in the evening tomorrow's orders, in the
-- morning tasks and unpaid deposits and balances, and at any hour full days, ending trials, declined payments and changed
-- plans. The occasion is the day concerned.
create or replace function app.list_daily_notifications(p_now timestamptz)
  returns table (business_id uuid, account_id uuid, kind text, subject_id uuid, occasion text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select due.business_id, null::uuid, due.kind, due.subject_id, due.occasion from (
    select b.id as business_id, 'orders_tomorrow' as kind, b.id as subject_id, (l.today + 1)::text as occasion
      from business b
      cross join lateral (select (p_now at time zone b.time_zone)::date as today,
        extract(hour from p_now at time zone b.time_zone) as hour) l
     where l.hour >= 18 and exists (select from orders o where o.business_id = b.id
       and o.delivery_date = l.today + 1 and o.deleted_at is null and o.cancelled_at is null)
    union all
    select b.id, 'money_due', b.id, l.today::text
      from business b
      cross join lateral (select (p_now at time zone b.time_zone)::date as today,
        extract(hour from p_now at time zone b.time_zone) as hour) l
     where l.hour >= 8 and exists (select from payment p where p.business_id = b.id)
       and (exists (select from orders o where o.business_id = b.id and o.deposit_due_date = l.today
           and o.deposit_kind is not null and o.paid_minor = 0 and o.deleted_at is null and o.cancelled_at is null
           and o.total_minor > o.paid_minor and not (o.is_imported and o.delivery_date < o.created_day)
           and o.settlement is distinct from 'settled')
         or exists (select from orders o where o.business_id = b.id and o.delivery_date = l.today - 1
           and o.deleted_at is null and o.cancelled_at is null and o.total_minor > o.paid_minor
           and not (o.is_imported and o.delivery_date < o.created_day) and o.settlement is distinct from 'settled'))
    union all
    select t.business_id, 'task_due', t.id, t.due_date::text
      from task t join business b on b.id = t.business_id
     where t.completed_at is null and t.deleted_at is null
       and coalesce(t.due_date, '9999-12-31') = (p_now at time zone b.time_zone)::date
       and extract(hour from p_now at time zone b.time_zone) >= 7
    union all
    select o.business_id, 'day_full', o.business_id, o.delivery_date::text
      from orders o
      join business b on b.id = o.business_id
      join menu_settings m on m.business_id = o.business_id
     where m.max_orders_a_day is not null and o.deleted_at is null and o.cancelled_at is null and o.status <> 'completed'
       and o.delivery_date >= (p_now at time zone b.time_zone)::date
     group by o.business_id, o.delivery_date having count(*) >= min(m.max_orders_a_day)
    union all
    select s.business_id, 'trial_ending', s.business_id, (s.trial_end_at at time zone 'UTC')::date::text
      from subscription s
     where s.status = 'trialing' and s.trial_end_at > p_now and s.trial_end_at <= p_now + interval '3 days'
    union all
    select s.business_id, 'payment_declined', s.business_id, coalesce((s.paid_until at time zone 'UTC')::date::text, '')
      from subscription s
     where s.status = 'past_due' and s.updated_at > p_now - interval '3 days'
    union all
    select s.business_id, 'plan_changed', s.business_id, extract(epoch from s.plan_started_at)::bigint::text
      from subscription s
     where s.plan_started_at > p_now - interval '1 day' and s.plan_started_at > s.created_at + interval '1 hour'
  ) due
   where not exists (select from notification n where n.business_id = due.business_id and n.kind = due.kind
     and n.subject_id = due.subject_id and n.occasion = due.occasion);
end $$;
