import type { Logger } from "pino";
import type pg from "pg";

/** Knows how far a replica has come, and what it has not shown yet of what this server knows to be written. */
export interface ReplicaWatch {
  /** Returns whether the replica is used: it answers, and is at most five seconds behind. */
  isFresh(): boolean;
  /** Returns whether the replica has what was written until an instant of the database's clock; `null` for nothing. */
  hasSince(wroteAtMs: number | null): boolean;
  /** Returns whether the replica has what this server heard of a business. */
  hasChangesOf(businessId: string): boolean;
  /** Notes that a business changed; `null` when any may have. */
  noteChange(businessId: string | null): void;
  /** Notes that the replica did not answer: it is left alone until it does. */
  noteReplicaLost(): void;
  isPrimaryLost(): boolean;
  isReplicaLost(): boolean;
  /** How old the replica's state is, in seconds; `Infinity` before it was first known. */
  behindSeconds(): number;
  /** Looks once more at both; it runs by itself twice a second. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** What a watch needs: pools of its own, so that no call's waiting delays it. */
export interface WatchOptions {
  primary: pg.Pool;
  replica: pg.Pool;
  now: () => Date;
  log: Pick<Logger, "warn">;
}

/** The most that a replica's state may be behind to be read, in milliseconds. */
const mostBehindMs = 5000;
const everyMs = 500;
/** Anyone who has not answered after this long is lost. */
const answerMs = 2000;
/** What the clocks of two servers, which both follow the database's, may differ by. */
const slackMs = 500;

/** Where the primary stood when it was asked. */
interface Sample {
  /** By this process's monotonic clock, before asking. */
  askedAt: number;
  /** By the database's clock. */
  askedAtMs: number;
  position: bigint;
}

const primaryText = "select pg_current_wal_insert_lsn()::text as position";
const replicaText = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end)::text as position`;

/**
 * Watches a replica: what the primary had written when it was asked, the replica shows once it has replayed that
 * position. So each server knows by itself until when the replica's state is whole.
 */
export function watchReplica({ primary, replica, now, log }: WatchOptions): ReplicaWatch {
  const changes = new Map<string, number>();
  let samples: Sample[] = [];
  let anyChange = -Infinity;
  let shown = { askedAt: -Infinity, askedAtMs: -Infinity };
  let lost = { primary: false, replica: false };
  let looking: Promise<void> | undefined;

  const note = (place: "primary" | "replica", isLost: boolean, error?: unknown): void => {
    if (isLost && !lost[place]) log.warn({ err: error }, `the ${place} database does not answer`);
    lost = { ...lost, [place]: isLost };
  };

  async function askPrimary(): Promise<void> {
    const [askedAt, askedAtMs] = [performance.now(), now().getTime()];
    try {
      const position = await askPosition(primary, primaryText);
      note("primary", false);
      // After a fail-over positions begin again.
      if (position < (samples.at(-1)?.position ?? 0n)) samples = [];
      samples.push({ askedAt, askedAtMs, position });
    } catch (error) {
      note("primary", true, error);
    }
  }

  async function askReplica(): Promise<void> {
    try {
      const position = await askPosition(replica, replicaText);
      note("replica", false);
      const reached = samples.findLast((sample) => sample.position <= position);
      if (!reached) return;
      shown = reached;
      samples = samples.filter(({ askedAt }) => askedAt > reached.askedAt);
      for (const [businessId, at] of changes) if (at < reached.askedAt) changes.delete(businessId);
    } catch (error) {
      note("replica", true, error);
    }
  }

  const look = (): Promise<void> =>
    (looking ??= Promise.all([askPrimary().then(askReplica), lost.primary && askReplica()]).then(
      () => {
        // A replica that makes no progress is not waited for without an end.
        samples = samples.slice(-200);
        looking = undefined;
      },
    ));
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();

  return {
    isFresh: () => !lost.replica && performance.now() - shown.askedAt <= mostBehindMs,
    hasSince: (wroteAtMs) => wroteAtMs === null || wroteAtMs + slackMs < shown.askedAtMs,
    hasChangesOf: (businessId) =>
      anyChange < shown.askedAt && (changes.get(businessId) ?? -Infinity) < shown.askedAt,
    noteChange: (businessId) => {
      const at = performance.now();
      if (businessId === null) anyChange = at;
      else changes.set(businessId, at);
    },
    noteReplicaLost: () => {
      lost = { ...lost, replica: true };
    },
    isPrimaryLost: () => lost.primary,
    isReplicaLost: () => lost.replica,
    behindSeconds: () => (performance.now() - shown.askedAt) / 1000,
    look,
    stop: async () => {
      clearInterval(timer);
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

/** Asks a database for its position in the log of changes; rejects when it takes too long. */
async function askPosition(pool: pg.Pool, text: string): Promise<bigint> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // An answer that lies ready after this process stood still is taken first.
      setImmediate(() => reject(new Error(`no answer within ${answerMs} ms`)));
    }, answerMs);
  });
  try {
    const { rows } = await Promise.race([pool.query<{ position: string | null }>(text), late]);
    const [high = "0", low = "0"] = (rows[0]?.position ?? "0/0").split("/");
    return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  } finally {
    clearTimeout(timer);
  }
}
