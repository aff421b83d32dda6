import type { BookedProduct } from "@marzipan/domain/imports/product-book";
import { normalise } from "@marzipan/domain/search";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import type { ProductColumns } from "./products.store.ts";

/** Returns the products of some names that are not deleted, the oldest first. */
export async function listNamed(
  tx: Tx,
  names: readonly string[],
  importId: string | null,
): Promise<BookedProduct[]> {
  return await tx.query<BookedProduct>({
    name: "products_named",
    text: `select p.id, p.name, p.description, p.allergens,
        p.has_no_allergens as "allergensStated", p.marks, c.name as category from product p
      left join category c on c.business_id = $1 and c.id = p.category_id
      where p.business_id = $1 and p.deleted_at is null and p.name_key = any ($2::text[])
        and not exists (select from import_row r
          where r.business_id = $1 and r.import_id = $3::uuid and r.entry_id = p.id)
      order by p.id`,
    values: [tx.businessId, names.map(normalise), importId],
  });
}

/** Stores new products. */
export async function addProducts(
  tx: Tx,
  products: readonly (ProductColumns & { id: string })[],
): Promise<void> {
  const stamps = { business_id: tx.businessId, created_at: tx.now, updated_at: tx.now };
  const rows = products.map((product) => ({ ...product, ...stamps }));
  await tx.query(build.insertInto("product").values(rows));
}

/** Changes products; returns since when each is as it is. */
export async function writeFields(
  tx: Tx,
  changes: readonly (Partial<ProductColumns> & { id: string })[],
): Promise<Map<string, Date>> {
  const rows = await tx.send(
    changes.map(({ id, ...columns }) =>
      build
        .updateTable("product")
        .set({ ...columns, updated_at: laterThanBefore(tx) })
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .returning(["id", "updated_at"]),
    ),
  );
  return new Map(rows.flat().map((row) => [row.id, row.updated_at] as const));
}

/** Returns since when each of the products that are not deleted is as it is, locked until the transaction ends. */
export async function lockKept(tx: Tx, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx.query<{ id: string; updated_at: Column<"product.updated_at"> }>({
    name: "lock_products_kept",
    text: `select id, updated_at from product
      where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null order by id for update`,
    values: [tx.businessId, ids],
  });
  return new Map(rows.map((row) => [row.id, row.updated_at]));
}

/** Deletes products for 30 days. */
export async function markAllDeleted(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: "delete_products",
    text: "update product set deleted_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, tx.now],
  });
}
