import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";

/** How many unknown addresses one visitor may try. */
const misses: Window = { lengthMs: 10 * 60_000, most: 60 };

/**
 * Refuses an unknown address or token with `not_found`, and after many misses of one visitor with `rate_limited`. What
 * is known is answered all the same: many people may be behind one visitor's address. Addresses of menus are made
 * to be known, and tokens too long to be guessed.
 */
export async function missMenu(deps: Deps, visitor: string): Promise<never> {
  await countAct(deps, { key: `menu-miss:${visitor}`, window: misses, refusal: "rate_limited" });
  throw new AppError("not_found");
}
