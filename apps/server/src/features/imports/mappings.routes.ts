import * as mappings from "@marzipan/contract/import-mappings";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { countSending } from "./imports.actions.ts";
import { findImportMapping, saveImportMapping } from "./mappings.actions.ts";

/** Binds the calls of saved column mappings. */
export function bindMappings(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(mappings.findImportMapping)(({ transact, body }) =>
    transact((tx) => findImportMapping(tx, body)),
  );
  on(mappings.saveImportMapping)(async ({ transact, session, body }) => {
    await countSending(deps, session.businessId);
    return await transact((tx) => saveImportMapping(tx, body));
  });
}
