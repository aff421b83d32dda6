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
import { changeMe, changeOwnBusiness, findWaitingTrial, readMe } from "./me.actions.ts";
import type { RequireOwnPictures } from "./me.actions.ts";
import { bindOwnAccount } from "./own-account.routes.ts";
import type { OwnAccountFromTheRight } from "./own-account.routes.ts";

/** What features that stand to the right of accounts hand in. */
export interface FromTheRight extends OwnAccountFromTheRight {
  /** What opening the app sets off while a trial waits to begin. */
  beforeMe: (tx: Tx) => Promise<void>;
  /** Refuses pictures that are not the business's own, at the field that `pathOf` names. */
  requireOwnPictures: RequireOwnPictures;
}

/** Binds the person's own calls. */
export function bindAccounts(app: FastifyInstance, deps: Deps, fromTheRight: FromTheRight): void {
  const { beforeMe, requireOwnPictures } = fromTheRight;
  bindOwnAccount(app, deps, fromTheRight);
  bind(
    app,
    deps,
    getMe,
  )(async ({ transact, record }) => {
    const me = await transact(async (tx) => ((await findWaitingTrial(tx)) ? null : readMe(tx)));
    if (me) return me;
    return await record(async (tx) => {
      await beforeMe(tx);
      return await readMe(tx);
    });
  });
  bind(
    app,
    deps,
    updateMe,
  )(({ transact, body }) => transact((tx) => changeMe(tx, body, requireOwnPictures)));
  bind(
    app,
    deps,
    updateBusiness,
  )(({ transact, body }) => transact((tx) => changeOwnBusiness(tx, body, requireOwnPictures)));
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
