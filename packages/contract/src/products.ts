import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  AllergenName,
  Done,
  FoodMarkName,
  Id,
  Instant,
  YesNo,
  optionalOf,
  pageOf,
  pageQuery,
  requiredText,
  text,
} from "./primitives.ts";

const fields = {
  name: requiredText(160),
  description: z.optional(text(2000)),
  category: optionalOf(requiredText(80)),
  imageId: z.optional(z.nullable(Id)),
  allergens: z.optional(z.array(AllergenName).check(z.maxLength(14, "too_many"))),
  /** Without allergens: `true` says "none of the 14", `false` "not stated" (rulings §5). */
  allergensStated: z.optional(z.boolean("invalid")),
  marks: z.optional(z.array(FoodMarkName).check(z.maxLength(5, "too_many"))),
};

/** What a new product may carry (spec §3); a category that is new is made with it. */
export const ProductDraft = z.strictObject(fields);

/** What may be changed on a product. */
const ProductPatch = z.strictObject({
  ...fields,
  name: z.optional(fields.name),
  expectedUpdatedAt: z.optional(Instant),
});

/** A product of the owner's own list. */
export const Product = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: z.nullable(z.string()),
  categoryId: z.nullable(Id),
  imageId: z.nullable(Id),
  imageUrl: z.nullable(z.string()),
  thumbUrl: z.nullable(z.string()),
  allergens: z.array(AllergenName),
  /** `false`: what it contains is not stated; `true` without allergens: none of the 14 (rulings §5). */
  allergensStated: z.boolean(),
  marks: z.array(FoodMarkName),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

const params = z.strictObject({ id: Id });

/** Lists the products. */
export const listProducts = endpoint({
  id: "products.list",
  method: "GET",
  path: "/api/products",
  access: "member",
  capability: "products",
  summary: "Lists products by name or newest; `q` searches, `categoryId` filters.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(text(100)),
    categoryId: z.optional(Id),
    sort: z._default(z.enum(["name", "newest"], "invalid"), "name"),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(Product),
  errors: ["bad_cursor"],
});

/** Creates a product. */
export const createProduct = endpoint({
  id: "products.create",
  method: "POST",
  path: "/api/products",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Creates a product. Refused at the plan's limit.",
  body: ProductDraft,
  reply: Product,
  creates: true,
  errors: ["limit_reached"],
});

/** Returns one product. */
export const getProduct = endpoint({
  id: "products.get",
  method: "GET",
  path: "/api/products/{id}",
  access: "member",
  capability: "products",
  summary: "Returns one product.",
  params,
  reply: Product,
});

/** Changes a product. */
export const updateProduct = endpoint({
  id: "products.update",
  method: "PATCH",
  path: "/api/products/{id}",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Changes a product; what is left out stays.",
  params,
  body: ProductPatch,
  reply: Product,
  errors: ["changed_elsewhere"],
});

/** Deletes a product. */
export const deleteProduct = endpoint({
  id: "products.delete",
  method: "DELETE",
  path: "/api/products/{id}",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Deletes a product for 30 days into Recently deleted.",
  params,
  reply: Done,
});

/** Restores a deleted product. */
export const restoreProduct = endpoint({
  id: "products.restore",
  method: "POST",
  path: "/api/products/{id}/restore",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Restores a product deleted within 30 days.",
  params,
  reply: Product,
});
