import pg from "pg";
import { PgBoss } from "pg-boss";
import type { Deps } from "../deps.ts";

const housekeeping = "housekeeping";
const keptDeletedDays = 30;

/** Starts the jobs over the database; every server process may run them, each job runs once. */
export async function startJobs(deps: Deps, ownerUrl: string): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 2,
    application_name: "marzipan-jobs",
  });
  boss.on("error", (error: Error) => deps.log.warn({ err: error }, "jobs wait for the database"));
  await boss.start();
  await boss.createQueue(housekeeping);
  await boss.schedule(housekeeping, "17 * * * *");
  await boss.work(housekeeping, async () => {
    await cleanUp(ownerUrl, deps.now());
  });
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 });
  };
}

/**
 * Removes what has had its time: idempotency keys after 24 hours (rulings §8), what was deleted more
 * than 30 days ago (rulings §4), ended sessions, old throttle windows and outbox messages.
 */
export async function cleanUp(ownerUrl: string, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  try {
    await client.query("delete from idempotency where created_at < $1", [before(1)]);
    for (const table of ["orders", "client", "product", "task"]) {
      await client.query(`delete from ${table} where deleted_at < $1`, [before(keptDeletedDays)]);
    }
    await client.query("delete from throttle where window_start < $1", [before(2)]);
    await client.query("delete from email_token where expires_at < $1", [before(7)]);
    await client.query(
      "delete from session where expires_at < $1 or revoked_at < $1 or idle_expires_at < $1",
      [before(30)],
    );
    await client.query("delete from outbox_message where created_at < $1", [before(30)]);
  } finally {
    await client.end();
  }
}
