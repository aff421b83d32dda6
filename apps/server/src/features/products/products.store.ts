import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
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
      "product.marks",
      "product.created_at",
      "product.updated_at",
      "product.deleted_at",
      "category.name as category_name",
    ])
    .where("product.business_id", "=", tx.businessId);
}

/** Answers one product, deleted or not. */
export async function loadProduct(tx: Tx, id: string) {
  return await tx.row(selectProducts(tx).where("product.id", "=", id));
}

/** A product as it is stored, with its category's name. */
export type ProductRow = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/** Answers one product for changing it: nobody else changes it before this commits. */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  return await tx.row(selectProducts(tx).where("product.id", "=", id).forUpdate("product"));
}

/** The fields of a product that people write, with the key made from its name. */
export interface ProductFields {
  name: string;
  name_key: string;
  description: string;
  category_id: string | null;
  image_id: string | null;
  allergens: Allergen[];
  marks: FoodMark[];
}

/** Stores a new product. */
export async function addProduct(tx: Tx, id: string, fields: ProductFields): Promise<void> {
  await tx.rows(
    build.insertInto("product").values({
      ...fields,
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
  fields: Partial<ProductFields> & { deleted_at?: null },
): Promise<void> {
  const later = sql<Date>`greatest(${tx.now}::timestamptz, updated_at + interval '1 millisecond')`;
  await tx.rows(
    build
      .updateTable("product")
      .set({ ...fields, updated_at: later })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** Deletes a product, or leaves one that was deleted since an instant as it is; answers whether there is one. */
export async function markDeleted(tx: Tx, id: string, since: Date): Promise<boolean> {
  const rows = await tx.rows(
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

/** Counts the products that are not deleted. */
export async function countProducts(tx: Tx): Promise<number> {
  const row = await tx.row(
    build
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("business_id", "=", tx.businessId)
      .where("deleted_at", "is", null),
  );
  return row?.count ?? 0;
}

/** Answers name and food facts of those of the ids that are own products, deleted ones too. */
export async function listFacts(tx: Tx, ids: readonly string[]) {
  return await tx.query<
    Pick<Selectable<Tables["product"]>, "id" | "name" | "allergens" | "marks" | "deleted_at">
  >({
    name: "product_facts",
    text: `select id, name, allergens, marks, deleted_at from product
      where business_id = $1 and id = any ($2::uuid[])`,
    values: [tx.businessId, ids],
  });
}
