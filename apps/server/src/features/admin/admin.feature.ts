import * as admin from "@marzipan/contract/admin";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofNobody } from "../../platform/feature/feature.ts";
import { forgetActs } from "./acts.store.ts";
import { bindAdmin } from "./admin.routes.ts";

/** The feature of administrators. */
export const adminFeature = defineFeature({
  name: "admin",
  calls: endpointsOf(admin),
  bind: bindAdmin,
  tables: { audit_event: ofNobody({ grants: ["select", "insert"] }) },
  erasePerson: nothingToErase,
  reads: [
    "account",
    "business",
    "business_counter",
    "client",
    "orders",
    "product",
    "session",
    "subscription",
  ],
  writes: ["account", "session", "subscription"],
  eraseAccount: (client, { id }) => forgetActs(client, id),
});
