import {
  createClient,
  deleteClient,
  eraseClient,
  getClient,
  getClientHabits,
  listClients,
  mergeClient,
  restoreClient,
  updateClient,
} from "@marzipan/contract/clients";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { readHabits } from "./client-habits.actions.ts";
import { pageOfClients } from "./client-lists.actions.ts";
import {
  bringClientBack,
  editClient,
  makeClient,
  readClient,
  removeClient,
} from "./clients.actions.ts";
import { erasePerson, mergeInto } from "./merge.actions.ts";

/** Binds the calls of clients. */
export function bindClients(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, listClients)(({ transact, query }) => transact((tx) => pageOfClients(tx, query)));
  bind(app, deps, createClient)(({ transact, body }) => transact((tx) => makeClient(tx, body)));
  bind(app, deps, getClient)(({ transact, params }) => transact((tx) => readClient(tx, params.id)));
  bind(
    app,
    deps,
    getClientHabits,
  )(({ transact, params }) => transact((tx) => readHabits(tx, params.id)));
  bind(
    app,
    deps,
    updateClient,
  )(({ transact, params, body }) => transact((tx) => editClient(tx, params.id, body)));
  bind(
    app,
    deps,
    deleteClient,
  )(({ transact, params }) => transact((tx) => removeClient(tx, params.id)));
  bind(
    app,
    deps,
    restoreClient,
  )(({ transact, params }) => transact((tx) => bringClientBack(tx, params.id)));
  bind(
    app,
    deps,
    mergeClient,
  )(({ transact, params, body }) => transact((tx) => mergeInto(tx, params.id, body.intoId)));
  bind(
    app,
    deps,
    eraseClient,
  )(({ transact, params }) => transact((tx) => erasePerson(tx, deps, params.id)));
}
