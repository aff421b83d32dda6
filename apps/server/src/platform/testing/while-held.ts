import pg from "pg";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** What holds a lock while acts wait. */
export interface Holder {
  /** Returns how many rows of a query no one else has locked. */
  countFree: (query: string, values: readonly unknown[]) => Promise<number>;
}

/**
 * Holds what a statement of the owner locks until all acts wait for a lock, each before the next begins, and
 * `look` is done; returns what the acts came to.
 */
export async function whileHeld<const T extends readonly (() => PromiseLike<unknown>)[]>(
  test: Pick<TestApp, "ownerUrl" | "asOwner">,
  lock: { text: string; values: readonly unknown[] },
  acts: T,
  look: (holder: Holder) => Promise<void> = async () => undefined,
): Promise<{ -readonly [Place in keyof T]: Awaited<ReturnType<T[Place]>> }> {
  const client = new pg.Client({ connectionString: test.ownerUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(lock.text, [...lock.values]);
    const going: PromiseLike<unknown>[] = [];
    for (const act of acts) {
      going.push(Promise.resolve(act()));
      await expect.poll(() => countWaiting(test)).toBe(going.length);
    }
    await look({
      countFree: async (query, values) =>
        (await client.query(`${query} for update skip locked`, [...values])).rowCount ?? 0,
    });
    await client.query("commit");
    return (await Promise.all(going)) as never;
  } finally {
    await client.end();
  }
}

async function countWaiting(test: Pick<TestApp, "asOwner">): Promise<number> {
  const [row] = await test.asOwner<{ count: number }>(
    "select count(distinct pid)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
}
