import {
  getBillingHealth,
  listBillingEvents,
  listPaidBusinesses,
  replayBillingEvents,
} from "@marzipan/contract/billing-admin";
import * as calls from "@marzipan/contract/billing-payments";
import type { FastifyInstance } from "fastify";
import type { Asker } from "../../platform/asker.ts";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { countAct } from "../../platform/throttle.ts";
import { pageOfEvents, pageOfPaid, readHealth, replay } from "./billing-admin.actions.ts";
import { lookAtCheckout, openCheckout } from "./checkout.actions.ts";
import type { Buying } from "./checkout.actions.ts";
import { describeOffers } from "./offers.actions.ts";
import {
  cancelPlan,
  changePlan,
  keepPlan,
  openPortal,
  previewChange,
} from "./plan-changes.actions.ts";
import { readBilling } from "./subscription.actions.ts";

/** What asks the card provider, a minute of one business: more than anybody presses. */
const askings = { lengthMs: 60_000, most: 60 };

interface Called {
  transact: Buying["transact"];
  asker: Asker;
  session: { businessId: string };
}

/** Binds what buys, changes and ends plans. */
export function bindPayments(app: FastifyInstance, deps: Deps): void {
  const changing = async ({ transact, asker, session }: Called): Promise<Buying> => {
    const key = `billing:${session.businessId}`;
    await countAct(deps, { key, window: askings, refusal: "rate_limited" });
    return { deps, transact, origin: asker.linkOrigin() };
  };
  bind(app, deps, calls.getOffers)(async () => describeOffers(deps.config.payments));
  bind(app, deps, calls.getBilling)(({ transact }) => transact(readBilling));
  bind(
    app,
    deps,
    calls.createPaddleCheckout,
  )(async (call) => openCheckout(await changing(call), call.body));
  bind(
    app,
    deps,
    calls.findCheckout,
  )(async (call) => lookAtCheckout(await changing(call), call.body));
  bind(
    app,
    deps,
    calls.paddleCustomerPortal,
  )(async (call) => openPortal(await changing(call), call.body));
  bind(
    app,
    deps,
    calls.previewPlanChange,
  )(async (call) => previewChange(await changing(call), call.body));
  bind(app, deps, calls.changePlan)(async (call) => changePlan(await changing(call), call.body));
  bind(app, deps, calls.cancelPlan)(async (call) => cancelPlan(await changing(call)));
  bind(app, deps, calls.keepPlan)(async (call) => keepPlan(await changing(call)));
}

/** Binds what administrators see and do of billing. */
export function bindBillingAdmin(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    getBillingHealth,
  )(({ transact }) => transact((tx) => readHealth(tx, deps.config)));
  bind(
    app,
    deps,
    listPaidBusinesses,
  )(({ transact, query }) => transact((tx) => pageOfPaid(tx, query)));
  bind(
    app,
    deps,
    listBillingEvents,
  )(({ transact, query }) => transact((tx) => pageOfEvents(tx, query)));
  bind(
    app,
    deps,
    replayBillingEvents,
  )(({ transact, body }) => transact((tx) => replay(tx, deps, body)));
}
