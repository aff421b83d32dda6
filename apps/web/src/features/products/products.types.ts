import type { Category } from "@marzipan/contract/categories";
import type { Product } from "@marzipan/contract/products";
import type * as z from "zod/mini";

/** A product of the owner's own list. */
export type ProductRow = z.output<typeof Product>;

/** A category with the number of its products. */
export type CategoryRow = z.output<typeof Category>;

/** A way to order the list of products. */
export type ProductSort = "name" | "newest";
