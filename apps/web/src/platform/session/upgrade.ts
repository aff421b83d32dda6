import type { Feature, LimitName } from "@marzipan/contract/plans";
import { useSyncExternalStore } from "react";

/** Why the upgrade modal opens: a feature that the plan lacks, or a limit that is reached. */
export interface UpgradeReason {
  feature?: Feature;
  limitName?: LimitName;
  /** What is used of the limit, and the limit, as the refusal said. */
  used?: number;
  limit?: number;
  /** The person was sent away from a gated page (spec §2): the refusal's text is shown. */
  isGate?: boolean;
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

/** Closes the upgrade modal. */
export function closeUpgrade(): void {
  change(null);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Answers why the upgrade modal is open, `null` while it is closed. */
export function useUpgradeReason(): UpgradeReason | null {
  return useSyncExternalStore(listen, () => reason);
}

/** Answers the function that opens the upgrade modal: `openUpgrade({ feature })`. */
export function useUpgrade(): (why?: UpgradeReason) => void {
  return openUpgrade;
}
