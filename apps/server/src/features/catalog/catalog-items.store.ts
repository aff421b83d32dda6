import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Currency } from "@marzipan/contract/currencies";
import type { SoldOutItem } from "@marzipan/domain/sold-out";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Translations } from "../../platform/database/column-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A picture of an item, the size of its largest form in pixels. */
export interface ItemPicture {
  id: string;
  width: number;
  height: number;
}

/** Builds the business's catalog items with their sections, pictures, and the catalog's currency. */
export function selectItems(tx: Tx) {
  return build
    .selectFrom("catalog_item as i")
    .leftJoin("catalog_section as s", (join) =>
      join.onRef("s.business_id", "=", "i.business_id").onRef("s.id", "=", "i.section_id"),
    )
    .innerJoin("menu_settings as m", "m.business_id", "i.business_id")
    .select([
      "i.id",
      "i.section_id",
      "i.position",
      "i.name",
      "i.description",
      "i.unit_note",
      "i.price_minor",
      "i.currency",
      "i.is_from_price",
      "i.is_active",
      "i.sold_out_until",
      "i.allergens",
      "i.has_no_allergens",
      "i.marks",
      "i.translations",
      "i.product_id",
      "i.created_at",
      "i.updated_at",
      "i.deleted_at",
      "s.name as section_name",
      "m.catalog_currency",
    ])
    .select([
      sql<number>`i.min_quantity::float8`.as("min_quantity"),
      sql<number>`i.quantity_step::float8`.as("quantity_step"),
      sql<number>`coalesce(s.position, 1000000)`.as("section_position"),
      sql<string | null>`(select p.id from product p
        where p.business_id = ${tx.businessId} and p.id = i.product_id and p.deleted_at is null)`.as(
        "live_product_id",
      ),
      sql<ItemPicture[]>`coalesce((
        select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by p.position)
          from catalog_picture p join file f on f.business_id = p.business_id and f.id = p.file_id
         where p.business_id = ${tx.businessId} and p.item_id = i.id), '[]')`.as("pictures"),
    ])
    .where("i.business_id", "=", tx.businessId);
}

/** Returns one catalog item, deleted or not. */
export async function loadItem(tx: Tx, id: string) {
  return (await tx.query(selectItems(tx).where("i.id", "=", id)))[0];
}

/** A catalog item as it is stored, with its section's name and its pictures. */
export type ItemRow = NonNullable<Awaited<ReturnType<typeof loadItem>>>;

/** Returns one catalog item for changing it: no one else changes it before this commits. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  return (await tx.query(selectItems(tx).where("i.id", "=", id).forUpdate("i")))[0];
}

/** The fields of a catalog item that people write, with the key made from its name. */
export interface ItemFields {
  section_id: Column<"catalog_item.section_id">;
  name: string;
  name_key: Column<"catalog_item.name_key">;
  description: string;
  unit_note: Column<"catalog_item.unit_note">;
  price_minor: Column<"catalog_item.price_minor">;
  currency: Currency;
  is_from_price: Column<"catalog_item.is_from_price">;
  is_active: Column<"catalog_item.is_active">;
  min_quantity: Column<"catalog_item.min_quantity">;
  quantity_step: Column<"catalog_item.quantity_step">;
  sold_out_until: Column<"catalog_item.sold_out_until">;
  allergens: Allergen[];
  has_no_allergens: Column<"catalog_item.has_no_allergens">;
  marks: FoodMark[];
  translations: Translations<"name" | "description" | "unitNote">;
  product_id: Column<"catalog_item.product_id">;
}

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Stores a new catalog item at the end of its section. */
export async function addItem(tx: Tx, id: string, fields: ItemFields): Promise<void> {
  await tx.query(
    build.insertInto("catalog_item").values({
      ...fields,
      translations: json(fields.translations),
      business_id: tx.businessId,
      id,
      position: await endOfSection(tx, fields.section_id),
      created_at: tx.now,
      updated_at: tx.now,
    }),
  );
}

/** Stores new catalog items, one after the other at the end of their sections. */
export async function addItems(
  tx: Tx,
  items: readonly { id: string; fields: ItemFields }[],
): Promise<void> {
  const sections = [...new Set(items.map(({ fields }) => fields.section_id))];
  const ends = new Map<string | null, number>();
  for (const section of sections) {
    // One connection: one statement after the other.
    // oxlint-disable-next-line no-await-in-loop
    ends.set(section, await endOfSection(tx, section));
  }
  const stamps = { business_id: tx.businessId, created_at: tx.now, updated_at: tx.now };
  const rows = items.map(({ id, fields }) => {
    const position = ends.get(fields.section_id) ?? 0;
    ends.set(fields.section_id, position + 1);
    return { ...fields, translations: json(fields.translations), ...stamps, id, position };
  });
  await tx.query(build.insertInto("catalog_item").values(rows));
}

