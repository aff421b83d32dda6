import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { countAct } from "../../platform/throttle.ts";
import type { Window } from "../../platform/throttle.ts";

/** How many addresses that lead nowhere one visitor may try. */
const misses: Window = { lengthMs: 10 * 60_000, most: 60 };

/** Refuses an address or token that leads nowhere with `not_found`, and after many of them with `rate_limited`. */
export async function missMenu(deps: Deps, visitor: string): Promise<never> {
  await countAct(deps, { key: `menu-miss:${visitor}`, window: misses, refusal: "rate_limited" });
  throw new AppError("not_found");
}
