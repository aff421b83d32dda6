import { setTimeout as sleep } from "node:timers/promises";

/** Answers what the work does, after at least so many milliseconds: its own speed then tells nothing. */
export async function atLeast<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(leastMs)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
