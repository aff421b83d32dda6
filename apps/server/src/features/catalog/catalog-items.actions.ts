import type * as catalog from "@marzipan/contract/catalog";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { allergenStatement } from "@marzipan/domain/allergies";
import { dayIn } from "@marzipan/domain/dates";
import { restorableSince } from "@marzipan/domain/deleted";
import { patchFields } from "@marzipan/domain/fields";
import { toMajor, toMinor } from "@marzipan/domain/money";
import { isSoldOut } from "@marzipan/domain/sold-out";
import { nameKey } from "@marzipan/domain/search";
import type * as z from "zod/mini";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { refuseChangedElsewhere } from "../../platform/request/changed-elsewhere.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { pictureUrl } from "../../platform/request/picture-url.ts";
import { askForAvif } from "../files/avif.actions.ts";
import { removeUnusedPictures, requireOwnPictures } from "../files/pictures.actions.ts";
import { requireOwnProducts } from "../products/for-orders.actions.ts";
import {
  addItem,
  changeItem,
  countItems,
  listOwnItems,
  loadCatalogCurrency,
  loadItem,
  lockItem,
  markDeleted,
  putItemsInOrder,
  putPictures,
  touchMenu,
} from "./catalog-items.store.ts";
import type { ItemFields, ItemRow } from "./catalog-items.store.ts";
import { requireOwnSection } from "./sections.actions.ts";

/** A catalog item's reply. */
export type ItemReply = z.output<typeof catalog.CatalogItem>;
type Draft = Input<typeof catalog.createCatalogItem>["body"];

/** The most items that a menu can hold. */
export const mostItems = 500;

