import { billingIntervals, soldPlanNames } from "@marzipan/contract/billing-payments";
import { safePath } from "../../platform/gate/wanted-path.ts";
import { keep, readKept } from "../../platform/storage.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import type { UrlParams } from "../../platform/url/use-url-params.ts";

/** A plan that is sold. */
export type SoldPlan = (typeof soldPlanNames)[number];

/** How often a plan is paid. */
export type BillingInterval = (typeof billingIntervals)[number];

/** What someone wants to buy. */
export interface PlanChoice {
  plan: SoldPlan;
  interval: BillingInterval;
}

const intervalKey = "marzipan.interval";

/** Keeps whether someone would pay by the month or the year, through registration, verification and approval. */
export function keepInterval(interval: BillingInterval): void {
  keep(intervalKey, interval);
}

/** Returns whether someone would pay by the month or the year; by the year as long as nothing was chosen. */
export function keptInterval(): BillingInterval {
  const kept = readKept(intervalKey);
  return billingIntervals.find((interval) => interval === kept) ?? "year";
}

/** Reads what is to be bought from an address, `null` where it names no plan that is sold. */
export function readChoice({ plan, interval }: UrlParams): PlanChoice | null {
  const sold = soldPlanNames.find((name) => name === plan);
  if (sold === undefined) return null;
  return { plan: sold, interval: billingIntervals.find((name) => name === interval) ?? "year" };
}

/** What the checkout is opened for: a plan, and the page to go on with; or a transaction that waits to be paid. */
export type CheckoutOrder = (PlanChoice & { wanted: string | null }) | { transaction: string };

/** Reads what the checkout is opened for from its address, `null` where it names nothing. */
export function readOrder(params: UrlParams): CheckoutOrder | null {
  const transaction = params["_ptxn"];
  if (transaction !== undefined) return { transaction };
  const choice = readChoice(params);
  return choice && { ...choice, wanted: readOnward(params) };
}

/** Reads the page to go on with after paying, `null` for none of this site. */
export function readOnward({ wanted }: UrlParams): string | null {
  return safePath(wanted);
}

/** Writes the address of the checkout. */
export function checkoutHref(choice: PlanChoice, wanted?: string): string {
  return pathTo("/checkout", { ...choice, wanted });
}

/** Writes the address that a paid checkout returns to. */
export function successHref(choice: PlanChoice, wanted: string | null): string {
  return pathTo("/checkout/success", { ...choice, wanted });
}

/** Opens the checkout as a page of its own document: only that one may load the card provider's parts. */
export function goToCheckout(choice: PlanChoice, wanted?: string): void {
  keepInterval(choice.interval);
  window.location.assign(checkoutHref(choice, wanted));
}
