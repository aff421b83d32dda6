import { makeJustDeleted } from "../../platform/undo/just-deleted.ts";
import type { TaskRow } from "./tasks.types.ts";

/** The tasks deleted a moment ago. */
export const deletedTasks = makeJustDeleted<TaskRow>();
