import { PgBoss } from "pg-boss";
import type { ConstructorOptions } from "pg-boss";
import type { OpenedDatabase } from "../database/open-database.ts";
import type { Deps } from "../feature/deps.ts";
import { createSparseWarning } from "../errors/sparse-warning.ts";
import { hearGivenUp, openQueue } from "./queues.ts";
import type { JobSpec } from "./queues.ts";

/** How long the runner of the jobs waits for an answer of the database before it asks again. */
const answerLimitMs = 60_000;

/** Starts the jobs over the owner's database; every server process may run them, each job runs once. */
export async function startJobs(
  deps: Pick<Deps, "log">,
  { ownerUrl, isDistributed }: Pick<OpenedDatabase, "ownerUrl" | "isDistributed">,
  specs: readonly JobSpec[],
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 2,
    application_name: "marzipan-jobs",
    query_timeout: answerLimitMs,
    keepAlive: true,
    // The queue's texts of several statements stay on the coordinator: with their SET they would go to the nodes whole.
    ...(isDistributed ? { options: "-c citus.propagate_set_commands=none" } : {}),
  } as ConstructorOptions);
  const warn = createSparseWarning(deps.log, "jobs wait for the database");
  boss.on("error", warn);
  await boss.start();
  await hearGivenUp(boss, deps.log);
  for (const spec of specs) await openQueue(boss, deps.log, spec);
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 });
  };
}
