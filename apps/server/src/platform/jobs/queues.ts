import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";

/** A job that runs by the clock, and when it is asked for. */
export interface JobSpec {
  name: string;
  /** When it runs by itself, as a cron line in UTC. */
  cron: string;
  /** How long one run may take before it counts as hung. */
  mostSeconds: number;
  run: () => Promise<void>;
  /** Receives the function to call when the job is wanted at once; one waits at most beside those that run. */
  whenAsked?: (ask: () => void) => void;
  /** How many run at the same time in one process. */
  atOnce?: number;
  pollSeconds?: number;
}

/** How often and after which pause a failed run is tried again; the pause grows twofold. */
export interface Repetition {
  times: number;
  pauseSeconds: number;
}

const usualRepetition: Repetition = { times: 3, pauseSeconds: 20 };

const givenUp = "given-up";

/** Logs each run that was given up, once over all server processes. */
export async function hearGivenUp(boss: PgBoss, log: Pick<Logger, "error">): Promise<void> {
  await boss.createQueue(givenUp);
  await boss.work<{ job?: string }, void, { includeMetadata: true }>(
    givenUp,
    { includeMetadata: true },
    async (jobs) => {
      for (const { data, output } of jobs)
        log.error({ job: data?.job, why: output }, "a job was given up until its next time");
    },
  );
}

/**
 * Creates a job's queue and works on it. A run that fails or exceeds its time is retried, then
 * given up; the next scheduled run starts afresh.
 */
export async function openQueue(
  boss: PgBoss,
  log: Pick<Logger, "warn">,
  spec: JobSpec,
  { times, pauseSeconds }: Repetition = usualRepetition,
): Promise<void> {
  const { name, cron, mostSeconds, run, whenAsked, atOnce = 1, pollSeconds = 2 } = spec;
  const options = {
    expireInSeconds: mostSeconds,
    retryLimit: times,
    retryDelay: pauseSeconds,
    retryBackoff: pauseSeconds > 0,
    deadLetter: givenUp,
  };
  await boss.createQueue(name, { policy: whenAsked ? "short" : "standard", ...options });
  // A queue that an earlier version created keeps that version's options until they are updated.
  await boss.updateQueue(name, options);
  const data = { job: name };
  await boss.schedule(name, cron, data);
  for (let worker = 0; worker < atOnce; worker += 1)
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, run);
  whenAsked?.(() => {
    boss
      .send(name, data)
      .catch((error: unknown) => log.warn({ err: error, job: name }, "a job waits for its time"));
  });
}
