import type { ReplyOf } from "@marzipan/contract/endpoint";
import type * as categories from "@marzipan/contract/categories";
import { normalise } from "@marzipan/domain/search";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import {
  addCategory,
  findCategory,
  loadCategories,
  loadCategory,
  removeCategory,
  renameCategory,
} from "./categories.store.ts";
import type { CategoryRow } from "./categories.store.ts";

type CategoryReply = z.output<typeof categories.Category>;

/** Lists a page of the categories by name. */
export async function listCategories(
  tx: Tx,
  query: { limit: number; cursor?: string | undefined },
): Promise<ReplyOf<typeof categories.listCategories>> {
  const rows = await loadCategories(
    tx,
    query.limit + 1,
    readCursorOf(query.cursor, ["text", "id"]),
  );
  const page = cutPage(rows, query.limit, (row) => [row.name_key, row.id]);
  return { items: page.items.map(describe), nextCursor: page.nextCursor };
}

function describe(row: CategoryRow): CategoryReply {
  return {
    id: row.id,
    name: row.name,
    productsCount: row.products_count ?? 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Returns one category. */
export async function getCategory(tx: Tx, id: string): Promise<CategoryReply> {
  const row = await loadCategory(tx, id);
  if (!row) throw new AppError("not_found");
  return describe(row);
}

/** Creates a category; a name that is there already, capitals and accents aside, is refused. */
export async function createCategory(tx: Tx, { name }: { name: string }): Promise<CategoryReply> {
  const id = makeId();
  if (!(await addCategory(tx, { id, name, name_key: normalise(name) }))) throw taken();
  return await getCategory(tx, id);
}

function taken(): AppError {
  return new AppError("already_exists", { fields: [{ path: "name", problem: "invalid" }] });
}

/** Renames a category; another's name is refused. */
export async function updateCategory(
  tx: Tx,
  id: string,
  { name }: { name: string },
): Promise<CategoryReply> {
  const outcome = await renameCategory(tx, id, { name, name_key: normalise(name) });
  if (outcome === "taken") throw taken();
  if (outcome === "none") throw new AppError("not_found");
  return await getCategory(tx, id);
}

/** Deletes a category; its products stay without one. */
export async function deleteCategory(
  tx: Tx,
  id: string,
): Promise<ReplyOf<typeof categories.deleteCategory>> {
  if (!(await removeCategory(tx, id))) throw new AppError("not_found");
  return { ok: true };
}

/** Returns the id of the category with a name, made where there is none yet (spec §3). */
export async function findOrMakeCategory(tx: Tx, name: string): Promise<string> {
  const nameKey = normalise(name);
  const known = await findCategory(tx, nameKey);
  if (known) return known;
  const id = makeId();
  if (await addCategory(tx, { id, name, name_key: nameKey })) return id;
  const madeMeanwhile = await findCategory(tx, nameKey);
  return madeMeanwhile ?? (await findOrMakeCategory(tx, name));
}
