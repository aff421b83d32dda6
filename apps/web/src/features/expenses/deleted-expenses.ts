import { makeJustDeleted } from "../../platform/undo/just-deleted.ts";
import type { ExpenseRow } from "./expenses.types.ts";

/** The expenses deleted a moment ago. */
export const deletedExpenses = makeJustDeleted<ExpenseRow>();
