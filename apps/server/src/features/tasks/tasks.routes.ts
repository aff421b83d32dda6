import * as tasks from "@marzipan/contract/tasks";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import {
  restoreTask,
  updateTask,
  createTask,
  listTasks,
  getTask,
  deleteTask,
} from "./tasks.actions.ts";

/** Binds the calls of tasks. */
export function bindTasks(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(tasks.listTasks)(({ transact, query }) => transact((tx) => listTasks(tx, query)));
  on(tasks.createTask)(({ transact, body }) => transact((tx) => createTask(tx, body)));
  on(tasks.getTask)(({ transact, params }) => transact((tx) => getTask(tx, params.id)));
  on(tasks.updateTask)(({ transact, params, body }) =>
    transact((tx) => updateTask(tx, params.id, body)),
  );
  on(tasks.deleteTask)(({ transact, params }) => transact((tx) => deleteTask(tx, params.id)));
  on(tasks.restoreTask)(({ transact, params }) => transact((tx) => restoreTask(tx, params.id)));
}
