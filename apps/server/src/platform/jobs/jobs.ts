import { PgBoss } from "pg-boss";
import type { ConstructorOptions } from "pg-boss";
import type { Deps } from "../deps.ts";
import { createSparseWarning } from "../sparse-warning.ts";
import { hearGivenUp, openQueue } from "./queues.ts";
import type { JobSpec } from "./queues.ts";

/** What runs besides answering calls. */
export interface Jobs {
  /** Removes what has had its time; runs every hour. */
  cleanUp(): Promise<void>;
  /** Tells people what they should know in time; runs every hour. */
  tellInTime(): Promise<void>;
  /** Makes anew what repeats and is due; runs every hour. */
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
    // A picture at a time with a rest in between: nobody waits for them.
    {
      name: "add-avif",
      cron: everyMinute,
      mostSeconds: 900,
      run: () => jobs.addAvif(),
      whenAsked: (ask) => deps.avifWake.whenAsked(ask),
    },
    // Each message asks for a delivery, and one a minute takes what is tried again. Two at a time, so that a text
    // message goes while a mail server hangs.
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
