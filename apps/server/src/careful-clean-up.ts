import type { ClockWatch } from "./platform/clock-watch.ts";
import type { Deps } from "./platform/deps.ts";

/**
 * Cleans up, unless the clock has jumped: it would take what still has its time. Then the log says so, and the next
 * hour tries again.
 */
export async function cleanUpCarefully(
  { log }: Pick<Deps, "log">,
  clock: ClockWatch,
  cleanUp: () => Promise<void>,
): Promise<void> {
  const jumpedMs = clock.jumpedMs();
  if (jumpedMs === 0) return await cleanUp();
  log.warn({ jumpedMs }, "the clock has jumped: nothing is cleaned up");
}
