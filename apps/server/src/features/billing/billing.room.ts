import * as billing from "@marzipan/contract/billing";
import * as webhooks from "@marzipan/contract/billing-webhooks";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom, lookUp, ofBusiness } from "../../platform/room.ts";
import { bindBilling } from "./billing.routes.ts";
import { applyNotices } from "./provider-events.actions.ts";
import { tellEndingTrials } from "./trial-mails.actions.ts";
import { bindWebhooks } from "./webhooks.routes.ts";

/** What the room of plans and what they limit has. */
export const billingRoom = defineRoom({
  name: "billing",
  calls: endpointsOf(billing, webhooks),
  bind: async (app, deps) => {
    bindBilling(app, deps);
    await bindWebhooks(app, deps);
  },
  tables: {
    subscription: ofBusiness(),
    consultation: ofBusiness(),
    business_counter: ofBusiness(),
    payment_customer: lookUp(),
    billing_event: lookUp({
      grants: ["select", "update"],
      columns: { update: ["outcome", "settled_at"] },
      isInternal: true,
    }),
  },
  topics: ["subscription"],
  jobs: (deps) => [
    {
      name: "apply-billing-events",
      cron: "* * * * *",
      mostSeconds: 300,
      pollSeconds: 1,
      run: () => applyNotices(deps),
      whenAsked: (ask) => deps.billingWake.whenAsked(ask),
    },
  ],
  tellInTime: tellEndingTrials,
});
