import * as accounts from "@marzipan/contract/accounts";
import { endpointsOf } from "@marzipan/contract/endpoint";
import * as ownAccount from "@marzipan/contract/own-account";
import { defineRoom, lookUp, ofNobody } from "../../platform/room.ts";
import type { Room } from "../../platform/room.ts";
import { bindAccounts } from "./accounts.routes.ts";
import type { FromTheRight } from "./accounts.routes.ts";

/** Answers what the room of accounts, businesses and devices has. */
export function accountsRoom(fromTheRight: FromTheRight): Room {
  return defineRoom({
    name: "accounts",
    calls: endpointsOf(accounts, ownAccount),
    bind: (app, deps) => bindAccounts(app, deps, fromTheRight),
    tables: {
      business: lookUp({ grants: ["select", "insert", "update", "delete"] }),
      account: lookUp({ grants: ["select"] }),
      session: lookUp({
        grants: ["select", "update"],
        ends: { after: ["expires_at", "revoked_at", "idle_expires_at"], hours: 30 * 24 },
      }),
      phone_code: ofNobody({ ends: { after: ["expires_at"], hours: 0 } }),
      recovery_code: ofNobody(),
      account_secret: ofNobody(),
    },
    reads: ["subscription"],
    topics: ["account"],
  });
}
