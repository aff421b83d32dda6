import type * as catalog from "@marzipan/contract/catalog";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { createProduct, getProduct } from "../products/products.actions.ts";
import { linkProduct, lockItem, touchMenu } from "./catalog-items.store.ts";
import { createCatalogItem } from "./catalog-items.actions.ts";
import type { ItemReply } from "./catalog-items.actions.ts";
import { findOrMakeSection } from "./sections.actions.ts";

/** Creates a catalog item of an own product, in the section named as its category (rulings §4). */
export async function createCatalogItemFromProduct(
  tx: Tx<"session">,
  deps: Deps,
  body: Input<typeof catalog.createCatalogItemFromProduct>["body"],
): Promise<ItemReply> {
  const product = await getProduct(tx, body.productId);
  const { name, description, allergens, allergensStated, marks, imageId, category } = product;
  const sectionId = category === null ? null : await findOrMakeSection(tx, category);
  return await createCatalogItem(tx, deps, {
    ...body,
    name,
    description,
    allergens,
    allergensStated,
    marks,
    sectionId,
    imageIds: imageId === null ? [] : [imageId],
  });
}

/**
 * Makes a product of a catalog item, in the category named as its section, and links the two (rulings §4). An
 * item whose product is there, not deleted, is refused.
 */
export async function createProductFromCatalogItem(
  tx: Tx<"session">,
  { catalogItemId }: Input<typeof catalog.createProductFromCatalogItem>["body"],
): Promise<ReplyOf<typeof catalog.createProductFromCatalogItem>> {
  await touchMenu(tx);
  const item = await lockItem(tx, catalogItemId);
  if (!item || item.deleted_at) throw new AppError("not_found");
  if (item.live_product_id !== null)
    throw new AppError("already_exists", {
      fields: [{ path: "catalogItemId", problem: "invalid" }],
    });
  const product = await createProduct(tx, {
    name: item.name,
    description: item.description,
    category: item.section_name,
    imageId: item.pictures[0]?.id ?? null,
    allergens: item.allergens,
    allergensStated: item.has_no_allergens,
    marks: item.marks,
  });
  await linkProduct(tx, item.id, product.id);
  return product;
}
