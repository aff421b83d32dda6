import { sql } from "kysely";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { searchedAs } from "../../platform/database/searched-as.ts";
import type { BusinessId } from "../../platform/database/proof.ts";
import { selectItems } from "./catalog-items.store.ts";
import type { ItemRow } from "./catalog-items.store.ts";

/** Which page of which items a list asks for; patterns must all be found. */
export interface ItemPage {
  patterns: readonly string[];
  sectionId: string | null;
  isActive: boolean | null;
  limit: number;
}

/** Asks for the version of the menu, which each change of what an item shows makes higher. */
export function menuVersion(businessId: BusinessId): Statement<{ version: number }> {
  return {
    name: "menu_version",
    text: "select version from menu_settings where business_id = $1",
    values: [businessId],
  };
}

function selectFound(tx: Tx, { patterns, sectionId, isActive, limit }: ItemPage) {
  let query = selectItems(tx).limit(limit);
  if (sectionId) query = query.where("i.section_id", "=", sectionId);
  if (isActive !== null) query = query.where("i.is_active", "=", isActive);
  const searched = sql.raw<string>(searchedAs("i.name_key", patterns));
  for (const pattern of patterns) query = query.where(searched, "like", pattern);
  return query;
}

/** Lists items as the menu orders them, after the places of section and item and the id where the last page ended. */
export async function listInMenuOrder(
  tx: Tx,
  page: ItemPage,
  after: readonly [number, number, string] | null,
): Promise<ItemRow[]> {
  let query = selectFound(tx, page)
    .where("i.deleted_at", "is", null)
    .orderBy(sql`coalesce(s.position, 1000000)`)
    .orderBy("i.position")
    .orderBy("i.id");
  if (after) {
    query = query.where(
      sql<boolean>`(coalesce(s.position, 1000000), i.position, i.id) > (${after[0]}, ${after[1]}, ${after[2]})`,
    );
  }
  if (page.patterns.length > 0) return await tx.query(query);
  // What every page of the menu asks is prepared by shape: planning it takes longer than running it.
  const { sql: text, parameters: values } = query.compile();
  const parts = [page.sectionId && "section", page.isActive !== null && "active", after && "after"];
  const name = ["catalog_in_menu_order", ...parts.filter(Boolean)].join("_");
  return await tx.query<ItemRow>({ name, text, values, isPlannedOnce: true });
}

/** Lists items, the last made first, after the instant and id where the last page ended. */
export async function listNewest(tx: Tx, page: ItemPage, after: readonly [string, string] | null) {
  let query = selectFound(tx, page)
    .where("i.deleted_at", "is", null)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc");
  if (after) query = query.where(sql<boolean>`(i.created_at, i.id) < (${after[0]}, ${after[1]})`);
  return await tx.query(query);
}

/** Lists items deleted since an instant, the last deleted first. */
export async function listDeleted(
  tx: Tx,
  page: ItemPage,
  since: Date,
  after: readonly [string, string] | null,
) {
  let query = selectFound(tx, page)
    .where("i.deleted_at", ">", since)
    .orderBy("i.deleted_at", "desc")
    .orderBy("i.id", "desc");
  if (after) query = query.where(sql<boolean>`(i.deleted_at, i.id) < (${after[0]}, ${after[1]})`);
  return await tx.query(query);
}
