import { PgBoss } from "pg-boss";
import type { Deps } from "../deps.ts";

const housekeeping = "housekeeping";
const delivery = "deliver-messages";
const telling = "tell-in-time";
const repeating = "repeat-due";
const reading = "read-receipts";
const smaller = "add-avif";

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
  });
  boss.on("error", (error: Error) => deps.log.warn({ err: error }, "jobs wait for the database"));
  await boss.start();
  await boss.createQueue(housekeeping);
  await boss.schedule(housekeeping, "17 * * * *");
  await boss.work(housekeeping, () => jobs.cleanUp());
  await boss.createQueue(telling);
  await boss.schedule(telling, "7 * * * *");
  await boss.work(telling, () => jobs.tellInTime());
  await boss.createQueue(repeating);
  await boss.schedule(repeating, "27 * * * *");
  await boss.work(repeating, () => jobs.repeatDue());
  // One waits at most beside those that run: every server process reads one receipt at a time.
  await boss.createQueue(reading, { policy: "short", expireInSeconds: 3600 });
  await boss.schedule(reading, "* * * * *");
  await boss.work(reading, { pollingIntervalSeconds: 1 }, () => jobs.readReceipts());
  deps.readingWake.whenAsked(() => {
    boss
      .send(reading)
      .catch((error: unknown) => deps.log.warn({ err: error }, "a reading waits for its minute"));
  });
  // A picture at a time with a rest in between: nobody waits for them.
  await boss.createQueue(smaller, { policy: "short" });
  await boss.schedule(smaller, "* * * * *");
  await boss.work(smaller, () => jobs.addAvif());
  deps.avifWake.whenAsked(() => {
    boss
      .send(smaller)
      .catch((error: unknown) => deps.log.warn({ err: error }, "a picture waits for its minute"));
  });
  // Each message asks for a delivery; one waits at most, and one a minute takes what is tried again.
  await boss.createQueue(delivery, { policy: "short" });
  await boss.schedule(delivery, "* * * * *");
  await boss.work(delivery, () => deps.messenger.deliverDue());
  deps.messenger.whenQueued(() => {
    boss
      .send(delivery)
      .catch((error: unknown) => deps.log.warn({ err: error }, "a delivery waits for its minute"));
  });
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 });
  };
}