async function endOfSection(tx: Tx, sectionId: string | null): Promise<number> {
  const [row] = await tx.query<{ position: number }>({
    name: "end_of_section",
    text: `select coalesce(max(position), -1) + 1 as position from catalog_item
      where business_id = $1 and section_id is not distinct from $2::uuid`,
    values: [tx.businessId, sectionId],
  });
  return row?.position ?? 0;
}

/** Changes a catalog item, at the end of its section where that is another; each change makes `updated_at` later. */
export async function changeItem(
  tx: Tx,
  id: string,
  { translations, ...fields }: Partial<ItemFields> & { deleted_at?: null },
  movesTo?: string | null,
): Promise<void> {
  await tx.query(
    build
      .updateTable("catalog_item")
      .set({
        ...fields,
        ...(translations === undefined ? {} : { translations: json(translations) }),
        ...(movesTo === undefined ? {} : { position: await endOfSection(tx, movesTo) }),
        updated_at: laterThanBefore(tx),
      })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** Links a catalog item to a product of the owner's list; nothing of it that people write changes. */
export async function linkProduct(tx: Tx, id: string, productId: string): Promise<void> {
  await tx.query(
    build
      .updateTable("catalog_item")
      .set({ product_id: productId })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** Deletes a catalog item, or leaves one that was deleted since an instant as it is; returns whether there is one. */
export async function markDeleted(tx: Tx, id: string, since: Date): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("catalog_item")
      .set((eb) => ({
        deleted_at: eb.fn.coalesce("deleted_at", sql<Date>`${tx.now}::timestamptz`),
      }))
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .where((eb) => eb.or([eb("deleted_at", "is", null), eb("deleted_at", ">", since)]))
      .returning("id"),
  );
  return rows.length > 0;
}

/** Puts an item's pictures in the given order in the place of those before. */
export async function putPictures(
  tx: Tx,
  itemId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: "drop_item_pictures",
    text: "delete from catalog_picture where business_id = $1 and item_id = $2",
    values: [tx.businessId, itemId],
  });
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({
    business_id: tx.businessId,
    item_id: itemId,
    position,
    file_id,
  }));
  await tx.query(build.insertInto("catalog_picture").values(rows));
}

/** Locks the business's menu until the transaction ends, and notes that what visitors see has changed. */
export async function touchMenu(tx: Tx): Promise<void> {
  await tx.query({
    name: "touch_menu",
    text: "update menu_settings set version = version + 1 where business_id = $1",
    values: [tx.businessId],
  });
}

/** Lists the allergens of items, deleted ones too. */
export async function listItemAllergens(
  tx: Tx,
  ids: readonly string[],
): Promise<(Pick<ItemFields, "allergens" | "has_no_allergens"> & { id: string })[]> {
  return await tx.query(
    build
      .selectFrom("catalog_item")
      .select(["id", "allergens", "has_no_allergens"])
      .where("business_id", "=", tx.businessId)
      .where("id", "in", [...ids]),
  );
}

/** Lists the items that are sold out for a delivery day, the first of the menu first. */
export async function listSoldOut(tx: Tx, day: string): Promise<SoldOutItem[]> {
  return await tx.query<SoldOutItem>({
    name: "sold_out_items",
    text: `select name, product_id as "productId", sold_out_until as until from catalog_item
      where business_id = $1 and sold_out_until > $2::date and deleted_at is null order by position, id`,
    values: [tx.businessId, day],
  });
}

/** Counts the catalog items that are not deleted. */
export async function countItems(tx: Tx): Promise<number> {
  const [row] = await tx.query(
    build
      .selectFrom("catalog_item")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("business_id", "=", tx.businessId)
      .where("deleted_at", "is", null),
  );
  return row?.count ?? 0;
}

/** Returns which of the ids are own items in use. */
export async function listOwnItems(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query(
    build
      .selectFrom("catalog_item")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("id", "in", ids)
      .where("deleted_at", "is", null),
  );
  return rows.map((row) => row.id);
}

/** Puts items into a section in the given order; the section's other items follow in theirs. */
export async function putItemsInOrder(
  tx: Tx,
  sectionId: string | null,
  ids: readonly string[],
): Promise<void> {
  await tx.query({
    text: `with given as (
        select id, place::int - 1 as place from unnest($3::uuid[]) with ordinality as g (id, place)
      ), others as (
        select i.id, (cardinality($3::uuid[]) + row_number() over (order by i.position, i.id) - 1)::int as place
          from catalog_item i
         where i.business_id = $1 and i.section_id is not distinct from $2::uuid and i.id <> all ($3::uuid[])
      )
      update catalog_item i set position = p.place, section_id = $2::uuid
        from (select * from given union all select * from others) p
       where i.business_id = $1 and i.id = p.id`,
    values: [tx.businessId, sectionId, ids],
  });
}

/** Returns the currency in which prices are given. */
export async function loadCatalogCurrency(tx: Tx): Promise<Currency> {
  const [row] = await tx.query(
    build
      .selectFrom("menu_settings")
      .select("catalog_currency")
      .where("business_id", "=", tx.businessId),
  );
  return row?.catalog_currency ?? "ILS";
}
