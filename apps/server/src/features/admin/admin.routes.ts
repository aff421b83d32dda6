import {
  approveUser,
  blockUser,
  changeUserPlan,
  decideApprovals,
  declineUser,
  getAdminDashboard,
  getUser,
  listAudit,
  listUsers,
  setAdministrator,
  signOutUser,
  unblockUser,
} from "@marzipan/contract/admin";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import type { Call } from "../../platform/http/bind.ts";
import { changePlan, changeStanding, decideSeveral, signOutEverywhere } from "./acts.actions.ts";
import type { Desk } from "./acts.actions.ts";
import { pageOfAudit } from "./audit.actions.ts";
import { gatherLetters } from "./letters.actions.ts";
import { readOverview } from "./overview.actions.ts";
import { pageOfUsers, readUser } from "./users.actions.ts";

type Acting = Pick<Call<typeof getUser>, "deps" | "session" | "transact">;

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

/** Does an act to the account of the call's path and returns the account anew. */
function onUser(
  call: Acting & { params: { id: string } },
  act: (desk: Desk, id: string) => Promise<unknown>,
) {
  const { id } = call.params;
  return atDesk(call, async (desk) => {
    await act(desk, id);
    return await readUser(desk.tx, id, desk.ownId);
  });
}

/** Binds the administrators' calls. */
export function bindAdmin(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, getAdminDashboard)(({ transact }) => transact(readOverview));
  bind(app, deps, listUsers)(({ transact, query }) => transact((tx) => pageOfUsers(tx, query)));
  bind(
    app,
    deps,
    getUser,
  )(({ transact, params, session }) =>
    transact((tx) => readUser(tx, params.id, session.accountId)),
  );
  bind(app, deps, listAudit)(({ transact, query }) => transact((tx) => pageOfAudit(tx, query)));
  bind(
    app,
    deps,
    approveUser,
  )((call) => onUser(call, (desk, id) => changeStanding(desk, id, "approve", null)));
  bind(
    app,
    deps,
    declineUser,
  )((call) => onUser(call, (desk, id) => changeStanding(desk, id, "decline", call.body.reason)));
  bind(
    app,
    deps,
    blockUser,
  )((call) => onUser(call, (desk, id) => changeStanding(desk, id, "block", call.body.reason)));
  bind(
    app,
    deps,
    unblockUser,
  )((call) => onUser(call, (desk, id) => changeStanding(desk, id, "unblock", null)));
  bind(
    app,
    deps,
    setAdministrator,
  )((call) => {
    const act = call.body.isAdmin ? "make_administrator" : "remove_administrator";
    return onUser(call, (desk, id) => changeStanding(desk, id, act, null));
  });
  bind(
    app,
    deps,
    changeUserPlan,
  )((call) => onUser(call, (desk, id) => changePlan(desk, id, call.body)));
  bind(app, deps, signOutUser)((call) => onUser(call, signOutEverywhere));
  bind(
    app,
    deps,
    decideApprovals,
  )((call) => atDesk(call, (desk) => decideSeveral(desk, call.body)));
}
