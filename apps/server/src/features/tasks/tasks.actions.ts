import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as tasks from "@marzipan/contract/tasks";
import { restorableSince } from "@marzipan/domain/deleted";
import { patchFields } from "@marzipan/domain/fields";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursor, readCursorOf } from "../../platform/request/cursor.ts";
import { refuseChangedElsewhere } from "../../platform/request/changed-elsewhere.ts";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import {
  addTask,
  changeTask,
  listCompleted,
  listDeleted,
  listOpen,
  loadTask,
  lockTask,
  markDeleted,
  noDueDate,
  unmarkDeleted,
} from "./tasks.store.ts";
import type { TaskRow } from "./tasks.store.ts";

type TaskReply = z.output<typeof tasks.Task>;

/**
 * Lists a page of tasks: the open ones by due date, then the completed ones, the last completed first; or those in
 * Recently deleted.
 */
export async function listTasks(
  tx: Tx,
  query: Input<typeof tasks.listTasks>["query"],
): Promise<ReplyOf<typeof tasks.listTasks>> {
  return query.deleted ? await pageOfDeleted(tx, query) : await pageOfKept(tx, query);
}

async function pageOfDeleted(
  tx: Tx,
  { cursor, limit }: Pick<Input<typeof tasks.listTasks>["query"], "cursor" | "limit">,
): Promise<ReplyOf<typeof tasks.listTasks>> {
  const after = readCursorOf(cursor, ["instant", "id"]);
  const since = restorableSince(tx.now);
  const rows = await listDeleted(tx, since, limit + 1, after && [after[0], after[1]]);
  const page = cutPage(rows, limit, (row) => [(row.deleted_at ?? since).toISOString(), row.id]);
  return { items: page.items.map(describeTask), nextCursor: page.nextCursor };
}

async function pageOfKept(
  tx: Tx,
  { cursor, limit, completed }: Input<typeof tasks.listTasks>["query"],
): Promise<ReplyOf<typeof tasks.listTasks>> {
  const after = readAfter(cursor);
  const isOpenDone = after?.part === "completed" || completed === true;
  const open = isOpenDone ? [] : await listOpen(tx, limit + 1, after?.values ?? null);
  const isFull = completed === false || open.length > limit;
  const done = isFull
    ? []
    : await listCompleted(
        tx,
        limit + 1 - open.length,
        after?.part === "completed" ? after.values : null,
      );
  const page = cutPage([...open, ...done], limit, writeAfter);
  return { items: page.items.map(describeTask), nextCursor: page.nextCursor };
}

type Part = "open" | "completed";

function writeAfter(row: TaskRow): string[] {
  if (row.completed_at) return ["completed", row.completed_at.toISOString(), row.id];
  return ["open", row.due_date ?? noDueDate, row.id];
}

function readAfter(cursor: string | undefined): { part: Part; values: [string, string] } | null {
  const part = readCursor(cursor, 3)?.[0];
  if (part === undefined) return null;
  const kind = part === "completed" ? "instant" : "day";
  const values = readCursorOf(cursor, ["text", kind, "id"]);
  if (values === null || (part !== "open" && part !== "completed"))
    throw new AppError("bad_cursor");
  return { part, values: [values[1], values[2]] };
}

/** Lists the open tasks that are due first, at most `count`. */
export async function listNextTasks(tx: Tx, count: number): Promise<TaskReply[]> {
  return (await listOpen(tx, count, null)).map(describeTask);
}

/** Returns a task as it goes over the wire. */
function describeTask(row: TaskRow): TaskReply {
  return {
    id: row.id,
    title: row.title,
    dueDate: row.due_date,
    completed: row.completed_at !== null,
    completedAt: row.completed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** Returns one task; a deleted one is not found. */
export async function getTask(tx: Tx, id: string): Promise<TaskReply> {
  const row = await loadTask(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  return describeTask(row);
}

/** Creates a task. */
export async function createTask(
  tx: Tx,
  body: Input<typeof tasks.createTask>["body"],
): Promise<TaskReply> {
  const { title, dueDate, completed } = body;
  const row = await addTask(tx, {
    id: makeId(),
    title,
    due_date: dueDate ?? null,
    completed_at: completed ? tx.now : null,
  });
  return describeTask(row);
}

/** Changes what is given of a task; refused when someone changed it since (`expectedUpdatedAt`). */
export async function updateTask(
  tx: Tx,
  id: string,
  { expectedUpdatedAt, ...patch }: Input<typeof tasks.updateTask>["body"],
): Promise<TaskReply> {
  if (expectedUpdatedAt !== undefined) {
    const known = await lockTask(tx, id);
    if (known?.deleted_at === null) {
      const before = describeTask(known);
      refuseChangedElsewhere(known, expectedUpdatedAt, before, patchFields(before, patch));
    }
  }
  const { title, dueDate, completed } = patch;
  const row = await changeTask(tx, id, {
    ...(title === undefined ? {} : { title }),
    ...(dueDate === undefined ? {} : { due_date: dueDate }),
    ...(completed === undefined ? {} : { isCompleted: completed }),
  });
  if (!row) throw new AppError("not_found");
  return describeTask(row);
}

/** Deletes a task for 30 days; a second time changes nothing, so that a lost answer can be asked again. */
export async function deleteTask(tx: Tx, id: string): Promise<ReplyOf<typeof tasks.deleteTask>> {
  if (!(await markDeleted(tx, id, restorableSince(tx.now)))) throw new AppError("not_found");
  return { ok: true };
}

/** Restores a task that was deleted within 30 days. */
export async function restoreTask(tx: Tx, id: string): Promise<TaskReply> {
  const row = await unmarkDeleted(tx, id, restorableSince(tx.now));
  if (!row) throw new AppError("not_found");
  return describeTask(row);
}
