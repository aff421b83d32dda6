import type { Deps } from "../../platform/deps.ts";
import { countAct } from "../../platform/throttle.ts";
import type { Window } from "../../platform/throttle.ts";

/** How often one visitor, or one phone at one business, may do what anybody may. */
const windows = {
  ask: { lengthMs: 10 * 60_000, most: 20 },
  "ask-phone": { lengthMs: 60 * 60_000, most: 6 },
  upload: { lengthMs: 10 * 60_000, most: 12 },
  days: { lengthMs: 60_000, most: 120 },
  status: { lengthMs: 60_000, most: 120 },
} as const satisfies Record<string, Window>;

/** Counts what a visitor does; one too many is `rate_limited` with the seconds to wait. */
export async function countVisit(
  deps: Deps,
  what: keyof typeof windows,
  who: string,
): Promise<void> {
  const key = `request-${what}:${who}`;
  await countAct(deps, { key, window: windows[what], refusal: "rate_limited" });
}
