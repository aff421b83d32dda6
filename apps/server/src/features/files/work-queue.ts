import { AppError } from "../../platform/app-error.ts";

/** Runs heavy work a few at a time. */
export interface WorkQueue {
  /** Runs work when its turn comes; refused with `unavailable` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a queue that runs `atOnce` pieces of work at a time and lets `mostWaiting` wait. */
export function createQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new AppError("unavailable");
    // Who leaves hands its place on, so that `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
