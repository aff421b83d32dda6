import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Whom to tell that a request expired, or that the price offered for it holds no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the customer was last told of an end: of the request, or of a price.
    alter table order_request add column told_end_at timestamptz;
    update order_request set told_end_at = now()
     where status = 'expired' or (status = 'quoted' and quote_valid_until <= now());
    create index order_request_expired on order_request (answered_at) where status = 'expired';
    create index order_request_lapsing on order_request (quote_valid_until) where status = 'quoted';

    -- The requests that expired within a week, and those whose offered price holds no longer while their day is
    -- still to come, whose customers have an address and were not told; at most 500. A business that is blocked
    -- or closed tells nobody.
    create function app.list_untold_ends(p_now timestamptz) returns table (business_id uuid, id uuid)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      with ended as (
        select r.business_id, r.id from order_request r
         where r.status = 'expired' and r.answered_at > p_now - interval '7 days' and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.answered_at)
        union all
        select r.business_id, r.id from order_request r join business b on b.id = r.business_id
         where r.status = 'quoted' and r.quote_valid_until <= p_now and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.quote_valid_until)
           and r.delivery_date >= (p_now at time zone b.time_zone)::date
      )
      select e.business_id, e.id from ended e
       where not exists (select from account a
         where a.business_id = e.business_id and (a.blocked_at is not null or a.closed_at is not null))
       limit 500
    $$;
  `.execute(db);
}
