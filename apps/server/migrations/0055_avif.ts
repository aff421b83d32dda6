import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The smaller forms of the menu's pictures, which a job adds, and the queue in which they wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file
      add column has_avif boolean not null default false,
      -- When the forms are to be made next; null when nothing is to be done.
      add column avif_due_at timestamptz,
      add column avif_attempts smallint not null default 0;
    create index file_avif_queue on file (avif_due_at) where avif_due_at is not null;
    update file f set avif_due_at = now()
     where exists (select from catalog_picture p where p.business_id = f.business_id and p.file_id = f.id);
  `.execute(db);
  await sql`
    -- Takes the next picture whose smaller forms are to be made. One whose maker went away without a word is
    -- taken again after ten minutes, three times in all.
    create function app.claim_avif(p_now timestamptz)
      returns table (business_id uuid, id uuid, width int, height int)
      language sql security definer set search_path = public, app, pg_temp as $$
      update file f
         set avif_attempts = f.avif_attempts + 1,
             avif_due_at = case when f.avif_attempts < 2 then p_now + interval '10 minutes' end
        from (select q.business_id, q.id from file q
               where q.avif_due_at <= p_now order by q.avif_due_at limit 1 for update skip locked) next
       where f.business_id = next.business_id and f.id = next.id
      returning f.business_id, f.id, f.width, f.height
    $$;

    create or replace function app.menu_goods() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.menu_business();
    begin
      return json_build_object(
        'logo', (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'has_avif', f.has_avif)
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
              select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height,
                       'has_avif', f.has_avif) order by p.position)
                from catalog_picture p join file f on f.business_id = p.business_id and f.id = p.file_id
               where p.business_id = i.business_id and p.item_id = i.id), '[]'))
            order by i.position, i.id)
          from catalog_item i join menu_settings m on m.business_id = i.business_id
         where i.business_id = own and i.is_active and i.deleted_at is null
           and i.currency = m.catalog_currency), '[]'));
    end $$;
  `.execute(db);
}
