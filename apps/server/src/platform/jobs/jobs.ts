import { PgBoss } from "pg-boss";
import type { ConstructorOptions } from "pg-boss";
import type { Deps } from "../deps.ts";
import { createSparseWarning } from "../sparse-warning.ts";
import { hearGivenUp, openQueue } from "./queues.ts";
import type { JobSpec } from "./queues.ts";

/** What runs besides answering calls. */
export interface Jobs {
  /** Removes what has expired; runs every hour. */
  cleanUp(): Promise<void>;
  /** Sends reminders that are due; runs every hour. */
  tellInTime(): Promise<void>;
  /** Creates repeating records that are due; runs every hour. */
  repeatDue(): Promise<void>;
  /** Reads the receipts that wait, one after the other; runs when asked for, and every minute. */
  readReceipts(): Promise<void>;
  /** Adds AVIF forms to one picture that waits; runs when asked for, and every minute. */
  addAvif(): Promise<void>;
}

const everyMinute = "* * * * *";
const hour = 3600;

/** How long the runner of the jobs waits for an answer of the database before it asks anew. */
const answerLimitMs = 60_000;

/** Starts the jobs over the database; every server process may run them, each job runs once. */
export async function startJobs(
  deps: Deps,
  ownerUrl: string,
  jobs: Jobs,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 2,
    application_name: "marzipan-jobs",
    query_timeout: answerLimitMs,
    keepAlive: true,
  } as ConstructorOptions);
  const warn = createSparseWarning(deps.log, "jobs wait for the database");
  boss.on("error", warn);
  await boss.start();
  await hearGivenUp(boss, deps.log);
  for (const spec of specsOf(deps, jobs)) await openQueue(boss, deps.log, spec);
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 });
  };
}

function specsOf(deps: Deps, jobs: Jobs): JobSpec[] {
  return [
    {
      name: "housekeeping",
      cron: "17 * * * *",
      mostSeconds: hour,
      run: () => jobs.cleanUp(),
    },
    { name: "tell-in-time", cron: "7 * * * *", mostSeconds: 900, run: () => jobs.tellInTime() },
    { name: "repeat-due", cron: "27 * * * *", mostSeconds: 900, run: () => jobs.repeatDue() },
    // Every server process reads one receipt at a time.
    {
      name: "read-receipts",
      cron: everyMinute,
      mostSeconds: hour,
      pollSeconds: 1,
      run: () => jobs.readReceipts(),
      whenAsked: (ask) => deps.readingWake.whenAsked(ask),
    },
    // One picture at a time with a pause in between, since no user waits for it.
    {
      name: "add-avif",
      cron: everyMinute,
      mostSeconds: 900,
      run: () => jobs.addAvif(),
      whenAsked: (ask) => deps.avifWake.whenAsked(ask),
    },
    // Each message requests a delivery; a run each minute takes the retries. Two at a time, so that
    // a text message is sent while a mail server hangs.
    {
      name: "deliver-messages",
      cron: everyMinute,
      mostSeconds: 900,
      atOnce: 2,
      run: () => deps.messenger.deliverDue(),
      whenAsked: (ask) => deps.messenger.whenQueued(ask),
    },
  ];
}
