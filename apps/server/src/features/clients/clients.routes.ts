import * as clients from "@marzipan/contract/clients";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import type { ErasePerson } from "../../platform/account/erase-person.ts";
import { binder } from "../../platform/http/bind.ts";
import { getClientHabits } from "./client-habits.actions.ts";
import { listClients } from "./client-lists.actions.ts";
import {
  restoreClient,
  updateClient,
  createClient,
  getClient,
  deleteClient,
} from "./clients.actions.ts";
import { eraseClient } from "./erase-client.actions.ts";
import { mergeClient } from "./merge.actions.ts";

/** Binds the calls of clients; `erasePerson` erases in all features. */
export function bindClients(app: FastifyInstance, deps: Deps, erasePerson: ErasePerson): void {
  const on = binder(app, deps);
  on(clients.listClients)(({ transact, query }) => transact((tx) => listClients(tx, query)));
  on(clients.createClient)(({ transact, body }) => transact((tx) => createClient(tx, body)));
  on(clients.getClient)(({ transact, params }) => transact((tx) => getClient(tx, params.id)));
  on(clients.getClientHabits)(({ transact, params }) =>
    transact((tx) => getClientHabits(tx, params.id)),
  );
  on(clients.updateClient)(({ transact, params, body }) =>
    transact((tx) => updateClient(tx, params.id, body)),
  );
  on(clients.deleteClient)(({ transact, params }) => transact((tx) => deleteClient(tx, params.id)));
  on(clients.restoreClient)(({ transact, params }) =>
    transact((tx) => restoreClient(tx, params.id)),
  );
  on(clients.mergeClient)(({ transact, params, body }) =>
    transact((tx) => mergeClient(tx, params.id, body.intoId)),
  );
  on(clients.eraseClient)(({ transact, params }) =>
    transact((tx) => eraseClient(tx, deps, params.id, erasePerson)),
  );
}
