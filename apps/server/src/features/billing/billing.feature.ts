import * as billing from "@marzipan/contract/billing";
import * as billingAdmin from "@marzipan/contract/billing-admin";
import * as billingPayments from "@marzipan/contract/billing-payments";
import * as webhooks from "@marzipan/contract/billing-webhooks";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, lookUp, ofBusiness, ofNobody } from "../../platform/feature/feature.ts";
import { bindBilling } from "./billing.routes.ts";
import { bindBillingAdmin, bindPayments } from "./payments.routes.ts";
import { cancelSurplus } from "./cancellations.actions.ts";
import { applyNotices } from "./provider-events.actions.ts";
import { honourTrials, reconcile } from "./reconciliation.actions.ts";
import { tellEndingTrials } from "./trial-mails.actions.ts";
import { bindWebhooks } from "./webhooks.routes.ts";

/** The feature of plans and what they limit. */
export const billingFeature = defineFeature({
  name: "billing",
  calls: endpointsOf(billing, billingPayments, billingAdmin, webhooks),
  bind: async (app, deps) => {
    bindBilling(app, deps);
    bindPayments(app, deps);
    bindBillingAdmin(app, deps);
    await bindWebhooks(app, deps);
  },
  tables: {
    subscription: ofBusiness(),
    consultation: ofBusiness(),
    business_counter: ofBusiness(),
    payment_customer: lookUp(),
    plan_checkout: ofBusiness({ isInternal: true }),
    subscription_cancellation: ofBusiness({ isInternal: true }),
    billing_reconciliation: ofNobody({
      grants: ["select"],
      ends: { after: ["at"], months: 3 },
    }),
    billing_event: lookUp({
      grants: ["select"],
      isInternal: true,
    }),
  },
  erasePerson: nothingToErase,
  reads: ["account", "business"],
  topics: ["subscription"],
  jobs: (deps) => [
    {
      name: "apply-billing-events",
      cron: "* * * * *",
      mostSeconds: 300,
      pollSeconds: 1,
      run: async () => {
        await applyNotices(deps);
        await cancelSurplus(deps);
        await honourTrials(deps);
      },
      whenAsked: (ask) => deps.billingWake.whenAsked(ask),
    },
    {
      name: "reconcile-billing",
      cron: "23 3 * * *",
      mostSeconds: 900,
      run: async () => void (await reconcile(deps)),
    },
  ],
  tellInTime: tellEndingTrials,
});
