import * as billingAdmin from "@marzipan/contract/billing-admin";
import * as calls from "@marzipan/contract/billing-payments";
import type { FastifyInstance } from "fastify";
import type { Asker } from "../../platform/request/asker.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import {
  listBillingEvents,
  listPaidBusinesses,
  getBillingHealth,
  replayBillingEvents,
} from "./billing-admin.actions.ts";
import { findCheckout, createPaddleCheckout } from "./checkout.actions.ts";
import type { Buying } from "./checkout.actions.ts";
import { listPrices } from "./offers.actions.ts";
import {
  cancelPlan,
  changePlan,
  keepPlan,
  createPaddlePortalLink,
  previewPlanChange,
} from "./plan-changes.actions.ts";
import { readBilling } from "./subscription.actions.ts";

/** What asks the card provider, a minute of one business: more than anyone presses. */
const askings = { lengthMs: 60_000, most: 60 };

interface Called {
  transact: Buying["transact"];
  asker: Asker;
  session: { businessId: string };
}

/** Binds what buys, changes and ends plans. */
export function bindPayments(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const changing = async ({ transact, asker, session }: Called): Promise<Buying> => {
    const key = `billing:${session.businessId}`;
    await countAct(deps, { key, window: askings, refusal: "rate_limited" });
    return { deps, transact, origin: asker.linkOrigin() };
  };
  on(calls.listPrices)(async () => listPrices(deps.config.payments));
  on(calls.getBilling)(({ transact }) => transact(readBilling));
  on(calls.createPaddleCheckout)(async (call) =>
    createPaddleCheckout(await changing(call), call.body),
  );
  on(calls.findCheckout)(async (call) => findCheckout(await changing(call), call.body));
  on(calls.createPaddlePortalLink)(async (call) =>
    createPaddlePortalLink(await changing(call), call.body),
  );
  on(calls.previewPlanChange)(async (call) => previewPlanChange(await changing(call), call.body));
  on(calls.changePlan)(async (call) => changePlan(await changing(call), call.body));
  on(calls.cancelPlan)(async (call) => cancelPlan(await changing(call)));
  on(calls.keepPlan)(async (call) => keepPlan(await changing(call)));
}

/** Binds what administrators see and do of billing. */
export function bindBillingAdmin(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(billingAdmin.getBillingHealth)(({ transact }) =>
    transact((tx) => getBillingHealth(tx, deps.config)),
  );
  on(billingAdmin.listPaidBusinesses)(({ transact, query }) =>
    transact((tx) => listPaidBusinesses(tx, query)),
  );
  on(billingAdmin.listBillingEvents)(({ transact, query }) =>
    transact((tx) => listBillingEvents(tx, query)),
  );
  on(billingAdmin.replayBillingEvents)(({ transact, body }) =>
    transact((tx) => replayBillingEvents(tx, deps, body)),
  );
}
