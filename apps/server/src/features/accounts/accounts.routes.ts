import * as accounts from "@marzipan/contract/accounts";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { signOutDevice, listDevices } from "./devices.actions.ts";
import { updateMe, updateBusiness, findWaitingTrial, dismissPlanEnd } from "./me.actions.ts";
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
  const on = binder(app, deps);
  const { beforeMe, requireOwnPictures } = fromTheRight;
  bindOwnAccount(app, deps, fromTheRight);
  on(accounts.getMe)(async ({ transact }) => {
    const me = await transact(async (tx) =>
      (await findWaitingTrial(tx)) ? null : dismissPlanEnd(tx),
    );
    if (me) return me;
    return await transact(
      async (tx) => {
        await beforeMe(tx);
        return await dismissPlanEnd(tx);
      },
      { writes: true },
    );
  });
  on(accounts.updateMe)(({ transact, body }) =>
    transact((tx) => updateMe(tx, body, requireOwnPictures)),
  );
  on(accounts.updateBusiness)(({ transact, body }) =>
    transact((tx) => updateBusiness(tx, body, requireOwnPictures)),
  );
  on(accounts.listDevices)(({ transact, session }) => transact((tx) => listDevices(tx, session)));
  on(accounts.signOutDevice)(({ transact, session, params }) =>
    transact((tx) => signOutDevice(tx, deps, session, params.id)),
  );
}
