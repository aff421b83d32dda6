import { makeJustDeleted } from "../../platform/undo/just-deleted.ts";
import type { ItemRow } from "./catalog.types.ts";

/** The catalog items deleted a moment ago. */
export const deletedItems = makeJustDeleted<ItemRow>();
