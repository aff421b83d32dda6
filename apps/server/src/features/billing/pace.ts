import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../platform/app-error.ts";

/** So many of one sender are taken in a second; the others wait, so that a thousand at once leave room for everybody else. */
const perSecond = 230;
/** Longer nobody waits: the provider counts an answer after 5 s as none, and sends what was refused again. */
const longestWaitMs = 4600;
const mostSenders = 1000;

/** Makes a gate that lets the requests of each sender through one after the other, at a steady pace. */
export function createPace(
  now: () => number = () => performance.now(),
): (sender: string) => Promise<void> {
  const nextAt = new Map<string, number>();
  return async (sender) => {
    const at = now();
    const turn = Math.max(at, nextAt.get(sender) ?? at);
    const waitMs = turn - at;
    if (waitMs > longestWaitMs) throw new AppError("unavailable");
    if (!nextAt.has(sender) && nextAt.size >= mostSenders) nextAt.clear();
    nextAt.set(sender, turn + 1000 / perSecond);
    if (waitMs >= 1) await sleep(waitMs);
  };
}
