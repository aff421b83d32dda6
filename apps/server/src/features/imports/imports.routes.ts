import * as cleanUp from "@marzipan/contract/import-clean-up";
import * as imports from "@marzipan/contract/imports";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { cleanTexts, listMarkedUpTexts } from "./clean-up.actions.ts";
import {
  addImportRows,
  startImport,
  checkImportRows,
  countSending,
  listImports,
  getImport,
  undoImport,
} from "./imports.actions.ts";

/** For how long one call undoes an import, in milliseconds; the next call goes on. */
const undoMs = 1500;

/** Binds the calls of imports. */
export function bindImports(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(imports.checkImportRows)(async ({ transact, session, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => checkImportRows(tx, body));
  });
  on(imports.startImport)(async ({ transact, session, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => startImport(tx, body));
  });
  on(imports.addImportRows)(async ({ transact, session, params, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => addImportRows(tx, params.id, body));
  });
  on(imports.listImports)(({ transact, query }) => transact((tx) => listImports(tx, query)));
  on(imports.getImport)(({ transact, params }) => transact((tx) => getImport(tx, params.id)));
  on(cleanUp.listMarkedUpTexts)(({ transact }) => transact((tx) => listMarkedUpTexts(tx)));
  on(cleanUp.cleanTexts)(async ({ transact, session, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => cleanTexts(tx, body));
  });
  on(imports.undoImport)(async ({ transact, params }) => {
    const until = performance.now() + undoMs;
    for (;;) {
      // Part by part, so that the business's other calls come between them.
      // oxlint-disable-next-line no-await-in-loop
      const reply = await transact((tx) => undoImport(tx, params.id));
      if (reply.takenBackAt !== null || performance.now() > until) return reply;
    }
  });
}
