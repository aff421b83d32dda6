import { makeJustDeleted } from "../../platform/undo/just-deleted.ts";
import type { ProductRow } from "./products.types.ts";

/** The products deleted a moment ago. */
export const deletedProducts = makeJustDeleted<ProductRow>();
