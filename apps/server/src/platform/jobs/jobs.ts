import { PgBoss } from "pg-boss";
import type { Deps } from "../deps.ts";

const housekeeping = "housekeeping";

/** What runs besides answering calls. */
export interface Jobs {
  /** Removes what has had its time; runs every hour. */
  cleanUp(): Promise<void>;
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
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 });
  };
}
