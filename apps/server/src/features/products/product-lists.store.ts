import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { searchedAs } from "../../platform/database/searched-as.ts";
import { selectProducts } from "./products.store.ts";

/** Which page of which products a list asks for; patterns must all be found. */
export interface ProductPage {
  patterns: readonly string[];
  categoryId: string | null;
  limit: number;
}

/** The two sort values of a page's last row. */
type After = readonly [string, string] | null;

function selectFound(tx: Tx, { patterns, categoryId, limit }: ProductPage) {
  let query = selectProducts(tx).limit(limit);
  if (categoryId) query = query.where("product.category_id", "=", categoryId);
  const searched = sql.raw<string>(searchedAs("product.name_key", patterns));
  for (const pattern of patterns) query = query.where(searched, "like", pattern);
  return query;
}

/** Lists products by name, after the name key and id where the last page ended. */
export async function listByName(tx: Tx, page: ProductPage, after: After) {
  let query = selectFound(tx, page)
    .where("product.deleted_at", "is", null)
    .orderBy("product.name_key")
    .orderBy("product.id");
  if (after) {
    query = query.where(sql<boolean>`(product.name_key, product.id) > (${after[0]}, ${after[1]})`);
  }
  return await tx.query(query);
}

/** Lists products, the last made first, after the instant and id where the last page ended. */
export async function listNewest(tx: Tx, page: ProductPage, after: After) {
  let query = selectFound(tx, page)
    .where("product.deleted_at", "is", null)
    .orderBy("product.created_at", "desc")
    .orderBy("product.id", "desc");
  if (after) {
    query = query.where(
      sql<boolean>`(product.created_at, product.id) < (${after[0]}, ${after[1]})`,
    );
  }
  return await tx.query(query);
}

/** Lists products deleted since an instant, the last deleted first. */
export async function listDeleted(tx: Tx, page: ProductPage, since: Date, after: After) {
  let query = selectFound(tx, page)
    .where("product.deleted_at", ">", since)
    .orderBy("product.deleted_at", "desc")
    .orderBy("product.id", "desc");
  if (after) {
    query = query.where(
      sql<boolean>`(product.deleted_at, product.id) < (${after[0]}, ${after[1]})`,
    );
  }
  return await tx.query(query);
}
