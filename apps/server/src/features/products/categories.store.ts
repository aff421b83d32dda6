import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Builds the business's categories with the number of their products, deleted ones aside. */
function selectCategories(tx: Tx) {
  return build
    .selectFrom("category")
    .select((eb) => [
      "category.id",
      "category.name",
      "category.name_key",
      "category.created_at",
      "category.updated_at",
      eb
        .selectFrom("product")
        .select((of) => of.fn.countAll<number>().as("count"))
        .where("product.business_id", "=", tx.businessId)
        .whereRef("product.category_id", "=", "category.id")
        .where("product.deleted_at", "is", null)
        .as("products_count"),
    ])
    .where("category.business_id", "=", tx.businessId);
}

/** Lists categories by name, after the name key and id where the last page ended. */
export async function loadCategories(
  tx: Tx,
  limit: number,
  after: readonly [string, string] | null,
) {
  let query = selectCategories(tx).orderBy("category.name_key").orderBy("category.id").limit(limit);
  if (after) {
    query = query.where(
      sql<boolean>`(category.name_key, category.id) > (${after[0]}, ${after[1]})`,
    );
  }
  return await tx.query(query);
}

/** Returns one category. */
export async function loadCategory(tx: Tx, id: string) {
  return (await tx.query(selectCategories(tx).where("category.id", "=", id)))[0];
}

/** A category with the number of its products. */
export type CategoryRow = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

/** Returns the id of the category with a name key, which then neither goes nor changes its name before this commits. */
export async function findCategory(tx: Tx, nameKey: string): Promise<string | undefined> {
  const [row] = await tx.query(
    build
      .selectFrom("category")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("name_key", "=", nameKey)
      .forKeyShare(),
  );
  return row?.id;
}

/** Stores a category unless its name key is there already; waits for anyone who stores the same. */
export async function addCategory(
  tx: Tx,
  category: { id: string; name: string; name_key: Column<"category.name_key"> },
): Promise<boolean> {
  const rows = await tx.query(
    build
      .insertInto("category")
      .values({ ...category, business_id: tx.businessId, created_at: tx.now, updated_at: tx.now })
      .onConflict((conflict) => conflict.columns(["business_id", "name_key"]).doNothing())
      .returning("id"),
  );
  return rows.length > 0;
}

/** Renames a category: `taken` when another has the name, also when it gets it at the same moment. */
export async function renameCategory(
  tx: Tx,
  id: string,
  names: { name: string; name_key: Column<"category.name_key"> },
): Promise<"renamed" | "taken" | "none"> {
  try {
    const rows = await tx.query(
      build
        .updateTable("category")
        .set({ ...names, updated_at: tx.now })
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .returning("id"),
    );
    return rows.length > 0 ? "renamed" : "none";
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return "taken";
    throw error;
  }
}

const uniqueViolation = "23505";

/** Removes a category; its products stay without one. Returns whether there was one. */
export async function removeCategory(tx: Tx, id: string): Promise<boolean> {
  const { removed } = await tx.send({
    // Anyone who puts a product into it meanwhile waits, and then finds it gone.
    locked: build
      .selectFrom("category")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .forUpdate(),
    emptied: build
      .updateTable("product")
      .set({ category_id: null })
      .where("business_id", "=", tx.businessId)
      .where("category_id", "=", id),
    removed: build
      .deleteFrom("category")
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .returning("id"),
  });
  return removed.length > 0;
}
