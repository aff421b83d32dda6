import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The pictures of what a customer asked for, as far as the menu still shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The first picture of each item of the entered request that visitors of the menu may see.
    create function app.request_item_pictures() returns table (item_id uuid, file_id uuid)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select distinct on (c.id) c.id, p.file_id
        from request_item i
        join catalog_item c on c.business_id = i.business_id and c.id = i.catalog_item_id
         and c.is_active and c.deleted_at is null
        join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
       where i.business_id = app.request_business() and i.request_id = app.request()
       order by c.id, p.position
    $$;
  `.execute(db);
}
