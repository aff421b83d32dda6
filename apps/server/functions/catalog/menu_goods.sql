-- Returns the open menu's logo, sections and active items as JSON.
create or replace function app.menu_goods()
  returns json
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.menu_business();
begin
  return json_build_object(
    'logo', (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'has_avif', f.has_avif)
      from business b join file f on f.business_id = own and f.id = b.logo_id where b.id = own),
    'sections', coalesce((select json_agg(
        json_build_object('id', s.id, 'name', s.name, 'translations', s.translations) order by s.position, s.id)
      from catalog_section s where s.business_id = own), '[]'),
    'items', coalesce((select json_agg(json_build_object(
        'id', i.id, 'section_id', i.section_id, 'name', i.name, 'description', i.description,
        'unit_note', i.unit_note, 'price_minor', i.price_minor, 'is_from_price', i.is_from_price,
        'min_quantity', i.min_quantity::float8, 'quantity_step', i.quantity_step::float8,
        'sold_out_until', i.sold_out_until, 'allergens', i.allergens, 'has_no_allergens', i.has_no_allergens,
        'marks', i.marks, 'translations', i.translations,
        'pictures', coalesce((
          select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height,
                   'has_avif', f.has_avif) order by p.position)
            from catalog_picture p join file f on f.business_id = p.business_id and f.id = p.file_id
           where p.business_id = own and p.item_id = i.id), '[]'))
        order by i.position, i.id)
      from catalog_item i join menu_settings m on m.business_id = i.business_id
     where i.business_id = own and i.is_active and i.deleted_at is null
       and i.currency = m.catalog_currency), '[]'));
end $$;
