import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What a visitor and a customer read, they read by functions that know the proof: policies of theirs beside the
 * members' made each member's query weigh them too, and lists lost the index of their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop policy menu on menu_settings;
    drop policy request on menu_settings;
    drop policy menu on catalog_section;
    drop policy menu on catalog_item;
    drop policy menu on catalog_picture;
    drop policy menu on file;
    drop policy request on file;
    drop policy request on order_request;
    drop policy request_withdraw on order_request;
    drop policy request on request_item;
    drop policy request on request_picture;
    drop policy request on request_event;
    drop policy request_withdraw on request_event;
    drop function app.menu_standing();
  `.execute(db);
  await sql`
    -- What decides on a business's menu and its requests, for whoever entered the business.
    create function app.menu_head() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    begin
      if app.proof() not in ('session', 'job', 'menu', 'request') then return null; end if;
      return (
        select to_json(h) from (
          select m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at,
                 s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at,
                 a.is_admin, a.id as owner_id, a.language as owner_language,
                 exists (select from menu_address d
                   where d.business_id = m.business_id and d.kind = 'slug' and d.is_open) as is_slug_open
            from menu_settings m
            join business b on b.id = m.business_id
            join lateral (select * from account where business_id = b.id order by created_at, id limit 1) a on true
            left join subscription s on s.business_id = b.id
           where m.business_id = app.business()) h);
    end $$;

    -- What a visitor sees of the entered menu beside its head: logo, sections, visible items with their pictures.
    -- Items in another currency than the catalog's are not on it.
    create function app.menu_goods() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.menu_business();
    begin
      return json_build_object(
        'logo', (select json_build_object('id', f.id, 'width', f.width, 'height', f.height)
          from business b join file f on f.business_id = b.id and f.id = b.logo_id where b.id = own),
        'sections', coalesce((select json_agg(
            json_build_object('id', s.id, 'name', s.name, 'translations', s.translations) order by s.position, s.id)
          from catalog_section s where s.business_id = own), '[]'),
        'items', coalesce((select json_agg(json_build_object(
            'id', i.id, 'section_id', i.section_id, 'name', i.name, 'description', i.description,
            'unit_note', i.unit_note, 'price_minor', i.price_minor, 'is_from_price', i.is_from_price,
            'min_quantity', i.min_quantity::float8, 'quantity_step', i.quantity_step::float8,
            'sold_out_until', i.sold_out_until, 'allergens', i.allergens, 'marks', i.marks,
            'translations', i.translations,
            'pictures', coalesce((
              select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by p.position)
                from catalog_picture p join file f on f.business_id = p.business_id and f.id = p.file_id
               where p.business_id = i.business_id and p.item_id = i.id), '[]'))
            order by i.position, i.id)
          from catalog_item i join menu_settings m on m.business_id = i.business_id
         where i.business_id = own and i.is_active and i.deleted_at is null
           and i.currency = m.catalog_currency), '[]'));
    end $$;

    -- Those of the ids that are on the entered menu, as they can be asked for.
    create function app.askable_items(p_ids uuid[]) returns table (
      id uuid, name text, unit_note text, price_minor bigint, is_from_price boolean, min_quantity float8,
      quantity_step float8, sold_out_until date, product_id uuid
    ) language sql stable security definer set search_path = public, app, pg_temp as $$
      select i.id, i.name, i.unit_note, i.price_minor, i.is_from_price, i.min_quantity::float8,
             i.quantity_step::float8, i.sold_out_until, i.product_id
        from catalog_item i join menu_settings m on m.business_id = i.business_id and m.catalog_currency = i.currency
       where i.business_id = app.menu_business() and i.id = any (p_ids) and i.is_active and i.deleted_at is null
    $$;

    -- The business of a picture that visitors of the entered menu see: the logo's, or a visible item's.
    create function app.menu_picture(p_file uuid) returns uuid
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select f.business_id from file f
       where f.business_id = app.menu_business() and f.id = p_file and f.kind = 'picture' and (
         exists (select from catalog_picture p
           join catalog_item i on i.business_id = p.business_id and i.id = p.item_id
          where p.business_id = f.business_id and p.file_id = f.id and i.is_active and i.deleted_at is null)
         or exists (select from business b where b.id = f.business_id and b.logo_id = f.id))
    $$;
  `.execute(db);
  await sql`
    -- What a customer's token opens: her request with lines, pictures and history, and the order that it became.
    -- Policies beside the members' would cost each of their queries; these ask once.
    create function app.own_request() returns json
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select json_build_object('request', r,
          'lines', coalesce((select json_agg(i order by i.position) from request_item i
            where i.business_id = r.business_id and i.request_id = r.id), '[]'),
          'pictures', coalesce((select json_agg(p.file_id order by p.position) from request_picture p
            where p.business_id = r.business_id and p.request_id = r.id), '[]'),
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.at, e.id)
            from request_event e where e.business_id = r.business_id and e.request_id = r.id), '[]'))
        from order_request r where r.business_id = app.request_business() and r.id = app.request()
    $$;
    -- Withdraws the customer's request; answers whether it was still open.
    create function app.withdraw_own_request(p_event uuid, p_now timestamptz) returns boolean
      language sql security definer set search_path = public, app, pg_temp as $$
      with gone as (
        update order_request r set status = 'withdrawn', answered_at = p_now,
               updated_at = greatest(p_now, r.updated_at + interval '1 millisecond')
         where r.business_id = app.request_business() and r.id = app.request() and r.status in ('new', 'quoted')
        returning r.business_id, r.id
      ), noted as (
        insert into request_event (business_id, request_id, id, kind, at)
          select business_id, id, p_event, 'withdrawn', p_now from gone
      )
      select exists (select from gone)
    $$;
    -- The business of a picture that belongs to the customer's request.
    create function app.own_request_picture(p_file uuid) returns uuid
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select p.business_id from request_picture p
       where p.business_id = app.request_business() and p.request_id = app.request() and p.file_id = p_file
    $$;
  `.execute(db);
}
