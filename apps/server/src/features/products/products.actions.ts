import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as products from "@marzipan/contract/products";
import { allergenStatement } from "@marzipan/domain/allergies";
import { restorableSince } from "@marzipan/domain/deleted";
import { patchFields } from "@marzipan/domain/fields";
import { blankProduct } from "@marzipan/domain/products";
import type { ProductFields } from "@marzipan/domain/products";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { refuseChangedElsewhere } from "../../platform/request/changed-elsewhere.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { memberOf } from "../../platform/account/member.ts";
import { pictureUrl } from "../../platform/request/picture-url.ts";
import { refuseOverLimit } from "../billing/limits.actions.ts";
import { removeUnusedPictures, requireOwnPictures } from "../files/pictures.actions.ts";
import { findOrMakeCategory } from "./categories.actions.ts";
import {
  addProduct,
  changeProduct,
  columnsOf,
  countProducts,
  loadProduct,
  lockProduct,
  markDeleted,
  touchMenuOfProducts,
} from "./products.store.ts";
import type { ProductRow } from "./products.store.ts";

type ProductReply = z.output<typeof products.Product>;

/** Returns a product as lists carry it. */
export function describeProduct(row: ProductRow): ProductReply {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category_name,
    categoryId: row.category_id,
    imageId: row.image_id,
    imageUrl: pictureUrl(row.image_id, "medium"),
    thumbUrl: pictureUrl(row.image_id, "thumb"),
    ...allergenStatement(row.allergens, row.has_no_allergens),
    marks: row.marks,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** Returns one product; a deleted one is not found. */
export async function getProduct(tx: Tx, id: string): Promise<ProductReply> {
  const row = await loadProduct(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  return describeProduct(row);
}

/** Creates a product, and its category where that is new; refused when the plan's limit is reached (rulings §3). */
export async function createProduct(
  tx: Tx<"session">,
  body: Input<typeof products.createProduct>["body"],
): Promise<ProductReply> {
  const member = memberOf(await tx.entered, tx.now);
  // The picture is locked before the business's counter, as by anyone who removes the picture, so that they cannot deadlock.
  await requireImage(tx, body.imageId);
  await refuseOverLimit(tx, member, "products", () => countProducts(tx));
  const id = makeId();
  const fields = patchFields(blankProduct, body);
  await addProduct(tx, id, columnsOf(fields, await categoryIdOf(tx, fields.category)));
  return await getProduct(tx, id);
}

async function categoryIdOf(tx: Tx, name: string | null | undefined): Promise<string | null> {
  return name ? await findOrMakeCategory(tx, name) : null;
}

async function requireImage(tx: Tx, imageId: string | null | undefined): Promise<void> {
  if (imageId) await requireOwnPictures(tx, [imageId], () => "imageId");
}

/** Changes what is given of a product; refused when someone changed it since (`expectedUpdatedAt`). */
export async function updateProduct(
  tx: Tx,
  deps: Deps,
  id: string,
  { expectedUpdatedAt, ...patch }: Input<typeof products.updateProduct>["body"],
): Promise<ProductReply> {
  // The category is locked before the product, as by anyone who deletes the category, so that they cannot deadlock.
  const chosen = patch.category === undefined ? undefined : await categoryIdOf(tx, patch.category);
  const row = await lockProduct(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  const before = fieldsOf(row);
  const categoryId = chosen === undefined ? row.category_id : chosen;
  const columns = columnsOf(patchFields(before, patch), categoryId);
  refuseChangedElsewhere(row, expectedUpdatedAt, columnsOf(before, row.category_id), columns);
  const movesImage = patch.imageId !== undefined && patch.imageId !== row.image_id;
  if (movesImage) await requireImage(tx, patch.imageId);
  await changeProduct(tx, id, columns);
  if (row.image_id && movesImage) await removeUnusedPictures(tx, deps, [row.image_id]);
  return await getProduct(tx, id);
}

function fieldsOf({ category_name: category, image_id: imageId, ...row }: ProductRow) {
  const { name, description, allergens, has_no_allergens: allergensStated, marks } = row;
  const facts = { allergens, allergensStated, marks };
  return { name, description, category, imageId, ...facts } satisfies ProductFields;
}

/** Deletes a product for 30 days; a second time changes nothing, so that a lost answer can be asked again. */
export async function deleteProduct(
  tx: Tx,
  id: string,
): Promise<ReplyOf<typeof products.deleteProduct>> {
  if (!(await markDeleted(tx, id, restorableSince(tx.now)))) throw new AppError("not_found");
  await touchMenuOfProducts(tx);
  return { ok: true };
}

/** Restores a product that was deleted within 30 days; it counts against the plan's limit again. */
export async function restoreProduct(tx: Tx, id: string): Promise<ProductReply> {
  const row = await lockProduct(tx, id);
  if (!row) throw new AppError("not_found");
  if (row.deleted_at === null) return describeProduct(row);
  if (row.deleted_at <= restorableSince(tx.now)) throw new AppError("not_found");
  await changeProduct(tx, id, { deleted_at: null });
  await touchMenuOfProducts(tx);
  return await getProduct(tx, id);
}
