import { setTimeout as sleep } from "node:timers/promises";
import type { LiveTopic } from "@marzipan/contract/live-topics";
import type pg from "pg";
import { explainDatabaseError, isBroken } from "./database-errors.ts";
import { createFairTurns } from "./fair-turns.ts";
import { isTransactionOpen, markOpen } from "./open-transaction.ts";
import { provenBusiness, enterStatement, groupOf, isOfStranger } from "./proof.ts";
import type { BusinessId, Entered, ProofKind, ProofOf } from "./proof.ts";
import type { RoleChoice } from "./pool.ts";
import { alsoPlanningOnce, openTx } from "./transaction.ts";
import type { Statement, Tx } from "./transaction.ts";

export type { Statement, Tx } from "./transaction.ts";

/** The proofs that name their business. */
type NamingKind = "session" | "job";

/** What a single statement is made from: the instant, and the business where the proof names it. */
export type Asking<Kind extends ProofKind> = Kind extends NamingKind
  ? { readonly businessId: BusinessId; readonly now: Date }
  : { readonly now: Date };

/** Runs one statement under a proof that was given already, in a single round trip. */
export type Read<Kind extends ProofKind = NamingKind> = <Row extends object>(
  statement: (asking: Asking<Kind>) => Statement<Row>,
) => Promise<{ rows: Row[]; entered: Entered[Kind] }>;

/** A statement that is the same each time, prepared under its own text. */
const statementOf = (text: string): Statement => ({ name: text, text, values: [] });

/** Ends a transaction and keeps what it did. */
const commit = statementOf("commit");

type Mode = "" | "read only" | "isolation level repeatable read read only";

/** The ways to read: the database refuses what would change or lock something. */
export interface Reads {
  /** Runs work in a read-only transaction under a proof. */
  transact: <T, Kind extends ProofKind>(
    proof: ProofOf<Kind>,
    work: (tx: Tx<Kind>) => Promise<T>,
    mode: "read only",
  ) => Promise<T>;
  /**
   * Runs work that reads one unchanging state of the rows for as long as it takes, and changes nothing; it runs once,
   * so that it may send what it reads.
   */
  snapshot: <T, Kind extends ProofKind>(
    proof: ProofOf<Kind>,
    work: (tx: Tx<Kind>) => Promise<T>,
  ) => Promise<T>;
  /** Runs one statement under a proof in a single round trip: BEGIN, check, statement, COMMIT. */
  read: <Row extends object, Kind extends ProofKind>(
    proof: ProofOf<Kind>,
    statement: (asking: Asking<Kind>) => Statement<Row>,
  ) => Promise<{ rows: Row[]; entered: Entered[Kind] }>;
}

/** The way to the database: everything happens inside a transaction under a proof. */
export interface Database extends Reads {
  /**
   * Runs work in a transaction under a proof, in a read-only one where `mode` says so; BEGIN, the check and the first
   * queries share one round trip. Conflicts are retried as a whole, so the work must be repeatable.
   */
  transact: <T, Kind extends ProofKind>(
    proof: ProofOf<Kind>,
    work: (tx: Tx<Kind>) => Promise<T>,
    mode?: "read only",
  ) => Promise<T>;
  /**
   * Returns the ways to read for callers that tolerate rows a few seconds old, except those that they changed themselves:
   * `wroteAtMs` is when their last call that may have changed something was answered, `null` without one of late.
   */
  tolerant: (wroteAtMs: number | null) => Reads;
  /** Calls one of the functions that may be asked without a proof (`app.find_account` and its like); conflicts are retried. */
  lookUp: <Row extends object>(statement: Statement<Row>) => Promise<Row[]>;
  /** Asks whether rows can be read; rejects where they cannot. */
  ping: () => Promise<void>;
  /** How old the replica's state is, in seconds; `null` where there is none. */
  behindSeconds: () => number | null;
  close: () => Promise<void>;
  readonly pool: pg.Pool;
  /** How many calls wait for a connection. */
  waitingCount: () => number;
}

