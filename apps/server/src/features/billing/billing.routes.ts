import * as billing from "@marzipan/contract/billing";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { dismissPlanEnd } from "../accounts/me.actions.ts";
import { countMonthlyUsage, listPlans, readSubscription, startTrial } from "./billing.actions.ts";
import { dismissEnd } from "./billing.store.ts";

/** Binds plans, trial and the spec's calls on the subscription. */
export function bindBilling(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(billing.listPlans)(async () => listPlans());
  on(billing.startTrial)(({ transact, body }) =>
    transact(async (tx) => {
      await startTrial(tx, body.plan);
      return await dismissPlanEnd(tx);
    }),
  );
  on(billing.dismissPlanEnd)(({ transact }) =>
    transact(async (tx) => {
      await dismissEnd(tx);
      return await dismissPlanEnd(tx);
    }),
  );
  on(billing.getMyCurrentSubscription)(({ transact }) => transact(readSubscription));
  on(billing.countMonthlyUsage)(({ transact, body }) =>
    transact((tx) =>
      countMonthlyUsage(tx, body.p_user_id, {
        ofMonth: true,
        planStartedAt: body.p_plan_started_at,
      }),
    ),
  );
  on(billing.countLifetimeUsage)(({ transact, body }) =>
    transact((tx) => countMonthlyUsage(tx, body.p_user_id, { ofMonth: false })),
  );
}
