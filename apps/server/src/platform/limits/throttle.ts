import type { ErrorCode } from "@marzipan/contract/errors";
import { AppError } from "../errors/app-error.ts";
import type { Database, Statement, Tx } from "../database/database.ts";

/** How many acts a window allows; it lasts `lengthMs` from the first of them. */
export interface Window {
  lengthMs: number;
  most: number;
}

/** What is counted: acts under a key in a window. */
export interface Counted {
  key: string;
  window: Window;
}

/** What may be done so often; one too many is refused with a code. */
export interface Limit extends Counted {
  refusal: ErrorCode;
}

/** The ways to the database and the clock that counting needs. */
export interface Counting {
  database: Pick<Database, "lookUp">;
  now: () => Date;
}

interface Hit {
  hits: number;
  ends_at: Date;
}

function hit({ key, window }: Counted, now: Date): Statement {
  return {
    name: "throttle_hit",
    group: key,
    text: "select * from app.hit($1, $2::interval, $3)",
    values: [key, `${window.lengthMs} milliseconds`, now],
  };
}

function judge({ window, refusal }: Limit, rows: readonly Hit[], now: Date): number {
  const [counted] = rows;
  if (!counted) throw new Error("counting answered nothing");
  const seconds = secondsUntil(counted.ends_at, now);
  if (counted.hits > window.most) throw new AppError(refusal, { seconds });
  return seconds;
}

/** Returns the whole seconds until an instant, at least one. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

/**
 * Counts an act before it is done, over all server processes; one too many is refused with the seconds to wait.
 * Returns the seconds until the window ends.
 */
export async function countAct(counting: Counting, limit: Limit): Promise<number> {
  const now = counting.now();
  return judge(limit, await counting.database.lookUp<Hit>(hit(limit, now)), now);
}

/** Counts an act in its own transaction: it counts if what is done there is kept. */
export async function countActIn(tx: Tx, limit: Limit): Promise<number> {
  return judge(limit, await tx.query<Hit>(hit(limit, tx.now)), tx.now);
}

/** Counts an act and returns whether it was one too many, where that is no refusal. */
export async function isOneTooMany(counting: Counting, counted: Counted): Promise<boolean> {
  const rows = await counting.database.lookUp<Hit>(hit(counted, counting.now()));
  return (rows[0]?.hits ?? 0) > counted.window.most;
}

/** Counts an act in its own transaction and returns whether it was one too many. */
export async function isOneTooManyIn(tx: Tx, counted: Counted): Promise<boolean> {
  const rows = await tx.query<Hit>(hit(counted, tx.now));
  return (rows[0]?.hits ?? 0) > counted.window.most;
}

/** Takes acts back that need not count after all: what was tried was right, or was not looked at. */
export async function takeBackActs(
  { database }: Pick<Counting, "database">,
  ...keys: string[]
): Promise<void> {
  await database.lookUp({
    name: "throttle_take_back",
    text: "select app.take_back_hit(key) from unnest($1::text[]) as key",
    values: [keys],
  });
}

/** Forgets what was counted under a key. */
export async function forgetActs(
  { database }: Pick<Counting, "database">,
  key: string,
): Promise<void> {
  await database.lookUp({ text: "select app.forget_hits($1)", values: [key] });
}