/** What a database needs to be made. */
export interface DatabaseOptions {
  pool: pg.Pool;
  role: RoleChoice;
  now: () => Date;
  /** Called after each commit with the business and the topics that changed. */
  onChange?: (businessId: string, topics: readonly LiveTopic[]) => void;
  /** The rows are spread over nodes by Citus, which plans by the values alone: no statement is planned once. */
  isDistributed?: boolean;
  /** How long a call waits for a connection. */
  longestWaitMs?: number;
  /**
   * Fails work that asks for a second connection while it holds one, which can deadlock the pool
   * under load; on in tests.
   */
  refusesSecond?: boolean;
}

/**
 * How many calls may wait for each connection, and how long: as much as is answered within a
 * second.
 */
const mostWaitingEach = 100;
const longestWaitMs = 5000;

/** The group of callers without a proof that are not told apart. */
const strangers = "strangers";

const mostAttempts = 5;

/** Creates the access to the database over a pool. */
export function createDatabase(options: DatabaseOptions): Database {
  const { pool, now, isDistributed = false } = options;
  const connections = shareConnections(options);
  const begin = (mode: Mode): Statement[] => beginStatements(options, mode);
  const once = <T, Kind extends ProofKind>(
    proof: ProofOf<Kind>,
    work: (tx: Tx<Kind>) => Promise<T>,
    mode: Mode,
  ): Promise<T> => runOnce(options, connections, proof, work, mode);

  async function read<Row extends object, Kind extends ProofKind>(
    proof: ProofOf<Kind>,
    statement: (asking: Asking<Kind>) => Statement<Row>,
  ): Promise<{ rows: Row[]; entered: Entered[Kind] }> {
    const send = () =>
      sendAtOnce(connections, groupOf(proof), isOfStranger(proof), () => {
        const at = now();
        const asking = { businessId: provenBusiness(proof), now: at } as Asking<Kind>;
        const { isPlannedOnce = false, ...asked } = statement(asking);
        const entering = enterStatement(proof, at);
        const isEnteredPlanning = isPlannedOnce && !isDistributed;
        return [
          ...begin("read only"),
          isEnteredPlanning ? alsoPlanningOnce(entering) : entering,
          asked,
          commit,
        ];
      });
    const answers = await repeat(send);
    const entered = answers[begin("read only").length];
    return { rows: answers.at(-2)?.rows as Row[], entered: entered?.rows[0] as Entered[Kind] };
  }

  async function lookUp<Row extends object>({
    group = strangers,
    ...statement
  }: Statement<Row>): Promise<Row[]> {
    const { isLogin } = options.role;
    const asked = isLogin ? [statement] : [...begin(""), statement, commit];
    const answers = await repeat(() => sendAtOnce(connections, group, true, () => asked));
    return answers.at(isLogin ? 0 : -2)?.rows as Row[];
  }

  const reads: Reads = {
    transact: (proof, work, mode) => repeat(() => once(proof, work, mode)),
    snapshot: (proof, work) =>
      once(proof, work, "isolation level repeatable read read only").catch((error: unknown) => {
        throw explainDatabaseError(error);
      }),
    read,
  };
  return {
    ...reads,
    transact: (proof, work, mode) => repeat(() => once(proof, work, mode ?? "")),
    tolerant: () => reads,
    lookUp,
    ping: async () => void (await lookUp({ text: "select 1 as one", values: [] })),
    behindSeconds: () => null,
    pool,
    waitingCount: () => connections.waitingCount(),
    close: () => pool.end(),
  };
}

