import type { Logger } from "pino";
import type { Database } from "../database/database.ts";

/** A clock that all server processes on one database share: the database's own. */
export interface DatabaseClock {
  now: () => Date;
  /** Asks the database for the time, and again each minute; fails when it cannot be asked the first time. */
  start(): Promise<void>;
  stop(): void;
}

/** What a clock is made of. */
export interface ClockOptions {
  database: Pick<Database, "lookUp">;
  log: Pick<Logger, "warn">;
  /** This machine's own clock in milliseconds, until the database was asked. */
  machineMs?: () => number;
  /** How many days the clock is ahead of the database's. */
  shiftDays?: number;
}

const dayMs = 86_400_000;
const everyMs = 60_000;
/** An answer that took longer than this, in milliseconds, is discarded as too inexact. */
const longestAnswerMs = 1000;

/**
 * Makes a clock that follows the database's, so that all server processes agree: the clocks of two
 * machines may differ, and one may be set while the server runs, which would put stored instants
 * into the future or expire them early. Between two returns it advances by the monotonic clock.
 */
export function createDatabaseClock({
  database,
  log,
  machineMs = Date.now,
  shiftDays = 0,
}: ClockOptions): DatabaseClock {
  let baseMs = machineMs();
  let readAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    const began = performance.now();
    const [row] = await database.lookUp<{ now: Date }>({
      name: "clock",
      text: "select clock_timestamp() as now",
      values: [],
    });
    const ended = performance.now();
    if (!row || (timer !== undefined && ended - began > longestAnswerMs)) return;
    baseMs = row.now.getTime();
    readAt = (began + ended) / 2;
  }

  return {
    now: () => new Date(baseMs + performance.now() - readAt + shiftDays * dayMs),
    start: async () => {
      await ask();
      timer = setInterval(() => {
        ask().catch((error: unknown) => log.warn({ err: error }, "the clock goes on by itself"));
      }, everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
