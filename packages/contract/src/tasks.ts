import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  CalendarDate,
  Done,
  Id,
  Instant,
  YesNo,
  optionalOf,
  pageOf,
  pageQuery,
  requiredText,
} from "./primitives.ts";

/** A task (spec §3). */
export const Task = z.object({
  id: Id,
  title: z.string(),
  dueDate: z.nullable(z.string()),
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

const params = z.strictObject({ id: Id });

/** Lists the tasks. */
export const listTasks = endpoint({
  id: "tasks.list",
  method: "GET",
  path: "/api/tasks",
  access: "member",
  capability: "tasks",
  summary:
    "Lists tasks, open ones first by due date, then completed ones, newest first; with `deleted` those of the last 30 days, the last deleted first.",
  query: z.strictObject({
    ...pageQuery,
    completed: z.optional(YesNo),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(Task),
  errors: ["bad_cursor"],
});

/** Creates a task. */
export const createTask = endpoint({
  id: "tasks.create",
  method: "POST",
  path: "/api/tasks",
  access: "member",
  capability: "tasks",
  changes: ["tasks"],
  summary: "Creates a task.",
  body: z.strictObject({
    title: requiredText(300),
    dueDate: optionalOf(CalendarDate),
    completed: z._default(z.boolean("invalid"), false),
  }),
  reply: Task,
  creates: true,
});

/** Returns one task. */
export const getTask = endpoint({
  id: "tasks.get",
  method: "GET",
  path: "/api/tasks/{id}",
  access: "member",
  capability: "tasks",
  summary: "Returns one task.",
  params,
  reply: Task,
});

/** Changes a task. */
export const updateTask = endpoint({
  id: "tasks.update",
  method: "PATCH",
  path: "/api/tasks/{id}",
  access: "member",
  capability: "tasks",
  changes: ["tasks"],
  summary:
    "Changes a task's title, due date or completion. With `expectedUpdatedAt` a change made elsewhere meanwhile is refused.",
  params,
  body: z.strictObject({
    title: z.optional(requiredText(300)),
    dueDate: optionalOf(CalendarDate),
    completed: z.optional(z.boolean("invalid")),
    expectedUpdatedAt: z.optional(Instant),
  }),
  reply: Task,
  errors: ["changed_elsewhere"],
});

/** Deletes a task. */
export const deleteTask = endpoint({
  id: "tasks.delete",
  method: "DELETE",
  path: "/api/tasks/{id}",
  access: "member",
  capability: "tasks",
  changes: ["tasks"],
  summary: "Deletes a task; it can be restored for 30 days.",
  params,
  reply: Done,
});

/** Restores a deleted task. */
export const restoreTask = endpoint({
  id: "tasks.restore",
  method: "POST",
  path: "/api/tasks/{id}/restore",
  access: "member",
  capability: "tasks",
  changes: ["tasks"],
  summary: "Restores a task deleted within 30 days.",
  params,
  reply: Task,
});
