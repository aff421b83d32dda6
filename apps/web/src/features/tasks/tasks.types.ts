import type { Task } from "@marzipan/contract/tasks";
import type * as z from "zod/mini";

/** A task as lists carry it. */
export type TaskRow = z.output<typeof Task>;
