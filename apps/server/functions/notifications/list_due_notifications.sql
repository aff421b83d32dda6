-- Returns what people are to be notified of soon: requests that wait for 2 and 12 hours, one per business and two hours,
-- and devices that an account signed in on for the first time in the last hour, except its first device.
create or replace function app.list_due_notifications(p_now timestamptz)
  returns table (business_id uuid, account_id uuid, kind text, subject_id uuid, occasion text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid;
  person uuid;
  seen text;
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
   group by r.business_id, w.occasion;
  -- Known devices stay on the coordinator: they are read first, each business's rows then by themselves.
  for business_id, account_id, occasion in
    select a.business_id, a.id, extract(epoch from k.first_seen_at)::bigint::text
      from known_device k join account a on a.id = k.account_id
     where k.last_seen_at > p_now - interval '1 hour' and k.first_seen_at > p_now - interval '1 hour' and a.blocked_at is null and a.closed_at is null
       and exists (select from known_device o where o.account_id = k.account_id and o.first_seen_at < k.first_seen_at)
  loop
    own := list_due_notifications.business_id;
    person := list_due_notifications.account_id;
    seen := list_due_notifications.occasion;
    continue when exists (select from notification n where n.business_id = own and n.account_id = person
      and n.kind = 'new_device' and n.occasion = seen);
    kind := 'new_device';
    subject_id := person;
    return next;
  end loop;
end $$;
