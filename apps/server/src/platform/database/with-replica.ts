import { AppError } from "../errors/app-error.ts";
import type { Database, Reads } from "./database.ts";
import { provenBusiness } from "./proof.ts";
import type { Proof, ProofKind, ProofOf } from "./proof.ts";
import type { ReplicaWatch } from "./replica-watch.ts";

/**
 * Creates the access to a database that has a replica: reads that tolerate it go there while it shows what the asker and
 * their business changed; all others go there only while the primary does not answer
 * (docs/decisions/0042-reads-from-a-replica.md).
 */
export function withReplica(primary: Database, replica: Database, watch: ReplicaWatch): Database {
  async function fromPrimary<T>(ask: (from: Reads) => Promise<T>): Promise<T> {
    if (watch.isPrimaryLost() && !watch.isReplicaLost()) return await ask(replica);
    try {
      return await ask(primary);
    } catch (error) {
      if (!isLoss(error) || watch.isReplicaLost()) throw error;
      return await ask(replica);
    }
  }

  async function fromReplica<T>(ask: (from: Reads) => Promise<T>): Promise<T> {
    try {
      return await ask(replica);
    } catch (error) {
      if (isLoss(error)) watch.noteReplicaLost();
      // What is refused may only not have arrived yet.
      else if (!isRefusal(error) || watch.isPrimaryLost()) throw error;
      return await ask(primary);
    }
  }

  /** Returns whether the replica shows what the asker wrote; while the primary is lost it is all there is. */
  const hasWritten = (wroteAtMs: number | null): boolean =>
    watch.isPrimaryLost() ? !watch.isReplicaLost() : watch.isFresh() && watch.hasSince(wroteAtMs);

  /** Returns whether it shows what the business's pages were told of, which they ask for again. */
  const hasTold = (proof: Proof): boolean => {
    const businessId = provenBusiness(proof);
    return watch.isPrimaryLost() || businessId === null || watch.hasChangesOf(businessId);
  };

  const readsOf = (isReplicaGood: () => boolean): Reads => ({
    transact: (proof, work, mode) => {
      const from = isReplicaGood() && hasTold(proof) ? fromReplica : fromPrimary;
      return from((place) => place.transact(proof, work, mode));
    },
    // What is exported is not asked for again when something changes.
    snapshot: (proof, work) => {
      const from = isReplicaGood() ? fromReplica : fromPrimary;
      return onceBegun(from, (place, begin) =>
        place.snapshot(proof, (tx) => {
          begin();
          return work(tx);
        }),
      );
    },
    read: async <Row extends object, Kind extends ProofKind>(
      proof: ProofOf<Kind>,
      statement: Parameters<typeof primary.read<Row, Kind>>[1],
    ) => {
      const ask = (place: Reads) => place.read<Row, Kind>(proof, statement);
      if (!isReplicaGood() || !hasTold(proof)) return await fromPrimary(ask);
      const answer = await fromReplica(ask);
      // A menu's address names no business before it was entered.
      const isKnown = provenBusiness(proof) !== null || watch.isPrimaryLost();
      const hasAll = isKnown || watch.hasChangesOf(answer.entered.business_id);
      return hasAll ? answer : await fromPrimary(ask);
    },
  });

  const strict = readsOf(() => false);
  return {
    ...strict,
    transact: (proof, work, mode) =>
      mode ? strict.transact(proof, work, mode) : primary.transact(proof, work),
    tolerant: (wroteAtMs) => readsOf(() => hasWritten(wroteAtMs)),
    lookUp: (statement) => primary.lookUp(statement),
    ping: () => {
      const [first, second] = watch.isPrimaryLost() ? [replica, primary] : [primary, replica];
      return first.ping().catch(() => second.ping());
    },
    behindSeconds: () => watch.behindSeconds(),
    pool: primary.pool,
    waitingCount: () => primary.waitingCount() + replica.waitingCount(),
    close: async () => {
      await Promise.all([watch.stop(), primary.close(), replica.close()]);
    },
  };
}

/** Asks as `from` does, but does not ask a second place once the work has begun, which may have sent something. */
async function onceBegun<T>(
  from: (ask: (place: Reads) => Promise<T>) => Promise<T>,
  ask: (place: Reads, begin: () => void) => Promise<T>,
): Promise<T> {
  let cause: { error: unknown } | undefined;
  return await from(async (place) => {
    if (cause) throw cause.error;
    let hasBegun = false;
    try {
      return await ask(place, () => {
        hasBegun = true;
      });
    } catch (error) {
      if (hasBegun) cause = { error };
      throw error;
    }
  });
}

const tooSlow = "57014";

/** Returns whether a database could not be asked; a queue that is full or a slow statement says nothing of another one. */
function isLoss(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== "unavailable") return false;
  return error.cause !== undefined && (error.cause as { code?: string } | null)?.code !== tooSlow;
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}
