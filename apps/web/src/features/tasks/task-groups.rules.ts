import type { UndoRow } from "../../platform/undo/put-back.ts";
import type { TaskRow } from "./tasks.types.ts";

/** The groups of open tasks, in the order in which they stand. */
export const dueGroups = ["overdue", "today", "later", "no_date"] as const;

/** When a task is due, as seen from today. */
export type DueGroup = (typeof dueGroups)[number];

/** Returns when a task is due; days are `yyyy-mm-dd`, `today` is the business's. */
export function dueGroupOf(dueDate: string | null, today: string): DueGroup {
  if (dueDate === null) return "no_date";
  if (dueDate < today) return "overdue";
  return dueDate === today ? "today" : "later";
}

/** Compares two tasks as the list sorts them: by due date, those without one last, then by age. */
export function compareTasks(one: TaskRow, other: TaskRow): number {
  const byDue = (one.dueDate ?? "9999").localeCompare(other.dueDate ?? "9999");
  return byDue === 0 ? one.createdAt.localeCompare(other.createdAt) : byDue;
}

/** Groups rows by when they are due; groups without rows are left out. */
export function groupByDue(
  rows: readonly UndoRow<TaskRow>[],
  today: string,
): { group: DueGroup; rows: UndoRow<TaskRow>[] }[] {
  return dueGroups
    .map((group) => ({
      group,
      rows: rows.filter(({ item }) => dueGroupOf(item.dueDate, today) === group),
    }))
    .filter((one) => one.rows.length > 0);
}

/**
 * Returns the open tasks with those that were ticked a moment ago still at their places, so that a
 * tick by mistake can be taken back where it was made.
 */
export function withTicked(open: readonly TaskRow[], ticked: readonly TaskRow[]): TaskRow[] {
  const ids = new Set(ticked.map(({ id }) => id));
  return [...open.filter(({ id }) => !ids.has(id)), ...ticked].toSorted(compareTasks);
}