/** Returns a catalog item as its owner sees it on the business's day. */
export function describeItem(row: ItemRow, today: string): ItemReply {
  const [first] = row.pictures;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    unitNote: row.unit_note,
    price: toMajor(row.price_minor),
    currency: row.currency,
    needsPrice: row.currency !== row.catalog_currency,
    isFromPrice: row.is_from_price,
    imageUrl: pictureUrl(first?.id ?? null, "medium"),
    thumbUrl: pictureUrl(first?.id ?? null, "thumb"),
    pictures: row.pictures.map(({ id, width, height }) => ({
      id,
      url: pictureUrl(id, "large") ?? "",
      thumbUrl: pictureUrl(id, "thumb") ?? "",
      width,
      height,
    })),
    isActive: row.is_active,
    sectionId: row.section_id,
    sectionName: row.section_name,
    position: row.position,
    minQuantity: row.min_quantity,
    quantityStep: row.quantity_step,
    soldOutUntil: row.sold_out_until,
    isSoldOut: isSoldOut(row.sold_out_until, today),
    ...allergenStatement(row.allergens, row.has_no_allergens),
    marks: row.marks,
    translations: row.translations,
    productId: row.live_product_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

async function todayOf(tx: Tx<"session">): Promise<string> {
  return dayIn((await tx.entered).time_zone, tx.now);
}

/** Returns one catalog item, also one that was deleted within 30 days. */
export async function getCatalogItem(tx: Tx<"session">, id: string): Promise<ItemReply> {
  const row = await loadItem(tx, id);
  if (!row || (row.deleted_at && row.deleted_at <= restorableSince(tx.now)))
    throw new AppError("not_found");
  return describeItem(row, await todayOf(tx));
}

/** Creates a catalog item in the catalog's currency, at the end of its section. */
export async function createCatalogItem(
  tx: Tx<"session">,
  deps: Deps,
  body: Draft,
): Promise<ItemReply> {
  await touchMenu(tx);
  await refuseFull(tx);
  await refuseStrangers(tx, body);
  const id = makeId();
  const fields = fieldsOf(body);
  await addItem(tx, id, { ...fields, currency: await loadCatalogCurrency(tx) });
  await showPictures(tx, deps, id, body.imageIds);
  return await getCatalogItem(tx, id);
}

async function showPictures(
  tx: Tx,
  deps: Deps,
  id: string,
  given: readonly string[] = [],
): Promise<void> {
  const pictureIds = [...new Set(given)];
  await putPictures(tx, id, pictureIds);
  await askForAvif(tx, deps, pictureIds);
}

async function refuseFull(tx: Tx): Promise<void> {
  if ((await countItems(tx)) >= mostItems) throw new AppError("catalog_full", { limit: mostItems });
}

async function refuseStrangers(tx: Tx, body: Partial<Draft>): Promise<void> {
  await requireOwnPictures(tx, [...new Set(body.imageIds)], (place) => `imageIds.${place}`);
  if (body.sectionId) await requireOwnSection(tx, body.sectionId);
  if (body.productId) await requireOwnProducts(tx, [body.productId], () => "productId");
}

function fieldsOf(body: Draft): Omit<ItemFields, "currency"> {
  return {
    section_id: body.sectionId ?? null,
    name: body.name,
    name_key: nameKey(body.name),
    description: body.description ?? "",
    unit_note: body.unitNote ?? "",
    price_minor: toMinor(body.price),
    is_from_price: body.isFromPrice ?? false,
    is_active: body.isActive ?? true,
    min_quantity: body.minQuantity ?? 1,
    quantity_step: body.quantityStep ?? 1,
    sold_out_until: body.soldOutUntil ?? null,
    allergens: [...new Set(body.allergens)],
    has_no_allergens: body.allergensStated === true && !body.allergens?.length,
    marks: [...new Set(body.marks)],
    translations: body.translations ?? {},
    product_id: body.productId ?? null,
  };
}

/** Changes what is given of a catalog item; a price that is given is in the catalog's currency. */
export async function updateCatalogItem(
  tx: Tx<"session">,
  deps: Deps,
  id: string,
  { expectedUpdatedAt, ...patch }: Input<typeof catalog.updateCatalogItem>["body"],
): Promise<ItemReply> {
  await touchMenu(tx);
  const row = await lockItem(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  const draft = draftOf(row);
  const before = { ...fieldsOf(draft), currency: row.currency };
  const currency = patch.price === undefined ? row.currency : row.catalog_currency;
  const fields = { ...fieldsOf(patchFields<Draft>(draft, patch)), currency };
  const shown = row.pictures.map((picture) => picture.id);
  refuseChangedElsewhere(
    row,
    expectedUpdatedAt,
    { ...before, shown },
    { ...fields, shown: patch.imageIds ?? shown },
  );
  await refuseStrangers(tx, patch as Partial<Draft>);
  const movesTo = fields.section_id === row.section_id ? undefined : fields.section_id;
  await changeItem(tx, id, fields, movesTo);
  if (patch.imageIds !== undefined) {
    await showPictures(tx, deps, id, patch.imageIds);
    await removeUnusedPictures(tx, deps, shown);
  }
  return await getCatalogItem(tx, id);
}

function draftOf(row: ItemRow): Draft {
  return {
    name: row.name,
    description: row.description,
    unitNote: row.unit_note,
    price: toMajor(row.price_minor),
    isFromPrice: row.is_from_price,
    isActive: row.is_active,
    sectionId: row.section_id,
    minQuantity: row.min_quantity,
    quantityStep: row.quantity_step,
    soldOutUntil: row.sold_out_until,
    allergens: row.allergens,
    allergensStated: row.has_no_allergens,
    marks: row.marks,
    translations: row.translations,
    productId: row.product_id,
  };
}

/** Deletes a catalog item for 30 days; a second time changes nothing, so that a lost answer can be asked again. */
export async function deleteCatalogItem(
  tx: Tx,
  id: string,
): Promise<ReplyOf<typeof catalog.deleteCatalogItem>> {
  await touchMenu(tx);
  if (!(await markDeleted(tx, id, restorableSince(tx.now)))) throw new AppError("not_found");
  return { ok: true };
}

/** Restores a catalog item that was deleted within 30 days, as visible or hidden as it was, also to a full menu. */
export async function restoreCatalogItem(tx: Tx<"session">, id: string): Promise<ItemReply> {
  await touchMenu(tx);
  const row = await lockItem(tx, id);
  if (!row) throw new AppError("not_found");
  if (row.deleted_at === null) return describeItem(row, await todayOf(tx));
  if (row.deleted_at <= restorableSince(tx.now)) throw new AppError("not_found");
  await changeItem(tx, id, { deleted_at: null });
  return await getCatalogItem(tx, id);
}

/** Puts own items into a section in the given order. */
export async function reorderCatalogItems(
  tx: Tx,
  { sectionId, ids }: Input<typeof catalog.reorderCatalogItems>["body"],
): Promise<ReplyOf<typeof catalog.reorderCatalogItems>> {
  await touchMenu(tx);
  if (new Set(ids).size !== ids.length) throw fieldError("ids", "invalid");
  if (sectionId !== null) await requireOwnSection(tx, sectionId);
  const own = new Set(await listOwnItems(tx, ids));
  const missing = ids.findIndex((id) => !own.has(id));
  if (missing !== -1)
    throw new AppError("not_found", { fields: [{ path: `ids.${missing}`, problem: "invalid" }] });
  await putItemsInOrder(tx, sectionId, ids);
  return { ok: true };
}
