import type * as catalogSections from "@marzipan/contract/catalog-sections";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { nameKey } from "@marzipan/domain/search";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { touchMenu } from "./catalog-items.store.ts";
import {
  addSection,
  changeSection,
  findSection,
  listSections,
  loadSection,
  putSectionsInOrder,
  removeSection,
} from "./sections.store.ts";
import type { SectionRow } from "./sections.store.ts";

type SectionReply = z.output<typeof catalogSections.CatalogSection>;

/** The most sections that a menu can hold. */
const mostSections = 60;

function describe(row: SectionRow): SectionReply {
  return {
    id: row.id,
    name: row.name,
    translations: row.translations,
    position: row.position,
    itemsCount: row.items_count ?? 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Lists the sections in their order. */
export async function listCatalogSections(
  tx: Tx,
): Promise<ReplyOf<typeof catalogSections.listCatalogSections>> {
  return { items: (await listSections(tx)).map(describe) };
}

async function readSection(tx: Tx, id: string): Promise<SectionReply> {
  const row = await loadSection(tx, id);
  if (!row) throw new AppError("not_found");
  return describe(row);
}

/** Refuses an id that is not an own section: `not_found`, with the field. */
export async function requireOwnSection(tx: Tx, id: string): Promise<void> {
  if (await loadSection(tx, id)) return;
  throw new AppError("not_found", { fields: [{ path: "sectionId", problem: "invalid" }] });
}

/** Creates a section at the end; a name that is there already, capitals and accents aside, is refused. */
export async function createCatalogSection(
  tx: Tx,
  { name, translations = {} }: Input<typeof catalogSections.createCatalogSection>["body"],
): Promise<SectionReply> {
  await touchMenu(tx);
  await refuseFull(tx);
  const id = makeId();
  if (!(await addSection(tx, { id, name, name_key: nameKey(name), translations }))) throw taken();
  return await readSection(tx, id);
}

async function refuseFull(tx: Tx): Promise<void> {
  if ((await listSections(tx)).length >= mostSections)
    throw new AppError("catalog_full", { limit: mostSections });
}

function taken(): AppError {
  return new AppError("already_exists", { fields: [{ path: "name", problem: "invalid" }] });
}

/** Returns the id of the section with a name, made where there is none yet. */
export async function findOrMakeSection(tx: Tx, name: string): Promise<string> {
  await touchMenu(tx);
  const known = await findSection(tx, nameKey(name));
  if (known) return known;
  return (await createCatalogSection(tx, { name })).id;
}

/** Changes what is given of a section; another's name is refused. */
export async function updateCatalogSection(
  tx: Tx,
  id: string,
  patch: Input<typeof catalogSections.updateCatalogSection>["body"],
): Promise<SectionReply> {
  await touchMenu(tx);
  const row = await loadSection(tx, id);
  if (!row) throw new AppError("not_found");
  const name = patch.name ?? row.name;
  const holder = await findSection(tx, nameKey(name));
  if (holder !== undefined && holder !== id) throw taken();
  const translations = patch.translations ?? row.translations;
  await changeSection(tx, id, { name, name_key: nameKey(name), translations });
  return await readSection(tx, id);
}

/** Deletes a section; its items stay without one. */
export async function deleteCatalogSection(
  tx: Tx,
  id: string,
): Promise<ReplyOf<typeof catalogSections.deleteCatalogSection>> {
  await touchMenu(tx);
  if (!(await removeSection(tx, id))) throw new AppError("not_found");
  return { ok: true };
}

/** Puts own sections into the given order. */
export async function reorderCatalogSections(
  tx: Tx,
  { ids }: Input<typeof catalogSections.reorderCatalogSections>["body"],
): Promise<ReplyOf<typeof catalogSections.reorderCatalogSections>> {
  await touchMenu(tx);
  const own = new Set((await listSections(tx)).map((row) => row.id));
  const missing = ids.findIndex((id) => !own.has(id));
  if (missing !== -1)
    throw new AppError("not_found", { fields: [{ path: `ids.${missing}`, problem: "invalid" }] });
  await putSectionsInOrder(tx, ids);
  return { ok: true };
}
