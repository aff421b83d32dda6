import type { ProductFields } from "@marzipan/domain/products";
import { normalise } from "@marzipan/domain/search";
import { sql } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";

/** Builds the business's products with the names of their categories. */
export function selectProducts(tx: Tx) {
  return build
    .selectFrom("product")
    .leftJoin("category", (join) =>
      join
        .onRef("category.business_id", "=", "product.business_id")
        .onRef("category.id", "=", "product.category_id"),
    )
    .select([
      "product.id",
      "product.name",
      "product.name_key",
      "product.description",
      "product.category_id",
      "product.image_id",
      "product.allergens",
      "product.has_no_allergens",
      "product.marks",
      "product.created_at",
      "product.updated_at",
      "product.deleted_at",
      "category.name as category_name",
    ])
    .where("product.business_id", "=", tx.businessId);
}

/** Returns one product, deleted or not. */
export async function loadProduct(tx: Tx, id: string) {
  return (await tx.query(selectProducts(tx).where("product.id", "=", id)))[0];
}

/** A product as it is stored, with its category's name. */
export type ProductRow = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/** Returns one product for changing it: no one else changes it before this commits. */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  return (await tx.query(selectProducts(tx).where("product.id", "=", id).forUpdate("product")))[0];
}

/** The column of each field that people write; a field left out does not compile. The category is found or made by its name. */
const columnOf = {
  name: "name",
  description: "description",
  category: "category_id",
  imageId: "image_id",
  allergens: "allergens",
  allergensStated: "has_no_allergens",
  marks: "marks",
} as const satisfies Record<keyof ProductFields, keyof Tables["product"]>;

type WrittenColumn = (typeof columnOf)[keyof typeof columnOf] | "name_key";

/** The columns of a product that hold what people write, and the key made from its name. */
export type ProductColumns = Required<Pick<Insertable<Tables["product"]>, WrittenColumn>>;

/** Returns a product's columns from its fields and the id of its category. */
export function columnsOf(product: ProductFields, categoryId: string | null): ProductColumns {
  return {
    name: product.name,
    name_key: normalise(product.name),
    description: product.description,
    category_id: categoryId,
    image_id: product.imageId,
    allergens: [...new Set(product.allergens)],
    has_no_allergens: product.allergensStated && product.allergens.length === 0,
    marks: [...new Set(product.marks)],
  };
}

/** Stores a new product. */
export async function addProduct(tx: Tx, id: string, columns: ProductColumns): Promise<void> {
  await tx.query(
    build.insertInto("product").values({
      ...columns,
      business_id: tx.businessId,
      id,
      created_at: tx.now,
      updated_at: tx.now,
    }),
  );
}

/** Changes a product; each change makes `updated_at` later, also within one millisecond. */
export async function changeProduct(
  tx: Tx,
  id: string,
  columns: Partial<ProductColumns> & { deleted_at?: null },
): Promise<void> {
  await tx.query(
    build
      .updateTable("product")
      .set({ ...columns, updated_at: laterThanBefore(tx) })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** Deletes a product, or leaves one that was deleted since an instant as it is; returns whether there is one. */
export async function markDeleted(tx: Tx, id: string, since: Date): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("product")
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

/** Notes that the owner's list of what is on the menu has changed: it says of an item whether its product is there. */
export async function touchMenuOfProducts(tx: Tx): Promise<void> {
  await tx.query({
    name: "touch_menu_of_products",
    text: "update menu_settings set version = version + 1 where business_id = $1",
    values: [tx.businessId],
  });
}

/** Counts the products that are not deleted. */
export async function countProducts(tx: Tx): Promise<number> {
  const [row] = await tx.query(
    build
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("business_id", "=", tx.businessId)
      .where("deleted_at", "is", null),
  );
  return row?.count ?? 0;
}

/** Returns name and food facts of those of the ids that are own products, deleted ones too. */
export async function listFacts(tx: Tx, ids: readonly string[]) {
  return await tx.query<
    Pick<
      Selectable<Tables["product"]>,
      "id" | "name" | "allergens" | "has_no_allergens" | "marks" | "deleted_at"
    >
  >({
    name: "product_facts",
    text: `select id, name, allergens, has_no_allergens, marks, deleted_at from product
      where business_id = $1 and id = any ($2::uuid[])`,
    values: [tx.businessId, ids],
  });
}

/** Lists the products that are not deleted and are the only one with their name, of some names' keys. */
export async function listIdsByName(
  tx: Tx,
  keys: readonly string[],
): Promise<{ key: string; id: string }[]> {
  return await tx.query<{ key: string; id: string }>({
    name: "product_ids_by_name",
    text: `select name_key as key, (array_agg(id))[1] as id from product
      where business_id = $1 and deleted_at is null and name_key = any ($2::text[])
      group by name_key having count(*) = 1 order by name_key`,
    values: [tx.businessId, keys],
  });
}
