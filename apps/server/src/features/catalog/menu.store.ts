import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Translations } from "../../platform/database/menu-tables.ts";
import type { ItemPicture } from "./catalog-items.store.ts";
import type { SettingsRow, StandingRow } from "./menu-settings.store.ts";

/** What tells whether a menu has changed, and what may be done on it. */
export interface MenuHead extends SettingsRow, StandingRow {
  name: string;
  phone: string | null;
  logo_id: string | null;
  country: string;
  time_zone: string;
  business_updated_at: Date;
}

/** A menu with everything that visitors see. */
export interface MenuRow extends MenuHead {
  logo: ItemPicture | null;
  sections: { id: string; name: string; translations: Translations<"name"> }[];
  items: {
    id: string;
    section_id: string | null;
    name: string;
    description: string;
    unit_note: string;
    price_minor: number;
    is_from_price: boolean;
    min_quantity: number;
    quantity_step: number;
    sold_out_until: string | null;
    allergens: Allergen[];
    marks: FoodMark[];
    translations: Translations<"name" | "description" | "unitNote">;
    pictures: ItemPicture[];
  }[];
}

const head = `m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at, st.*`;
const fromMenu = `from menu_settings m
  join business b on b.id = m.business_id
  cross join lateral app.menu_standing() st
 where m.business_id = (select app.business())`;

/** Asks for the head of the menu whose address was entered. */
export function menuHeadStatement(): Statement {
  return { name: "menu_head", text: `select ${head} ${fromMenu}`, values: [] };
}

/** Asks for the whole menu whose address was entered; items in another currency than the catalog's are not on it. */
export function menuStatement(): Statement {
  return {
    name: "menu",
    text: `select ${head},
      (select json_build_object('id', f.id, 'width', f.width, 'height', f.height) from file f
        where f.business_id = m.business_id and f.id = b.logo_id) as logo,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'translations', s.translations)
          order by s.position, s.id)
        from catalog_section s where s.business_id = m.business_id), '[]') as sections,
      coalesce((select json_agg(json_build_object(
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
        from catalog_item i
       where i.business_id = m.business_id and i.is_active and i.deleted_at is null
         and i.currency = m.catalog_currency), '[]') as items
      ${fromMenu}`,
    values: [],
  };
}

/** Asks whether a picture is one that visitors of the entered menu see: one row when it is. */
export function menuPictureStatement(id: string): Statement {
  return {
    name: "menu_picture",
    text: `select f.business_id from file f where f.business_id = (select app.business()) and f.id = $1
      and f.kind = 'picture'`,
    values: [id],
  };
}

/** An item as it can be asked for. */
export interface AskableItem {
  id: string;
  name: string;
  unit_note: string;
  price_minor: number;
  is_from_price: boolean;
  min_quantity: number;
  quantity_step: number;
  sold_out_until: string | null;
  product_id: string | null;
}

/** Answers those of the ids that are on the entered menu. */
export async function listAskableItems(tx: Tx, ids: readonly string[]): Promise<AskableItem[]> {
  return await tx.query<AskableItem>({
    name: "askable_items",
    text: `select i.id, i.name, i.unit_note, i.price_minor, i.is_from_price, i.min_quantity::float8 as min_quantity,
        i.quantity_step::float8 as quantity_step, i.sold_out_until, i.product_id
      from catalog_item i join menu_settings m on m.business_id = i.business_id and m.catalog_currency = i.currency
     where i.business_id = (select app.business()) and i.id = any ($1::uuid[]) and i.is_active and i.deleted_at is null`,
    values: [ids],
  });
}

/** Answers how many orders count for each day of a span; days without any are left out (rulings §5). */
export async function countTaken(tx: Tx, from: string, to: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ day: string; taken: number }>({
    name: "count_taken",
    text: "select day, taken from app.count_taken($1, $2)",
    values: [from, to],
  });
  return new Map(rows.map((row) => [row.day, row.taken]));
}
