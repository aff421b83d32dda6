-- Deletes the personal data of a client everywhere.
create or replace function app.erase_person(p_client uuid, p_now timestamptz, out is_erased boolean, out files uuid[])
  language plpgsql set search_path = public, app, pg_temp as $$
declare
  own uuid := app.member_business();
  people uuid[];
  their_orders uuid[];
  their_requests uuid[];
  phones text[];
  tails text[];
  emails text[];
  names text[];
  -- What cannot mean anything else: a name of two words, a phone, an email.
  words text[];
  -- The same as names of items are compared.
  keys text[];
  -- Names as typed and as compared, for what people write freely.
  spoken text[];
  open_request uuid;
begin
  files := '{}';
  select array_agg(id) into people from (
    select c.id from client c where c.business_id = own and (c.id = p_client or c.merged_into = p_client)
     order by c.id for update) held;
  is_erased := p_client = any (people);
  if is_erased is not true then
    is_erased := false;
    return;
  end if;

  select array_agg(distinct c.phone) filter (where c.phone <> ''),
         array_agg(distinct lower(c.email)) filter (where c.email <> '')
    into phones, emails from client c where c.business_id = own and c.id = any (people);
  phones := coalesce(phones, '{}');
  emails := coalesce(emails, '{}');
  tails := array(select app.phone_tail(p) from unnest(phones) p where app.phone_tail(p) <> '');
  select coalesce(array_agg(o.id), '{}') into their_orders from orders o
   where o.business_id = own and (o.client_id = any (people) or (o.client_id is null and (
       lower(o.customer_email) = any (emails)
       or (app.phone_tail(o.phone) = any (tails)
         and exists (select from unnest(phones) p where app.is_same_phone(o.phone, p))))));
  select coalesce(array_agg(r.id), '{}') into their_requests from order_request r
   where r.business_id = own and (r.order_id = any (their_orders) or (r.order_id is null and (
       lower(r.email) = any (emails)
       or (app.phone_tail(r.phone) = any (tails)
         and exists (select from unnest(phones) p where app.is_same_phone(r.phone, p))))));

  select array_agg(distinct name), array_agg(distinct phone) filter (where phone <> ''),
         array_agg(distinct lower(email)) filter (where email <> ''),
         array_agg(distinct key) filter (where key like '% %')
    into names, phones, emails, keys
    from (select name, phone, email, name_key as key from client where business_id = own and id = any (people)
          union all select client_name, phone, customer_email, client_key from orders
            where business_id = own and id = any (their_orders)
          union all select name, phone, email, null from order_request
            where business_id = own and id = any (their_requests)) known
   where name <> '' and name <> '—';
  phones := coalesce(phones, '{}');
  emails := coalesce(emails, '{}');
  words := array(select w from unnest(names || phones || emails) w
    where length(w) >= 5 and (w like '% %' or w = any (phones) or w = any (emails)) order by length(w) desc);
  keys := coalesce(keys, '{}') || words;
  spoken := array(select w from (select distinct w from unnest(keys) w) each_once
    where length(w) >= 5 order by length(w) desc);

  update order_item i set
    dessert_name = app.without(i.dessert_name, words), name_key = app.without(i.name_key, keys)
   where i.business_id = own and i.order_id = any (their_orders);
  update orders o set
    client_name = '—', client_key = '—', phone = null, customer_email = null, address = null,
    notes = null, cancel_reason = null, allergy_note = '',
    search_key = '#' || o.number::text || ' —' || coalesce(' ' || (
      select string_agg(i.name_key, ' ' order by i.position) from order_item i
       where i.business_id = own and i.order_id = o.id), ''),
    updated_at = greatest(p_now, (o.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
   where o.business_id = own and o.id = any (their_orders);
  update order_event set by_name = null
   where business_id = own and order_id = any (their_orders) and account_id is null;
  with gone as (
    delete from order_picture where business_id = own and order_id = any (their_orders) returning file_id
  ) select files || coalesce(array_agg(file_id), '{}') into files from gone;

  -- What she still waits for, nobody can answer any more.
  for open_request in select r.id from order_request r
     where r.business_id = own and r.id = any (their_requests) and r.status in ('new', 'quoted')
  loop
    insert into request_event (business_id, request_id, id, kind, at)
      values (own, open_request, gen_random_uuid(), 'withdrawn', p_now);
  end loop;
  update order_request r set
    status = case when r.status in ('new', 'quoted') then 'withdrawn' else r.status end,
    answered_at = coalesce(r.answered_at, p_now),
    name = '', phone = '', email = null, address = null, note = '', allergy_note = '', quote_message = '',
    answer_message = '', search_key = '#' || r.number::text, ask_key = null, ask_hash = '', personal_removed_at = p_now,
    updated_at = greatest(p_now, (r.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
   where r.business_id = own and r.id = any (their_requests);
  update request_event set by_name = null
   where business_id = own and request_id = any (their_requests) and by_name = any (names);
  with gone as (
    delete from request_picture where business_id = own and request_id = any (their_requests) returning file_id
  ) select files || coalesce(array_agg(file_id), '{}') into files from gone;

  update payment p set
    note = '', reference = app.without(p.reference, words),
    search_key = coalesce('#' || p.order_number::text || E'\n', '') || lower(app.without(p.reference, words))
   where p.business_id = own and p.order_id = any (their_orders);
  update payment p set
    note = app.without(p.note, words), reference = app.without(p.reference, words),
    search_key = app.without(p.search_key, keys)
   where p.business_id = own and p.order_id is null
     and app.names_any(p.note || ' ' || p.reference, words);
  update task t set title = app.without(t.title, words)
   where t.business_id = own and app.names_any(t.title, words);
  update agent_message m set content = app.without(m.content, spoken)
   where m.business_id = own and app.names_any(m.content, spoken);
  update expense e set
    description = app.without(e.description, spoken), search_key = app.without(e.search_key, keys),
    updated_at = greatest(p_now, (e.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
   where e.business_id = own and app.names_any(e.description, spoken);
  delete from item_memory m where m.business_id = own and app.names_any(m.dessert_name, words);
  delete from bake_tick b where b.business_id = own and app.names_any(b.item_key, keys);

  -- An answer that names her is not given again, and what it told of is not made again.
  update idempotency k set reply = null
   where k.business_id = own and exists (
     select from unnest(array(select to_json(n)::text from unnest(names) n) || phones || emails || people::text[]) w
      where strpos(lower(k.reply), lower(w)) > 0);
  perform app.forget_messages(emails || phones);
  update orders o set client_id = null where o.business_id = own and o.client_id = any (people);
  delete from client c where c.business_id = own and c.id = any (people);
end $$;
