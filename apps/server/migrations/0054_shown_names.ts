import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A customer reads what she asked for in the words that the menu showed her; the owner in her own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table request_item
      add column shown_name text not null default '',
      add column shown_unit_note text not null default '';
    drop function app.askable_items(uuid[]);
    -- Those of the ids that are on the entered menu, as they can be asked for.
    create function app.askable_items(p_ids uuid[]) returns table (
      id uuid, name text, unit_note text, translations jsonb, price_minor bigint, is_from_price boolean,
      min_quantity float8, quantity_step float8, sold_out_until date, product_id uuid
    ) language sql stable security definer set search_path = public, app, pg_temp as $$
      select i.id, i.name, i.unit_note, i.translations, i.price_minor, i.is_from_price, i.min_quantity::float8,
             i.quantity_step::float8, i.sold_out_until, i.product_id
        from catalog_item i join menu_settings m on m.business_id = i.business_id and m.catalog_currency = i.currency
       where i.business_id = app.menu_business() and i.id = any (p_ids) and i.is_active and i.deleted_at is null
    $$;
  `.execute(db);
}
