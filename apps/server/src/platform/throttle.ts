import type { Database } from "./database/database.ts";

/** A window in which acts are counted: how long it lasts and how many it allows. */
export interface Window {
  lengthMs: number;
  most: number;
}

/** Answers when the window began that an instant lies in. */
export const startOf = (window: Window, now: Date): Date =>
  new Date(Math.floor(now.getTime() / window.lengthMs) * window.lengthMs);

/** Counts an act and answers whether it was one too many; shared by all server processes. */
export async function hitThrottle(
  database: Database,
  key: string,
  window: Window,
  now: Date,
): Promise<boolean> {
  const rows = await database.lookUp<{ hit: number }>({
    name: "throttle_hit",
    text: "select app.hit($1, $2) as hit",
    values: [key, startOf(window, now)],
  });
  return (rows[0]?.hit ?? 0) > window.most;
}

/** Answers how many acts are counted in the window now. */
export async function countThrottle(
  database: Database,
  key: string,
  window: Window,
  now: Date,
): Promise<number> {
  const rows = await database.lookUp<{ hits: number }>({
    name: "throttle_count",
    text: "select app.count_hits($1, $2) as hits",
    values: [key, startOf(window, now)],
  });
  return rows[0]?.hits ?? 0;
}

/** Forgets what was counted under a key. */
export async function forgetThrottle(database: Database, key: string): Promise<void> {
  await database.lookUp({ text: "select app.forget_hits($1)", values: [key] });
}

/** Answers the whole seconds until a window ends. */
export function secondsLeft(window: Window, now: Date): number {
  return Math.ceil((startOf(window, now).getTime() + window.lengthMs - now.getTime()) / 1000);
}
