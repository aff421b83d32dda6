import {
  addImportRows,
  checkImportRows,
  getImport,
  listImports,
  startImport,
  takeImportBack,
} from "@marzipan/contract/imports";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import {
  addRows,
  beginImport,
  checkRows,
  countSending,
  pageOfImports,
  readImport,
  takeBack,
} from "./imports.actions.ts";

/** Binds the calls of imports. */
export function bindImports(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    checkImportRows,
  )(async ({ transact, session, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => checkRows(tx, body));
  });
  bind(
    app,
    deps,
    startImport,
  )(async ({ transact, session, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => beginImport(tx, body));
  });
  bind(
    app,
    deps,
    addImportRows,
  )(async ({ transact, session, params, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => addRows(tx, params.id, body));
  });
  bind(app, deps, listImports)(({ transact, query }) => transact((tx) => pageOfImports(tx, query)));
  bind(app, deps, getImport)(({ transact, params }) => transact((tx) => readImport(tx, params.id)));
  bind(
    app,
    deps,
    takeImportBack,
  )(({ transact, params }) => transact((tx) => takeBack(tx, params.id)));
}
