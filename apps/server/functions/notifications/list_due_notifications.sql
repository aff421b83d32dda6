-- Returns what people are to be notified of soon: requests that wait for 2 and 12 hours, one per business and two hours,
-- and devices that an account signed in on for the first time in the last hour, except its first device.
create or replace function app.list_due_notifications(p_now timestamptz)
  returns table (business_id uuid, account_id uuid, kind text, subject_id uuid, occasion text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select r.business_id, null::uuid, 'request_waiting', (array_agg(r.id order by r.created_at, r.id))[1], w.occasion
    from order_request r
    cross join (values ('2', interval '2 hours', interval '12 hours'), ('12', interval '12 hours', interval '36 hours'))
      w (occasion, since, until)
   where r.status = 'new' and r.created_at <= p_now - w.since and r.created_at > p_now - w.until
     and not exists (select from notification n where n.business_id = r.business_id
       and n.kind = 'request_waiting' and n.occasion = w.occasion
       and (n.subject_id = r.id or n.created_at > p_now - interval '2 hours'))
   group by r.business_id, w.occasion
  union all
  select a.business_id, a.id, 'new_device', a.id, extract(epoch from k.first_seen_at)::bigint::text
    from known_device k join account a on a.id = k.account_id
   where k.first_seen_at > p_now - interval '1 hour' and a.blocked_at is null and a.closed_at is null
     and exists (select from known_device o where o.account_id = k.account_id and o.first_seen_at < k.first_seen_at)
     and not exists (select from notification n where n.business_id = a.business_id and n.account_id = a.id
       and n.kind = 'new_device' and n.occasion = extract(epoch from k.first_seen_at)::bigint::text);
end $$;
