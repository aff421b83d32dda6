import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What a menu's address and a customer's request token open, and nothing beside it: a visitor reads what is
 * shown and adds a request; a customer reads her request with its order and may withdraw.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table menu_address
      add column kind text not null default 'slug' check (kind in ('slug', 'old_slug', 'token', 'list')),
      add column since timestamptz not null default now();
    create index menu_address_business on menu_address (business_id, kind);
    create index request_token_request on request_token (business_id, request_id);

    create function app.request() returns uuid language sql stable parallel safe as
      $$ select nullif(current_setting('app.request_id', true), '')::uuid $$;
    create function app.menu_business() returns uuid language sql stable parallel safe as
      $$ select case when app.proof() = 'menu' then app.business() end $$;
    create function app.request_business() returns uuid language sql stable parallel safe as
      $$ select case when app.proof() = 'request' then app.business() end $$;

    create or replace function app.enter_request(p_token_hash text) returns uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      found record;
    begin
      select t.business_id, t.request_id into found from request_token t
       where t.token_hash = p_token_hash
         and not exists (select from account a where a.business_id = t.business_id
           and (a.blocked_at is not null or a.closed_at is not null));
      if found.request_id is null then
        raise exception 'no such request' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('request', found.business_id, null);
      perform set_config('app.request_id', found.request_id::text, true);
      return found.request_id;
    end $$;

    -- What the business's plan and its owner are, for whoever entered it.
    create function app.menu_standing() returns table (
      plan text, status text, trial_end_at timestamptz, current_period_end_at timestamptz, trial_used_at timestamptz,
      is_admin boolean, owner_id uuid, owner_language text, is_slug_open boolean
    ) language sql stable security definer set search_path = public, app, pg_temp as $$
      select s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at, a.is_admin, a.id, a.language,
             exists (select from menu_address m where m.business_id = a.business_id and m.kind = 'slug' and m.is_open)
        from (select * from account where business_id = app.business() order by created_at, id limit 1) a
        left join subscription s on s.business_id = a.business_id
       where app.proof() in ('session', 'job', 'menu', 'request')
    $$;

    -- How many orders count for each day: open ones, and those that a request became (rulings §5).
    create function app.count_taken(p_from date, p_to date) returns table (day date, taken int)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select o.delivery_date, count(*)::int from orders o
       where o.business_id = app.business() and app.proof() in ('session', 'job', 'menu', 'request')
         and o.delivery_date between p_from and p_to and o.deleted_at is null and o.cancelled_at is null
         and (o.status <> 'completed' or exists (
           select from order_request r where r.business_id = o.business_id and r.order_id = o.id))
       group by 1
    $$;

    -- The order of the customer's request, with what happened to it. A policy on orders would cost every
    -- member's query; this asks once.
    create function app.request_order() returns json
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select json_build_object(
          'number', o.number, 'status', o.status, 'ready_at', o.ready_at, 'cancelled_at', o.cancelled_at,
          'delivery_date', o.delivery_date, 'delivery_time', to_char(o.delivery_time, 'HH24:MI'),
          'fulfilment', o.fulfilment, 'items_total_minor', o.items_total_minor,
          'agreed_price_minor', o.agreed_price_minor, 'total_minor', o.total_minor,
          'deposit_kind', o.deposit_kind, 'deposit_value_minor', o.deposit_value_minor,
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'to', e.to_value, 'at', e.at) order by e.at, e.id)
            from order_event e where e.business_id = o.business_id and e.order_id = o.id
              and e.kind in ('status', 'ready', 'not_ready', 'cancelled', 'restored')), '[]'))
        from order_request r join orders o on o.business_id = r.business_id and o.id = r.order_id
       where r.business_id = app.request_business() and r.id = app.request() and o.deleted_at is null
    $$;

    create function app.next_request_number() returns int
      language sql security definer set search_path = public, app, pg_temp as $$
      update business_counter set last_request_number = last_request_number + 1
       where business_id = app.menu_business() returning last_request_number
    $$;
    create function app.find_asked(p_ask_key text) returns table (id uuid, number int, ask_hash text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select r.id, r.number, r.ask_hash from order_request r
       where r.business_id = app.menu_business() and r.ask_key = p_ask_key
    $$;
    create function app.add_request_token(p_token_hash text, p_request uuid) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      insert into request_token (token_hash, business_id, request_id)
        select p_token_hash, coalesce(app.menu_business(), app.member_business()), p_request
         where coalesce(app.menu_business(), app.member_business()) is not null
        on conflict do nothing
    $$;
    -- Adds to the bytes that the business stores, and answers their sum.
    create function app.add_menu_bytes(p_bytes bigint) returns bigint
      language sql security definer set search_path = public, app, pg_temp as $$
      update business_counter set stored_bytes = stored_bytes + p_bytes
       where business_id = app.menu_business() returning stored_bytes
    $$;
    -- Answers how many of the files are uploads of the menu that no request has taken.
    create function app.count_free_uploads(p_files uuid[], p_since timestamptz) returns int
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select count(*)::int from file f
       where f.business_id = app.menu_business() and f.id = any (p_files) and f.kind = 'request'
         and f.created_at > p_since
         and not exists (select from request_picture p where p.business_id = f.business_id and p.file_id = f.id)
    $$;
  `.execute(db);
  await sql`
    create policy menu on menu_settings for select using (business_id = (select app.menu_business()));
    create policy request on menu_settings for select using (business_id = (select app.request_business()));
    create policy menu on catalog_section for select using (business_id = (select app.menu_business()));
    create policy menu on catalog_item for select
      using (business_id = (select app.menu_business()) and is_active and deleted_at is null);
    create policy menu on catalog_picture for select using (business_id = (select app.menu_business()));
    -- A visitor sees the logo and the pictures of items that she sees.
    create policy menu on file for select using (
      business_id = (select app.menu_business()) and (
        exists (select from catalog_picture p join catalog_item i on i.business_id = p.business_id and i.id = p.item_id
          where p.business_id = file.business_id and p.file_id = file.id)
        or exists (select from business b where b.id = file.business_id and b.logo_id = file.id)));
    create policy menu_upload on file for insert
      with check (business_id = (select app.menu_business()) and kind = 'request');
    create policy menu_ask on order_request for insert
      with check (business_id = (select app.menu_business()) and status = 'new' and order_id is null);
    create policy menu_ask on request_item for insert with check (business_id = (select app.menu_business()));
    create policy menu_ask on request_picture for insert with check (business_id = (select app.menu_business()));
    create policy menu_ask on request_event for insert
      with check (business_id = (select app.menu_business()) and kind = 'asked');

    create policy request on order_request for select
      using (business_id = (select app.request_business()) and id = (select app.request()));
    create policy request_withdraw on order_request for update
      using (business_id = (select app.request_business()) and id = (select app.request()))
      with check (business_id = (select app.request_business()) and id = (select app.request()) and status = 'withdrawn');
    create policy request on request_item for select
      using (business_id = (select app.request_business()) and request_id = (select app.request()));
    create policy request on request_picture for select
      using (business_id = (select app.request_business()) and request_id = (select app.request()));
    create policy request on request_event for select
      using (business_id = (select app.request_business()) and request_id = (select app.request()));
    create policy request_withdraw on request_event for insert
      with check (business_id = (select app.request_business()) and request_id = (select app.request())
        and kind = 'withdrawn');
    create policy request on file for select using (
      business_id = (select app.request_business()) and (
        exists (select from request_picture p where p.business_id = file.business_id and p.file_id = file.id
          and p.request_id = (select app.request()))
        or exists (select from business b where b.id = file.business_id and b.logo_id = file.id)));
  `.execute(db);
  await sql`
    create function app.list_menu_addresses() returns table (slug text, kind text, is_open boolean)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select slug, kind, is_open from menu_address where business_id = app.member_business() order by since desc, slug
    $$;
    -- Answers whose a slug is: 'free', 'own' or 'taken'.
    create function app.slug_standing(p_slug text) returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select coalesce((select case when business_id = app.member_business() then 'own' else 'taken' end
        from menu_address where slug = p_slug), 'free')
    $$;
    -- Gives the member's menu a slug; the one before stays as an old one, the 20 newest of them are kept.
    -- Answers whether it could be had.
    create function app.put_menu_slug(p_slug text, p_now timestamptz) returns boolean
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
      was_open boolean;
    begin
      if own is null then return false; end if;
      select is_open into was_open from menu_address where business_id = own and kind = 'slug' for update;
      insert into menu_address (slug, business_id, is_open, kind, since)
        values (p_slug, own, coalesce(was_open, false), 'slug', p_now)
        on conflict (slug) do update set kind = 'slug', is_open = coalesce(was_open, false), since = p_now
          where menu_address.business_id = own;
      if not found then return false; end if;
      update menu_address set kind = 'old_slug' where business_id = own and kind = 'slug' and slug <> p_slug;
      delete from menu_address where business_id = own and kind = 'old_slug' and slug not in (
        select slug from menu_address where business_id = own and kind = 'old_slug' order by since desc, slug limit 20);
      return true;
    end $$;
    -- Switches the member's address of a kind; the key is made where there is none yet.
    create function app.switch_menu_address(p_kind text, p_key text, p_is_open boolean, p_now timestamptz) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
    begin
      if own is null then return; end if;
      if p_kind = 'slug' then
        update menu_address set is_open = p_is_open where business_id = own and kind in ('slug', 'old_slug');
      elsif p_kind in ('token', 'list') then
        insert into menu_address (slug, business_id, is_open, kind, since) values (p_key, own, p_is_open, p_kind, p_now)
          on conflict (slug) do update set is_open = p_is_open where menu_address.business_id = own;
      end if;
    end $$;
    create function app.replace_menu_token(p_new_key text) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update menu_address set slug = p_new_key where business_id = app.member_business() and kind = 'token'
    $$;

    -- Requests that nobody has looked after, and whom to tell.
    create function app.list_waiting_requests(p_before timestamptz)
      returns table (business_id uuid, waiting int, email text, full_name text, language text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select w.business_id, w.waiting, a.email, a.full_name, a.language
        from (select r.business_id, count(*)::int as waiting from order_request r
               where r.status = 'new' and r.reminded_at is null and r.created_at <= p_before group by 1) w
        join lateral (select * from account a where a.business_id = w.business_id order by created_at, id limit 1) a
          on a.blocked_at is null and a.closed_at is null
    $$;
    create function app.note_requests_reminded(p_business uuid, p_before timestamptz, p_now timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update order_request set reminded_at = p_now
       where business_id = p_business and status = 'new' and reminded_at is null and created_at <= p_before
    $$;
    -- Lets open requests expire whose day has passed where the business is; answers the businesses.
    create function app.expire_requests(p_now timestamptz) returns setof uuid
      language sql security definer set search_path = public, app, pg_temp as $$
      with gone as (
        update order_request r set status = 'expired', answered_at = p_now,
               updated_at = greatest(p_now, r.updated_at + interval '1 millisecond')
          from business b
         where b.id = r.business_id and r.status in ('new', 'quoted')
           and r.delivery_date < (p_now at time zone 'UTC')::date + 1
           and r.delivery_date < (p_now at time zone b.time_zone)::date
        returning r.business_id, r.id
      ), noted as (
        insert into request_event (business_id, request_id, id, kind, at)
          select business_id, id, gen_random_uuid(), 'expired', p_now from gone
      )
      select distinct business_id from gone
    $$;
    -- Requests whose personal data has had its time (rulings §5).
    create function app.list_forgettable_requests(p_before timestamptz) returns table (business_id uuid, id uuid)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select r.business_id, r.id from order_request r
       where r.status in ('declined', 'withdrawn', 'expired') and r.personal_removed_at is null
         and r.answered_at < p_before order by r.answered_at limit 500
    $$;
  `.execute(db);
  await sql`
    -- Removes name, phone, email, address and pictures from a client's orders and the requests that these
    -- were; sums and items stay. Answers the files that they showed.
    create or replace function app.erase_client_from_orders(p_client uuid, p_now timestamptz) returns setof uuid
      language plpgsql set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
    begin
      update orders set
        client_name = '—', client_key = '—', phone = null, customer_email = null, address = null,
        search_key = concat_ws(' ', '#' || number, '—', (
          select string_agg(i.name_key, ' ' order by i.position) from order_item i
           where i.business_id = own and i.order_id = orders.id)),
        updated_at = greatest(p_now, updated_at + interval '1 millisecond')
       where business_id = own and client_id = p_client;
      update order_request r set
        name = '', phone = '', email = null, address = null, note = '', allergy_note = '',
        search_key = '#' || r.number, personal_removed_at = p_now,
        updated_at = greatest(p_now, r.updated_at + interval '1 millisecond')
        from orders o
       where o.business_id = own and o.client_id = p_client and r.business_id = own and r.order_id = o.id;
      return query
        delete from request_picture p using order_request r, orders o
         where o.business_id = own and o.client_id = p_client and r.business_id = own and r.order_id = o.id
           and p.business_id = own and p.request_id = r.id
        returning p.file_id;
      return query
        delete from order_picture p using orders o
         where o.business_id = own and o.client_id = p_client
           and p.business_id = own and p.order_id = o.id
        returning p.file_id;
    end $$;
  `.execute(db);
}
