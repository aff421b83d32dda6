import {
  countBusinessUsageLifetime,
  countBusinessUsageMonthly,
  dismissPlanEnd,
  getMyCurrentSubscription,
  listPlans,
  startTrial as startTrialCall,
} from "@marzipan/contract/billing";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { readMe } from "../accounts/me.actions.ts";
import { countUsage, describePlans, readSubscription, startTrial } from "./billing.actions.ts";
import { dismissEnd } from "./billing.store.ts";

/** Binds plans, trial and the spec's calls on the subscription. */
export function bindBilling(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, listPlans)(async () => describePlans());
  bind(
    app,
    deps,
    startTrialCall,
  )(({ transact, body }) =>
    transact(async (tx) => {
      await startTrial(tx, body.plan);
      return await readMe(tx);
    }),
  );
  bind(
    app,
    deps,
    dismissPlanEnd,
  )(({ transact }) =>
    transact(async (tx) => {
      await dismissEnd(tx);
      return await readMe(tx);
    }),
  );
  bind(app, deps, getMyCurrentSubscription)(({ transact }) => transact(readSubscription));
  bind(
    app,
    deps,
    countBusinessUsageMonthly,
  )(({ transact, body }) =>
    transact((tx) =>
      countUsage(tx, body.p_user_id, { ofMonth: true, planStartedAt: body.p_plan_started_at }),
    ),
  );
  bind(
    app,
    deps,
    countBusinessUsageLifetime,
  )(({ transact, body }) => transact((tx) => countUsage(tx, body.p_user_id, { ofMonth: false })));
}
