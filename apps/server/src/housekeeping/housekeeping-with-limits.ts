import type { ClockWatch } from "../platform/time/clock-watch.ts";
import type { Deps } from "../platform/feature/deps.ts";

/**
 * Cleans up, unless the clock has jumped: a clock that is too far ahead would make everything look
 * expired. Then it logs a warning, and the next hourly run tries again.
 */
export async function cleanUpWithLimits(
  { log }: Pick<Deps, "log">,
  clock: ClockWatch,
  cleanUp: () => Promise<void>,
): Promise<void> {
  const jumpedMs = clock.jumpedMs();
  if (jumpedMs === 0) return await cleanUp();
  log.warn({ jumpedMs }, "the clock has jumped: nothing is cleaned up");
}