/** Runs work once, in a transaction of its own. */
async function runOnce<T, Kind extends ProofKind>(
  options: DatabaseOptions,
  connections: Connections,
  proof: ProofOf<Kind>,
  work: (tx: Tx<Kind>) => Promise<T>,
  mode: Mode,
): Promise<T> {
  const group = groupOf(proof);
  const client = await connections.take(group, isOfStranger(proof));
  let broken: Error | undefined;
  try {
    const at = options.now();
    const entering = [...beginStatements(options, mode), enterStatement(proof, at)].map((one) =>
      client.query<Entered[Kind]>(one as pg.QueryConfig),
    );
    const entered = Promise.all(entering).then(
      (answers) => answers.at(-1)?.rows[0] as Entered[Kind],
    );
    entered.catch(() => undefined);
    const isReadOnly = mode.endsWith("read only");
    const opened = openTx<Kind>(client, entered, proof, {
      at,
      isReadOnly,
      plansOnce: !options.isDistributed,
    });
    let result: T;
    try {
      if (proof.kind !== "session" && proof.kind !== "job") await entered;
      result = await markOpen(() => work(opened.tx));
      await entered;
      const committed = await opened.commit();
      // What a hidden failure has undone must not pass for done.
      if (committed.command !== "COMMIT") throw new Error("a failed transaction was committed");
    } catch (error) {
      opened.end();
      const cause = await entered.then(
        () => opened.causeOf(error),
        (refusal: unknown) => refusal,
      );
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
      throw cause;
    }
    opened.finish(options.onChange);
    opened.end();
    return result;
  } finally {
    connections.release(client, group, broken);
  }
}

/** The pool's connections, shared fairly by the groups of callers. */
interface Connections {
  /** Takes a connection in a group's turn; the caller releases it with the group. */
  take: (group: string, isStranger?: boolean) => Promise<pg.PoolClient>;
  release: (client: pg.PoolClient, group: string, broken?: Error) => void;
  waitingCount: () => number;
}

function shareConnections(options: DatabaseOptions): Connections {
  const { pool } = options;
  const { max } = pool.options;
  const turns = createFairTurns({
    connections: max,
    mostWaiting: max * mostWaitingEach,
    longestWaitMs: options.longestWaitMs ?? longestWaitMs,
  });
  return {
    take: async (group, isStranger = false) => {
      if (options.refusesSecond && isTransactionOpen())
        throw new Error("a second connection was asked for while one was held");
      const turn = turns.take(group, isStranger);
      if (turn !== null) await turn;
      try {
        return await pool.connect();
      } catch (error) {
        turns.give(group);
        throw error;
      }
    },
    release: (client, group, broken) => {
      client.release(broken);
      turns.give(group);
    },
    waitingCount: () => turns.waitingCount(),
  };
}

/** What opens a transaction: one statement each, since a distributed PostgreSQL hands on texts of several as they are. */
function beginStatements({ role, isDistributed }: DatabaseOptions, mode: Mode): Statement[] {
  const start = statementOf(`begin ${mode}`.trimEnd());
  if (role.isLogin) return [start];
  // Citus hands on what is set by SET to its nodes, where it would take the owner's functions their rights.
  const set = isDistributed
    ? `select set_config('role', '${role.role}', true)`
    : `set local role "${role.role}"`;
  return [start, { ...statementOf(set), name: "set_role" }];
}

/** Sends statements on one connection at once and returns what each came to; the first failure is thrown. */
async function sendAtOnce(
  connections: Connections,
  group: string,
  isStranger: boolean,
  make: () => readonly Statement<object>[],
): Promise<pg.QueryResult[]> {
  let broken: Error | undefined;
  let client: pg.PoolClient | undefined;
  try {
    client = await connections.take(group, isStranger);
    const asking = client;
    const statements = make();
    try {
      // All are answered at once, in their order: the first failure is the one that made the others fail.
      return await Promise.all(
        statements.map((statement) => asking.query(statement as pg.QueryConfig)),
      );
    } catch (error) {
      if (statements.length > 1) await asking.query("rollback");
      throw error;
    }
  } catch (error) {
    if (isBroken(error)) broken = error as Error;
    throw error;
  } finally {
    if (client) connections.release(client, group, broken);
  }
}

/** Runs what keeps nothing where it fails, again after each conflict with another transaction. */
async function repeat<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === mostAttempts || !isConflict(error)) throw explainDatabaseError(error);
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

const conflictStates = new Set(["40001", "40P01"]);

function isConflict(error: unknown): boolean {
  return conflictStates.has((error as { code?: string }).code ?? "");
}
