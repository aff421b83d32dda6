import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { hitThrottle, secondsLeft } from "../../platform/throttle.ts";
import type { Window } from "../../platform/throttle.ts";

/** How many addresses that lead nowhere one visitor may try. */
const misses: Window = { lengthMs: 10 * 60_000, most: 60 };

/** Refuses an address or token that leads nowhere with `not_found`, and after many of them with `rate_limited`. */
export async function missMenu(deps: Deps, visitor: string): Promise<never> {
  const now = deps.now();
  if (await hitThrottle(deps.database, `menu-miss:${visitor}`, misses, now))
    throw new AppError("rate_limited", { seconds: secondsLeft(misses, now) });
  throw new AppError("not_found");
}
