import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  updateTask,
} from "@marzipan/contract/tasks";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import {
  bringTaskBack,
  editTask,
  makeTask,
  pageOfTasks,
  readTask,
  removeTask,
} from "./tasks.actions.ts";

/** Binds the calls of tasks. */
export function bindTasks(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, listTasks)(({ transact, query }) => transact((tx) => pageOfTasks(tx, query)));
  bind(app, deps, createTask)(({ transact, body }) => transact((tx) => makeTask(tx, body)));
  bind(app, deps, getTask)(({ transact, params }) => transact((tx) => readTask(tx, params.id)));
  bind(
    app,
    deps,
    updateTask,
  )(({ transact, params, body }) => transact((tx) => editTask(tx, params.id, body)));
  bind(
    app,
    deps,
    deleteTask,
  )(({ transact, params }) => transact((tx) => removeTask(tx, params.id)));
  bind(
    app,
    deps,
    restoreTask,
  )(({ transact, params }) => transact((tx) => bringTaskBack(tx, params.id)));
}
