import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

const columns = [
  "id",
  "title",
  "due_date",
  "completed_at",
  "created_at",
  "updated_at",
  "deleted_at",
] as const;

/** The day that stands for no due date: after every other. */
export const noDueDate = "9999-12-31";

const dueDay = `coalesce(due_date, '${noDueDate}'::date)`;

/** The two sort values of a page's last row. */
type After = readonly [string, string] | null;

/** Lists open tasks by due date, those without one last, after the day and id where the last page ended. */
export async function listOpen(tx: Tx, limit: number, after: After): Promise<TaskRow[]> {
  return await tx.query<TaskRow>({
    name: after ? "open_tasks_after" : "open_tasks",
    text: `select ${columns.join(", ")} from task
      where business_id = $1 and deleted_at is null and completed_at is null
        ${after ? `and (${dueDay}, id) > ($3::date, $4::uuid)` : ""}
      order by ${dueDay}, id limit $2`,
    values: [tx.businessId, limit, ...(after ?? [])],
  });
}

/** Lists completed tasks, the last completed first, after the instant and id where the last page ended. */
export async function listCompleted(tx: Tx, limit: number, after: After) {
  let query = build
    .selectFrom("task")
    .select(columns)
    .where("business_id", "=", tx.businessId)
    .where("deleted_at", "is", null)
    .where("completed_at", "is not", null)
    .orderBy("completed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(completed_at, id) < (${after[0]}, ${after[1]})`);
  return await tx.query(query);
}

/** Lists tasks deleted since an instant, the last deleted first, after the instant and id where the last page ended. */
export async function listDeleted(tx: Tx, since: Date, limit: number, after: After) {
  let query = build
    .selectFrom("task")
    .select(columns)
    .where("business_id", "=", tx.businessId)
    .where("deleted_at", ">", since)
    .orderBy("deleted_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(deleted_at, id) < (${after[0]}, ${after[1]})`);
  return await tx.query(query);
}

/** Returns one task, deleted or not. */
export async function loadTask(tx: Tx, id: string) {
  return (
    await tx.query(
      build
        .selectFrom("task")
        .select(columns)
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id),
    )
  )[0];
}

/** A task as it is stored. */
export type TaskRow = NonNullable<Awaited<ReturnType<typeof loadTask>>>;

/** Stores a new task. */
export async function addTask(
  tx: Tx,
  task: {
    id: string;
    title: string;
    due_date: Column<"task.due_date">;
    completed_at: Column<"task.completed_at">;
  },
): Promise<TaskRow> {
  const rows = await tx.query(
    build
      .insertInto("task")
      .values({ ...task, business_id: tx.businessId, created_at: tx.now, updated_at: tx.now })
      .returning(columns),
  );
  return rows[0] as TaskRow;
}

/** What may be changed on a task; completing a completed one keeps the time at which it was. */
export interface TaskChange {
  title?: string;
  due_date?: Column<"task.due_date">;
  isCompleted?: boolean;
}

/** Locks a task until the transaction ends. */
export async function lockTask(tx: Tx, id: string): Promise<TaskRow | undefined> {
  return (
    await tx.query(
      build
        .selectFrom("task")
        .select(columns)
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .forUpdate(),
    )
  )[0];
}

/** Changes a task that is not deleted; returns it, or nothing when there is none. */
export async function changeTask(
  tx: Tx,
  id: string,
  { isCompleted, ...fields }: TaskChange,
): Promise<TaskRow | undefined> {
  const completedAt = sql<Date>`coalesce(completed_at, ${tx.now}::timestamptz)`;
  const completion =
    isCompleted === undefined ? {} : { completed_at: isCompleted ? completedAt : null };
  return (
    await tx.query(
      build
        .updateTable("task")
        .set({
          ...fields,
          ...completion,
          updated_at: laterThanBefore(tx),
        })
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .returning(columns),
    )
  )[0];
}

/** Deletes a task, or leaves one that was deleted since an instant as it is; returns whether there is one. */
export async function markDeleted(tx: Tx, id: string, since: Date): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("task")
      .set((eb) => ({
        deleted_at: eb.fn.coalesce("deleted_at", sql<Date>`${tx.now}::timestamptz`),
      }))
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .where((eb) => eb.or([eb("deleted_at", "is", null), eb("deleted_at", ">", since)]))
      .returning("id"),
  );
  return rows.length > 0;
}

/** Restores a task that was deleted since an instant; one in use stays as it is. */
export async function unmarkDeleted(tx: Tx, id: string, since: Date): Promise<TaskRow | undefined> {
  return (
    await tx.query(
      build
        .updateTable("task")
        .set({ deleted_at: null })
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .where((eb) => eb.or([eb("deleted_at", "is", null), eb("deleted_at", ">", since)]))
        .returning(columns),
    )
  )[0];
}
