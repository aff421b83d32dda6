import { makeJustDeleted } from "../../platform/undo/just-deleted.ts";
import type { ReceiptRow } from "./receipts.types.ts";

/** The receipts put away a moment ago. */
export const deletedReceipts = makeJustDeleted<ReceiptRow>();
