import type { ProductRow, ProductSort } from "./products.types.ts";

/** What the list of products shows, as the page's address says it. */
export interface ProductsView {
  q: string;
  /** The category's id, `null` for all of them. */
  categoryId: string | null;
  sort: ProductSort;
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the view from the page's query; what is missing or unknown takes its default. */
export function readProductsView(
  params: Readonly<Record<string, string | undefined>>,
): ProductsView {
  const categoryId = params["category"];
  return {
    q: params["q"]?.slice(0, 100) ?? "",
    categoryId: categoryId !== undefined && idShape.test(categoryId) ? categoryId : null,
    sort: params["sort"] === "newest" ? "newest" : "name",
  };
}

/** Compares two products in the order of the list, as the server sorts it. */
export function compareProducts(sort: ProductSort, one: ProductRow, other: ProductRow): number {
  return sort === "name"
    ? one.name.localeCompare(other.name)
    : other.createdAt.localeCompare(one.createdAt);
}
