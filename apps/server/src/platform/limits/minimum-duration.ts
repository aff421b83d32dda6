import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs work and answers no earlier than after `leastMs`, so that its duration reveals nothing
 * (timing attack), such as whether an account exists.
 */
export async function atLeast<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(leastMs)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
