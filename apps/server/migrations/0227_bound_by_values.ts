import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What a distributed PostgreSQL reads is bound to a business by a value, not by a function that is called for each row:
 * a SELECT goes to one node only by a value, and a function that reads tables cannot be called where rows are. Whether a
 * business is open is asked of `app.is_open` alone, also for its papers and the mail before a trial's end: a blocked or
 * closed account of somebody else in it closes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function app.find_papers(p_token_hash text, p_now timestamptz)
      returns table (business_id uuid, business_name text, month date, language text, papers text[],
        open_until timestamptz, today date, currency text)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      for business_id, business_name, month, language, papers, open_until, today, currency in
        select p.business_id, b.name, p.month, p.language, p.papers, p.open_until,
               (p_now at time zone b.time_zone)::date, b.currency
          from (select s.business_id, s.month, s.language, s.papers, s.open_until from sent_papers s
                 where s.token_hash = p_token_hash and s.stopped_at is null and s.open_until > p_now
                union all
                select s.business_id, s.month, s.language, s.papers, s.open_until from test_papers s
                 where s.token_hash = p_token_hash and s.open_until > p_now) p
          join business b on b.id = p.business_id
      loop
        if app.is_open(find_papers.business_id) then return next; end if;
      end loop;
    end $$;

    create or replace function app.list_due_papers(p_now timestamptz, p_days integer)
      returns table (business_id uuid, today date, plan text, status text, trial_end_at timestamptz,
        trial_used_at timestamptz, current_period_end_at timestamptz, is_admin boolean)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      for business_id, today, plan, status, trial_end_at, trial_used_at, current_period_end_at, is_admin in
        select b.id, d.today, s.plan, s.status, s.trial_end_at, s.trial_used_at, s.current_period_end_at,
               exists (select from account a where a.business_id = b.id and a.is_admin)
          from accountant c
          join business b on b.id = c.business_id
          join subscription s on s.business_id = b.id
          cross join lateral (select (p_now at time zone b.time_zone)::date as today) d
         where c.is_on and extract(day from d.today) <= p_days
           and not exists (select from sent_papers p where p.business_id = b.id
             and p.month = (date_trunc('month', d.today) - interval '1 month')::date)
      loop
        if app.is_open(list_due_papers.business_id) then return next; end if;
      end loop;
    end $$;

    create or replace function app.list_ending_trials(p_until timestamptz, p_now timestamptz)
      returns table (business_id uuid, plan text, trial_end_at timestamptz, time_zone text, email text,
        full_name text, language text)
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

    create or replace function app.list_waiting_requests(p_before timestamptz)
      returns table (business_id uuid, waiting integer, email text, full_name text, language text)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      owner uuid;
    begin
      for business_id, waiting in
        select r.business_id, count(*)::int from order_request r
         where r.status = 'new' and r.reminded_at is null and r.created_at <= p_before group by 1
      loop
        continue when not app.is_open(list_waiting_requests.business_id);
        owner := app.owner_of(list_waiting_requests.business_id);
        select a.email, a.full_name, a.language into email, full_name, language from account a where a.id = owner;
        return next;
      end loop;
    end $$;

    create or replace function app.list_untold_ends(p_now timestamptz)
      returns table (business_id uuid, id uuid)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      listed integer := 0;
    begin
      for business_id, id in
        select r.business_id, r.id from order_request r
         where r.status = 'expired' and r.answered_at > p_now - interval '7 days' and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.answered_at)
        union all
        select r.business_id, r.id from order_request r join business b on b.id = r.business_id
         where r.status = 'quoted' and r.quote_valid_until <= p_now and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.quote_valid_until)
           and r.delivery_date >= (p_now at time zone b.time_zone)::date
      loop
        continue when not app.is_open(list_untold_ends.business_id);
        return next;
        listed := listed + 1;
        exit when listed = 500;
      end loop;
    end $$;

    create or replace function app.read_shared_receipt(p_token_hash text) returns table (receipt json)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      own uuid;
      its_order uuid;
    begin
      select l.business_id, l.order_id into own, its_order from receipt_link l
       where l.token_hash = p_token_hash and l.revoked_at is null;
      if not found or not app.is_open(own) then return; end if;
      receipt := app.receipt_of(own, its_order);
      return next;
    end $$;

    create or replace function app.receipt_of(p_business uuid, p_order uuid) returns json
      language plpgsql stable set search_path = public, app, pg_temp as $$
    declare
      owner uuid := app.owner_of(p_business);
    begin
      return (
      select json_build_object(
        'businessName', b.name, 'businessPhone', b.phone, 'timeZone', b.time_zone,
        'number', o.number, 'clientName', o.client_name, 'deliveryDate', o.delivery_date,
        'isCancelled', o.cancelled_at is not null, 'currency', o.currency,
        'itemsTotalMinor', o.items_total_minor, 'agreedPriceMinor', o.agreed_price_minor,
        'totalMinor', o.total_minor, 'phone', o.phone, 'email', o.customer_email,
        'clientLanguage', (select c.language from client c
          where c.business_id = p_business and c.id = o.client_id),
        'ownerLanguage', (select a.language from account a where a.id = owner),
        'items', coalesce((select json_agg(json_build_object('name', i.dessert_name,
            'quantity', i.quantity::float8, 'unitPriceMinor', i.unit_price_minor,
            'lineTotalMinor', i.line_total_minor) order by i.position)
          from order_item i where i.business_id = p_business and i.order_id = o.id), '[]'),
        'payments', coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind,
            'refersToId', p.refers_to_id, 'amountMinor', p.amount_minor, 'currency', p.currency,
            'method', p.method, 'paidAt', p.paid_date) order by p.paid_date, p.id)
          from payment p where p.business_id = p_business and p.order_id = o.id), '[]'))
        from orders o join business b on b.id = o.business_id
       where o.business_id = p_business and o.id = p_order and o.deleted_at is null);
    end $$;

    create or replace function app.find_linked_document(p_business uuid, p_id uuid) returns table (content_type text)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      if not app.is_open(p_business) then return; end if;
      return query
      select f.content_type from file f where f.business_id = p_business and f.id = p_id and f.kind = 'document';
    end $$;

    create or replace function app.menu_head() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.business();
      owner uuid;
    begin
      if app.proof() not in ('session', 'job', 'menu', 'request') then return null; end if;
      owner := app.owner_of(own);
      return (
        select to_json(h) from (
          select m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at,
                 s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at,
                 a.is_admin, a.id as owner_id, a.language as owner_language,
                 exists (select from menu_address d
                   where d.business_id = own and d.kind = 'slug' and d.is_open) as is_slug_open
            from menu_settings m
            join business b on b.id = m.business_id
            join account a on a.id = owner
            left join subscription s on s.business_id = b.id
           where m.business_id = own) h);
    end $$;

    create or replace function app.own_request() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select json_build_object('request', r,
          'lines', coalesce((select json_agg(i order by i.position) from request_item i
            where i.business_id = own and i.request_id = r.id), '[]'),
          'pictures', coalesce((select json_agg(p.file_id order by p.position) from request_picture p
            where p.business_id = own and p.request_id = r.id), '[]'),
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.at, e.id)
            from request_event e where e.business_id = own and e.request_id = r.id), '[]'))
        from order_request r where r.business_id = own and r.id = this);
    end $$;

    create or replace function app.request_order() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select json_build_object(
          'number', o.number, 'status', o.status, 'ready_at', o.ready_at, 'cancelled_at', o.cancelled_at,
          'delivery_date', o.delivery_date, 'delivery_time', to_char(o.delivery_time, 'HH24:MI'),
          'fulfilment', o.fulfilment, 'address', o.address, 'items_total_minor', o.items_total_minor,
          'agreed_price_minor', o.agreed_price_minor, 'total_minor', o.total_minor,
          'deposit_kind', o.deposit_kind, 'deposit_value_minor', o.deposit_value_minor,
          'paid_minor', coalesce((select sum(p.effect_minor) from payment p
            where p.business_id = own and p.order_id = o.id and p.currency = o.currency), 0),
          'lines', coalesce((select json_agg(json_build_object('name', i.dessert_name,
              'quantity', i.quantity::float8, 'unit_price_minor', i.unit_price_minor,
              'line_total_minor', i.line_total_minor, 'product_id', i.product_id) order by i.position)
            from order_item i where i.business_id = own and i.order_id = o.id), '[]'),
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'to', e.to_value, 'at', e.at) order by e.at, e.id)
            from order_event e where e.business_id = own and e.order_id = o.id
              and e.kind in ('status', 'ready', 'not_ready', 'cancelled', 'restored')), '[]'))
        from order_request r join orders o on o.business_id = r.business_id and o.id = r.order_id
       where r.business_id = own and r.id = this and o.deleted_at is null);
    end $$;

    create or replace function app.count_day_orders(p_from date, p_to date)
      returns table (day date, status text, is_requested boolean, orders integer)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      own uuid := case when app.proof() in ('session', 'job', 'menu', 'request') then app.business() end;
    begin
      return query
      select o.delivery_date, o.status, exists (
               select from order_request r where r.business_id = own and r.order_id = o.id), count(*)::int
        from orders o
       where o.business_id = own and o.delivery_date between p_from and p_to and o.deleted_at is null
         and o.cancelled_at is null
       group by 1, 2, 3;
    end $$;

    create or replace function app.count_free_uploads(p_files uuid[], p_since timestamptz) returns integer
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.menu_business();
    begin
      return (
      select count(*)::int from file f
       where f.business_id = own and f.id = any (p_files) and f.kind = 'request' and f.created_at > p_since
         and not exists (select from request_picture p where p.business_id = own and p.file_id = f.id));
    end $$;

    create or replace function app.menu_picture(p_file uuid) returns uuid
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.menu_business();
    begin
      return (
      select f.business_id from file f
       where f.business_id = own and f.id = p_file and f.kind = 'picture' and (
         exists (select from catalog_picture p
           join catalog_item i on i.business_id = p.business_id and i.id = p.item_id
          where p.business_id = own and p.file_id = f.id and i.is_active and i.deleted_at is null)
         or exists (select from business b where b.id = own and b.logo_id = f.id)));
    end $$;

    create or replace function app.askable_items(p_ids uuid[])
      returns table (id uuid, name text, unit_note text, translations jsonb, price_minor bigint, is_from_price boolean,
        min_quantity double precision, quantity_step double precision, sold_out_until date, product_id uuid)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      own uuid := app.menu_business();
    begin
      return query
      select i.id, i.name, i.unit_note, i.translations, i.price_minor, i.is_from_price, i.min_quantity::float8,
             i.quantity_step::float8, i.sold_out_until, i.product_id
        from catalog_item i join menu_settings m on m.business_id = i.business_id and m.catalog_currency = i.currency
       where i.business_id = own and i.id = any (p_ids) and i.is_active and i.deleted_at is null;
    end $$;

    create or replace function app.find_asked(p_ask_key text) returns table (id uuid, number integer, ask_hash text)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      own uuid := app.menu_business();
    begin
      return query
      select r.id, r.number, r.ask_hash from order_request r where r.business_id = own and r.ask_key = p_ask_key;
    end $$;

    create or replace function app.own_request_picture(p_file uuid) returns uuid
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select p.business_id from request_picture p
       where p.business_id = own and p.request_id = this and p.file_id = p_file);
    end $$;

    create or replace function app.request_item_pictures() returns table (item_id uuid, file_id uuid)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return query
      select distinct on (c.id) c.id, p.file_id
        from request_item i
        join catalog_item c on c.business_id = i.business_id and c.id = i.catalog_item_id
         and c.is_active and c.deleted_at is null
        join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
       where i.business_id = own and i.request_id = this
       order by c.id, p.position;
    end $$;

    create or replace function app.withdraw_own_request(p_event uuid, p_now timestamptz) returns boolean
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
      )
      select exists (select from gone)
      into answer;
      return answer;
    end $$;
  `.execute(db);
}
