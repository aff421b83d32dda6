import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The rules on a menu's addresses, on which orders take a day's places and on which requests expire stand in
 * packages/domain: members keep their menu's addresses under a policy, functions only answer what a proof may not
 * read itself. Two columns that nothing writes are dropped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function app.list_menu_addresses();
    drop function app.slug_standing(text);
    drop function app.put_menu_slug(text, timestamptz);
    drop function app.switch_menu_address(text, text, boolean, timestamptz);
    drop function app.replace_menu_token(text);

    alter table menu_address enable row level security;
    create policy member on menu_address using (business_id = (select app.member_business()));

    -- Whether a slug leads to any business's menu: the policy shows a member its own only.
    create function app.is_slug_taken(p_slug text) returns boolean
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select exists (select from menu_address where slug = p_slug) and app.member_business() is not null
    $$;
  `.execute(db);
  await sql`
    drop function app.count_taken(date, date);
    -- How many orders a day has in each status, and how many of them a request became: a visitor's proof reads no orders.
    create function app.count_day_orders(p_from date, p_to date)
      returns table (day date, status text, is_requested boolean, orders int)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select o.delivery_date, o.status, exists (
               select from order_request r where r.business_id = o.business_id and r.order_id = o.id), count(*)::int
        from orders o
       where o.business_id = app.business() and app.proof() in ('session', 'job', 'menu', 'request')
         and o.delivery_date between p_from and p_to and o.deleted_at is null and o.cancelled_at is null
       group by 1, 2, 3
    $$;

    drop function app.expire_requests(timestamptz);
    drop function app.note_requests_reminded(uuid, timestamptz, timestamptz);
    -- Open requests for a day before p_before, over all businesses, with what decides whether they expire.
    create function app.list_open_requests(p_before date)
      returns table (business_id uuid, id uuid, status text, delivery_date date, time_zone text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select r.business_id, r.id, r.status, r.delivery_date, b.time_zone
        from order_request r join business b on b.id = r.business_id
       where r.status in ('new', 'quoted') and r.delivery_date < p_before
       order by r.delivery_date, r.id
    $$;
  `.execute(db);
  await sql`
    create or replace function app.find_linked_document(p_business uuid, p_id uuid) returns table (content_type text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select f.content_type from file f
       where f.business_id = p_business and f.id = p_id and f.kind = 'document' and app.is_open(f.business_id)
    $$;
    alter table file drop column deleted_at;
    alter table idempotency drop column status;
  `.execute(db);
}
