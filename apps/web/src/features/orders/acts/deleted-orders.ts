import { makeJustDeleted } from "../../../platform/undo/just-deleted.ts";
import type { OrderRow } from "../orders.types.ts";

/** The orders deleted a moment ago. */
export const deletedOrders = makeJustDeleted<OrderRow>();
