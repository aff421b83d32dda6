-- Withdraws the customer's own request and notifies accounts of it. Returns false unless it is new or quoted.
create or replace function app.withdraw_own_request(p_event uuid, p_now timestamptz, p_notified uuid[])
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.request_business();
  this uuid := app.request();
  answer boolean;
begin
  with gone as (
    update order_request r set status = 'withdrawn', answered_at = p_now,
           updated_at = greatest(p_now, (r.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
     where r.business_id = own and r.id = this and r.status in ('new', 'quoted')
    returning r.business_id, r.id
  ), noted as (
    insert into request_event (business_id, request_id, id, kind, at)
      select business_id, id, p_event, 'withdrawn', p_now from gone
  ), notified as (
    insert into notification (business_id, account_id, id, kind, subject_id, occasion, created_at, push_at, mail_at)
      select own, account_id, gen_random_uuid(), 'request_withdrawn', gone.id, '', p_now, p_now, p_now
        from gone, unnest(p_notified) as account_id
  )
  select exists (select from gone)
  into answer;
  return answer;
end $$;
