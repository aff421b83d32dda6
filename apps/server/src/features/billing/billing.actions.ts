import type { ReplyOf } from "@marzipan/contract/endpoint";
import type * as billing from "@marzipan/contract/billing";
import type { getUsage } from "@marzipan/contract/dashboard";
import type { PlanName } from "@marzipan/contract/plans";
import { publicPlanNames } from "@marzipan/contract/plans";
import { featuresOf, plans, trialDays, yearlyDiscountPercent } from "@marzipan/domain/plans";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import { findWaitingTrial } from "../accounts/me.actions.ts";
import {
  addConsultation,
  beginTrial,
  countConsultations,
  dropConsultation,
  keepConsultation,
  loadPlanStart,
  lockCounter,
} from "./billing.store.ts";

/** Lists the public plans from the one table. */
export function listPlans(): ReplyOf<typeof billing.listPlans> {
  return {
    trialDays,
    items: publicPlanNames.map((id) => ({
      id,
      name: plans[id].name,
      hierarchy: plans[id].hierarchy,
      monthlyPriceUsd: plans[id].monthlyPriceUsd,
      yearlyPriceUsd: plans[id].yearlyPriceUsd,
      yearlyDiscountPercent: yearlyDiscountPercent(id),
      features: featuresOf(id),
      limits: { ...plans[id].limits, consultations: plans[id].consultations.count },
    })),
  };
}

/** Starts the business's one trial, of pro where basic was asked for; refused when it is used (rulings §3). */
export async function startTrial(tx: Tx, plan: PlanName): Promise<void> {
  const wanted = plan === "basic" ? "pro" : plan;
  if (!(await beginTrial(tx, wanted, trialEnd(tx)))) throw new AppError("trial_used");
}

const trialEnd = (tx: Tx): Date => new Date(tx.now.getTime() + trialDays * 86_400_000);

/** Returns the subscription in force under the spec's names (spec §7). */
export async function readSubscription(
  tx: Tx<"session">,
): Promise<ReplyOf<typeof billing.getMyCurrentSubscription>> {
  const session = await tx.entered;
  const { plan } = memberOf(session, tx.now);
  const isTrial = plan.status === "trialing";
  return {
    plan_key: plan.plan,
    status: plan.status,
    trial_end: isTrial ? (session.trial_end_at?.toISOString() ?? null) : null,
  };
}

/** Which consultations are counted: of a lifetime, or of the month that turns on the day of an instant, by default the plan's start. */
export interface UsageSpan {
  ofMonth: boolean;
  planStartedAt?: string | null | undefined;
}

/** Counts consultations of the plan's current month or of a lifetime; ids must be the caller's own (rulings §8). */
export async function countMonthlyUsage(
  tx: Tx<"session">,
  userId: string,
  { ofMonth, planStartedAt }: UsageSpan,
): Promise<number> {
  const session = await tx.entered;
  if (userId !== session.account_id) throw new AppError("not_found");
  if (!ofMonth) return await countConsultations(tx, null, null);
  const began = planStartedAt ? new Date(planStartedAt) : ((await loadPlanStart(tx)) ?? tx.now);
  return await countConsultations(tx, monthAround(began, tx.now)[0], null);
}

/** Returns when the plan's current month began and ends: it turns on the day of the month on which the plan did (rulings §3). */
function monthAround(began: Date, now: Date): [from: Date, next: Date] {
  const months =
    (now.getUTCFullYear() - began.getUTCFullYear()) * 12 + now.getUTCMonth() - began.getUTCMonth();
  const at = (count: number): Date => {
    const start = new Date(began);
    start.setUTCDate(1);
    start.setUTCMonth(start.getUTCMonth() + count);
    const lastDay = new Date(
      Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0),
    ).getUTCDate();
    start.setUTCDate(Math.min(began.getUTCDate(), lastDay));
    return start;
  };
  const turned = at(months) <= now ? months : months - 1;
  return [at(turned), at(turned + 1)];
}

/**
 * Returns how many consultations are used of the plan's month, or of a lifetime, and when they are counted again.
 * For the consultation that `nextId` names, which does not count itself, others who are about to use one wait until
 * this transaction ends.
 */
export async function readConsultations(
  tx: Tx,
  plan: PlanName,
  nextId: string | null = null,
): Promise<ReplyOf<typeof getUsage>["consultations"]> {
  if (nextId !== null) await lockCounter(tx);
  const { count: limit, per } = plans[plan].consultations;
  if (per === "lifetime")
    return { used: await countConsultations(tx, null, nextId), limit, per, countsAnewAt: null };
  const began = (await loadPlanStart(tx)) ?? tx.now;
  const [from, next] = monthAround(began, tx.now);
  const used = await countConsultations(tx, from, nextId);
  return { used, limit, per, countsAnewAt: next.toISOString() };
}

/** Counts one consultation, which `readConsultations` made sure is left, unless it is counted already. */
export async function countConsultation(tx: Tx, id: string): Promise<void> {
  await addConsultation(tx, id);
}

/** As long as no answer takes; what is held longer was forgotten. */
const longestHoldMs = 120_000;

/**
 * Reserves a consultation, which `readConsultations` made sure is left, while its answer is made; returns whether it is
 * held, not where it was counted already.
 */
export async function holdConsultation(tx: Tx, id: string): Promise<boolean> {
  return await addConsultation(tx, id, new Date(tx.now.getTime() + longestHoldMs));
}

/** Counts a consultation when its question was answered, and else gives it back where it was only held. */
export async function settleConsultation(tx: Tx, id: string, isAnswered: boolean): Promise<void> {
  await (isAnswered ? keepConsultation(tx, id) : dropConsultation(tx, id));
}

/**
 * Starts the trial of the paid plan chosen at registration, once the account can first use the app (rulings §3); of two
 * calls at the same time one starts it, and the other finds it started.
 */
export async function startChosenTrial(tx: Tx): Promise<void> {
  const plan = await findWaitingTrial(tx);
  if (plan) await beginTrial(tx, plan, trialEnd(tx));
}
