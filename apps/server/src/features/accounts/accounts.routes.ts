import {
  getMe,
  listDevices,
  signOutDevice,
  updateBusiness,
  updateMe,
} from "@marzipan/contract/accounts";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { closeDevice, describeDevices } from "./devices.actions.ts";
import { changeMe, changeOwnBusiness, readMe } from "./me.actions.ts";

/** Binds the person's own calls; `beforeMe` is what opening the app may set off. */
export function bindAccounts(
  app: FastifyInstance,
  deps: Deps,
  beforeMe: (tx: Tx) => Promise<void>,
): void {
  bind(
    app,
    deps,
    getMe,
  )(({ transact }) =>
    transact(async (tx) => {
      await beforeMe(tx);
      return await readMe(tx);
    }),
  );
  bind(
    app,
    deps,
    updateMe,
  )(({ transact, session, body }) => transact((tx) => changeMe(tx, session.accountId, body)));
  bind(
    app,
    deps,
    updateBusiness,
  )(({ transact, body }) => transact((tx) => changeOwnBusiness(tx, body)));
  bind(
    app,
    deps,
    listDevices,
  )(({ transact, session }) => transact((tx) => describeDevices(tx, session)));
  bind(
    app,
    deps,
    signOutDevice,
  )(({ transact, session, params }) => transact((tx) => closeDevice(tx, deps, session, params.id)));
}
