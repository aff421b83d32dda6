import {
  createExpense,
  deleteExpense,
  getExpense,
  listExpenses,
  restoreExpense,
  suggestSuppliers,
  sumExpenses,
  updateExpense,
} from "@marzipan/contract/expenses";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { pageOfExpenses, sumsOfExpenses } from "./expense-lists.actions.ts";
import {
  bringExpenseBack,
  editExpense,
  makeExpense,
  offerSuppliers,
  readExpense,
  removeExpense,
} from "./expenses.actions.ts";

/** Binds the calls of expenses. */
export function bindExpenses(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    listExpenses,
  )(({ transact, query }) => transact((tx) => pageOfExpenses(tx, deps, query)));
  bind(
    app,
    deps,
    sumExpenses,
  )(({ transact, query }) => transact((tx) => sumsOfExpenses(tx, query)));
  bind(
    app,
    deps,
    suggestSuppliers,
  )(({ transact, query }) => transact((tx) => offerSuppliers(tx, query.q ?? "")));
  bind(
    app,
    deps,
    createExpense,
  )(({ transact, body }) => transact((tx) => makeExpense(tx, deps, body)));
  bind(
    app,
    deps,
    getExpense,
  )(({ transact, params }) => transact((tx) => readExpense(tx, deps, params.id)));
  bind(
    app,
    deps,
    updateExpense,
  )(({ transact, params, body }) => transact((tx) => editExpense(tx, deps, params.id, body)));
  bind(
    app,
    deps,
    deleteExpense,
  )(({ transact, params, query }) =>
    transact((tx) => removeExpense(tx, params.id, query.withLater)),
  );
  bind(
    app,
    deps,
    restoreExpense,
  )(({ transact, params }) => transact((tx) => bringExpenseBack(tx, deps, params.id)));
}
