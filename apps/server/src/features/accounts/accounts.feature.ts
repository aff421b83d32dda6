import * as accounts from "@marzipan/contract/accounts";
import { endpointsOf } from "@marzipan/contract/endpoint";
import * as ownAccount from "@marzipan/contract/own-account";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, lookUp, ofNobody } from "../../platform/feature/feature.ts";
import type { Feature } from "../../platform/feature/feature.ts";
import { bindAccounts } from "./accounts.routes.ts";
import type { FromTheRight } from "./accounts.routes.ts";

/** Returns the feature of accounts, businesses and devices. */
export function accountsFeature(fromTheRight: FromTheRight): Feature {
  return defineFeature({
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
    erasePerson: nothingToErase,
    reads: ["disavowal", "email_token", "orders", "subscription"],
    writes: ["calendar_feed", "disavowal", "email_token", "known_device"],
    topics: ["account"],
  });
}
