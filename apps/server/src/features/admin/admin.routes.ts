import * as admin from "@marzipan/contract/admin";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import type { Call } from "../../platform/http/bind.ts";
import { changeUserPlan, approveUser, decideApprovals, signOutEverywhere } from "./acts.actions.ts";
import type { Desk } from "./acts.actions.ts";
import { listAudit } from "./audit.actions.ts";
import { gatherLetters } from "./letters.actions.ts";
import { readOverview } from "./overview.actions.ts";
import { listUsers, getUser } from "./users.actions.ts";

type Acting = Pick<Call<typeof admin.getUser>, "deps" | "session" | "transact">;

/** Runs an administrator's work in one transaction, and sends its letters once it is kept. */
async function atDesk<T>(
  { deps, session, transact }: Acting,
  work: (desk: Desk) => Promise<T>,
): Promise<T> {
  const letters = gatherLetters(deps);
  const reply = await transact((tx) => {
    letters.clear();
    return work({ tx, deps, ownId: session.accountId, letters });
  });
  await letters.send();
  return reply;
}

/** Does an act to the account of the call's path and returns the account. */
function onUser(
  call: Acting & { params: { id: string } },
  act: (desk: Desk, id: string) => Promise<unknown>,
) {
  const { id } = call.params;
  return atDesk(call, async (desk) => {
    await act(desk, id);
    return await getUser(desk.tx, id, desk.ownId);
  });
}

/** Binds the administrators' calls. */
export function bindAdmin(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(admin.getAdminDashboard)(({ transact }) => transact(readOverview));
  on(admin.listUsers)(({ transact, query }) => transact((tx) => listUsers(tx, query)));
  on(admin.getUser)(({ transact, params, session }) =>
    transact((tx) => getUser(tx, params.id, session.accountId)),
  );
  on(admin.listAudit)(({ transact, query }) => transact((tx) => listAudit(tx, query)));
  on(admin.approveUser)((call) =>
    onUser(call, (desk, id) => approveUser(desk, id, "approve", null)),
  );
  on(admin.declineUser)((call) =>
    onUser(call, (desk, id) => approveUser(desk, id, "decline", call.body.reason)),
  );
  on(admin.blockUser)((call) =>
    onUser(call, (desk, id) => approveUser(desk, id, "block", call.body.reason)),
  );
  on(admin.unblockUser)((call) =>
    onUser(call, (desk, id) => approveUser(desk, id, "unblock", null)),
  );
  on(admin.setAdministrator)((call) => {
    const act = call.body.isAdmin ? "make_administrator" : "remove_administrator";
    return onUser(call, (desk, id) => approveUser(desk, id, act, null));
  });
  on(admin.changeUserPlan)((call) =>
    onUser(call, (desk, id) => changeUserPlan(desk, id, call.body)),
  );
  on(admin.signOutUser)((call) => onUser(call, signOutEverywhere));
  on(admin.decideApprovals)((call) => atDesk(call, (desk) => decideApprovals(desk, call.body)));
}
