import type { Product } from "@marzipan/contract/products";
import type * as z from "zod/mini";

/** A product of the owner's own list. */
export type ProductRow = z.output<typeof Product>;

/** A way to order the list of products. */
export type ProductSort = "name" | "newest";
