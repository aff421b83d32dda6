import { planFeatures, limitNames } from "@marzipan/contract/plans";
import type { PlanFeature, LimitName } from "@marzipan/contract/plans";
import { useSyncExternalStore } from "react";
import type { ApiError } from "../api/api-error.ts";
import { whenForgotten } from "../owner/forgetting.ts";

/** Why the upgrade modal opens: a feature that the plan lacks, or a limit that is reached. */
export interface UpgradeReason {
  feature?: PlanFeature | undefined;
  limitName?: LimitName | undefined;
  /** What is used of the limit, and the limit, as the refusal said. */
  used?: number | undefined;
  limit?: number | undefined;
  /** The person was sent away from a gated page (spec §2): the refusal's text is shown. */
  isGate?: boolean;
  /** The page that was asked for; it opens once the plan includes it. */
  wanted?: string | undefined;
}

const listeners = new Set<() => void>();
let reason: UpgradeReason | null = null;

function change(next: UpgradeReason | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

/** Opens the upgrade modal. */
export function openUpgrade(why: UpgradeReason = {}): void {
  change(why);
}

/** Opens the upgrade modal when a refusal says that a plan would lift it (rulings §3). */
export function openUpgradeFor(error: ApiError): void {
  const { code, facts } = error;
  if (code !== "limit_reached" && code !== "plan_too_low" && code !== "client_limit_reached")
    return;
  const limitName = code === "client_limit_reached" ? "clients" : facts.limitName;
  change({
    feature: planFeatures.find((feature) => feature === facts.feature),
    limitName: limitNames.find((name) => name === limitName),
    used: facts.used,
    limit: facts.limit,
  });
}

/** Closes the upgrade modal. */
export function closeUpgrade(): void {
  change(null);
}

whenForgotten(closeUpgrade);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns why the upgrade modal is open, `null` while it is closed. */
export function useUpgradeReason(): UpgradeReason | null {
  return useSyncExternalStore(
    listen,
    () => reason,
    () => null,
  );
}

/** Returns the function that opens the upgrade modal: `openUpgrade({ feature })`. */
export function useUpgrade(): (why?: UpgradeReason) => void {
  return openUpgrade;
}
