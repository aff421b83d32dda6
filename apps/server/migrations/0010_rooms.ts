import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What clients and files must do to rows that stand to their right: orders move with a merged client and
 * forget an erased one, and a file goes when nothing shows it any more. All run under the caller's own
 * row-level security.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index product_image on product (business_id, image_id) where image_id is not null;
    create index order_picture_file on order_picture (business_id, file_id);
    create index client_merged on client (business_id, merged_into) where merged_into is not null;

    create function app.move_client_orders(p_from uuid, p_into uuid) returns void
      language sql set search_path = public, app, pg_temp as $$
      update orders set client_id = p_into
       where business_id = (select app.member_business()) and client_id = p_from
    $$;

    -- Removes name, phone, email, address and pictures from a client's orders; sums and items stay.
    -- Answers the files that the orders showed.
    create function app.erase_client_from_orders(p_client uuid, p_now timestamptz) returns setof uuid
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
      return query
        delete from order_picture p using orders o
         where o.business_id = own and o.client_id = p_client
           and p.business_id = own and p.order_id = o.id
        returning p.file_id;
    end $$;

    -- Removes those of the files that no product, order, logo or profile shows, and gives their bytes
    -- back; answers which. A later room that shows files adds itself here.
    create function app.remove_unused_files(p_files uuid[]) returns setof uuid
      language sql set search_path = public, app, pg_temp as $$
      with gone as (
        delete from file f
         where f.business_id = (select app.member_business()) and f.id = any (p_files)
           and not exists (select from product p where p.business_id = f.business_id and p.image_id = f.id)
           and not exists (select from order_picture o where o.business_id = f.business_id and o.file_id = f.id)
           and not exists (select from business b where b.id = f.business_id and b.logo_id = f.id)
           and not exists (select from account a where a.business_id = f.business_id and a.profile_image_id = f.id)
        returning f.id, f.size_bytes
      ), counted as (
        update business_counter c
           set stored_bytes = greatest(0, c.stored_bytes - (select coalesce(sum(size_bytes), 0) from gone))
         where c.business_id = (select app.member_business()) and exists (select from gone)
      )
      select id from gone
    $$;
  `.execute(db);
}
