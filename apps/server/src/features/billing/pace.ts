import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../platform/errors/app-error.ts";

/** So many of one sender are taken in a second; the others wait, so that a thousand at once leave room for everyone else. */
const perSecond = 250;
/** The longest wait: the provider counts an answer after 5 s as none, and sends what was refused again. */
const longestWaitMs = 4600;
const mostSenders = 1000;

/** A gate that lets the requests of each sender through one after the other. */
export interface Pace {
  /** Returns once the request of the sender may go on. */
  enter(sender: string): Promise<void>;
  /** Whether requests wait for their turn. */
  isBusy(): boolean;
}

/** Creates a gate with a steady pace. */
export function createPace(now: () => number = () => performance.now()): Pace {
  const nextAt = new Map<string, number>();
  let waiting = 0;

  async function enter(sender: string): Promise<void> {
    const at = now();
    const turn = Math.max(at, nextAt.get(sender) ?? at);
    const waitMs = turn - at;
    if (waitMs > longestWaitMs) throw new AppError("unavailable");
    if (!nextAt.has(sender) && nextAt.size >= mostSenders) nextAt.clear();
    nextAt.set(sender, turn + 1000 / perSecond);
    if (waitMs < 1) return;
    waiting += 1;
    await sleep(waitMs);
    waiting -= 1;
  }

  return { enter, isBusy: () => waiting > 0 };
}
