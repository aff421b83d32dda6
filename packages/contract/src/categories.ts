import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant, pageOf, pageQuery, requiredText } from "./primitives.ts";

const params = z.strictObject({ id: Id });

/** A category of products. */
export const Category = z.object({
  id: Id,
  name: z.string(),
  productsCount: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
});

const CategoryDraft = z.strictObject({ name: requiredText(80) });

/** Lists the categories. */
export const listCategories = endpoint({
  id: "products.listCategories",
  method: "GET",
  path: "/api/categories",
  access: "member",
  capability: "products",
  summary: "Lists the categories by name with the number of their products.",
  query: z.strictObject(pageQuery),
  reply: pageOf(Category),
  errors: ["bad_cursor"],
});

/** Creates a category. */
export const createCategory = endpoint({
  id: "products.createCategory",
  method: "POST",
  path: "/api/categories",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Creates a category. An existing name is refused.",
  body: CategoryDraft,
  reply: Category,
  creates: true,
  errors: ["already_exists"],
});

/** Returns one category. */
export const getCategory = endpoint({
  id: "products.getCategory",
  method: "GET",
  path: "/api/categories/{id}",
  access: "member",
  capability: "products",
  summary: "Returns one category.",
  params,
  reply: Category,
});

/** Renames a category. */
export const updateCategory = endpoint({
  id: "products.updateCategory",
  method: "PATCH",
  path: "/api/categories/{id}",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Renames a category.",
  params,
  body: CategoryDraft,
  reply: Category,
  errors: ["already_exists"],
});

/** Deletes a category; its products stay without one. */
export const deleteCategory = endpoint({
  id: "products.deleteCategory",
  method: "DELETE",
  path: "/api/categories/{id}",
  access: "member",
  capability: "products",
  changes: ["products"],
  summary: "Deletes a category; its products stay without one.",
  params,
  reply: Done,
});
