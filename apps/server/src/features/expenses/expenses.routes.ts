import * as expenses from "@marzipan/contract/expenses";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { listExpenses, sumExpenses } from "./expense-lists.actions.ts";
import {
  restoreExpense,
  updateExpense,
  createExpense,
  suggestSuppliers,
  getExpense,
  deleteExpense,
} from "./expenses.actions.ts";

/** Binds the calls of expenses. */
export function bindExpenses(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(expenses.listExpenses)(({ transact, query }) =>
    transact((tx) => listExpenses(tx, deps, query)),
  );
  on(expenses.sumExpenses)(({ transact, query }) => transact((tx) => sumExpenses(tx, query)));
  on(expenses.suggestSuppliers)(({ transact, query }) =>
    transact((tx) => suggestSuppliers(tx, query.q ?? "")),
  );
  on(expenses.createExpense)(({ transact, body }) =>
    transact((tx) => createExpense(tx, deps, body)),
  );
  on(expenses.getExpense)(({ transact, params }) =>
    transact((tx) => getExpense(tx, deps, params.id)),
  );
  on(expenses.updateExpense)(({ transact, params, body }) =>
    transact((tx) => updateExpense(tx, deps, params.id, body)),
  );
  on(expenses.deleteExpense)(({ transact, params, query }) =>
    transact((tx) => deleteExpense(tx, params.id, query.withLater)),
  );
  on(expenses.restoreExpense)(({ transact, params }) =>
    transact((tx) => restoreExpense(tx, deps, params.id)),
  );
}
