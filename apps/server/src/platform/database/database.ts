import { setTimeout as sleep } from "node:timers/promises";
import type { LiveTopic } from "@marzipan/contract/live-topics";
import type pg from "pg";
import { explainDatabaseError, isBroken } from "./database-errors.ts";
import { createFairTurns } from "./fair-turns.ts";
import { isTransactionOpen, markOpen } from "./open-transaction.ts";
import { enterStatement, groupOf, isOfStranger } from "./proof.ts";
import type { BusinessId, Proof, SessionRow } from "./proof.ts";
import type { RoleChoice } from "./pool.ts";

/** Anything that Kysely can turn into SQL; `Row` is what a row of its answer looks like. */
export interface Compilable<Row> {
  compile(): { sql: string; parameters: readonly unknown[]; query: unknown; readonly __row?: Row };
  execute(): Promise<Row[]>;
}

/** A hand-written statement; with a name it is prepared once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values: readonly unknown[];
  /**
   * The group that takes a turn at the connections when no proof names one: a client's address, or
   * the key that is counted.
   */
  group?: string;
}

/** One transaction under one proof. */
export interface Tx {
  readonly businessId: BusinessId;
  /**
   * Resolves when the proof was accepted; needed only by work that reads the session before its
   * first query.
   */
  readonly entered: Promise<SessionRow>;
  readonly now: Date;
  /** Runs a Kysely query and answers its rows. */
  rows: <Row>(query: Compilable<Row>) => Promise<Row[]>;
  /** Runs a Kysely query and answers its first row. */
  row: <Row>(query: Compilable<Row>) => Promise<Row | undefined>;
  /** Runs a hand-written statement and answers its rows. */
  query: <Row extends object>(statement: Statement) => Promise<Row[]>;
  /**
   * Runs the last statement in one round trip with the commit. When it or one before it fails, nothing is
   * kept; afterwards nothing can be asked any more, and what it answers is kept whatever becomes of the work.
   */
  commitWith: <Row extends object>(statement: Statement) => Promise<Row[]>;
  /**
   * Says what will have changed when this commits; told to the business's devices afterwards. For jobs and customers'
   * calls alone: what a signed-in person's call changes stands on its endpoint.
   */
  changed: (...topics: LiveTopic[]) => void;
  /** Runs after the commit, and never when it fails. */
  afterCommit: (act: () => void) => void;
}

/** The way to the database: everything happens inside a transaction under a proof. */
export interface Database {
  /**
   * Runs work in a transaction under a proof; BEGIN, the check and the first queries share one
   * round trip. Conflicts are retried as a whole, so the work must be repeatable.
   */
  transact: <T>(proof: Proof, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Runs one statement under a proof in a single round trip: BEGIN, check, statement, COMMIT. */
  read: <Row extends object>(
    proof: Proof,
    statement: (now: Date) => Statement,
  ) => Promise<{ rows: Row[]; session: SessionRow }>;
  /** Calls one of the functions that may be asked without a proof (`app.find_account` and its like). */
  lookUp: <Row extends object>(statement: Statement) => Promise<Row[]>;
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

/** Makes the way to the database over a pool. */
export function createDatabase(options: DatabaseOptions): Database {
  const { pool, now } = options;
  const { max } = pool.options;
  const turns = createFairTurns({
    connections: max,
    mostWaiting: max * mostWaitingEach,
    longestWaitMs: options.longestWaitMs ?? longestWaitMs,
  });

  /** Takes a connection in a group's turn; whoever takes one releases it with the group. */
  async function take(group: string, isStranger = false): Promise<pg.PoolClient> {
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
  }

  function release(client: pg.PoolClient, group: string, broken?: Error): void {
    client.release(broken);
    turns.give(group);
  }

  const begin = (isReadOnly: boolean): string => {
    const start = isReadOnly ? "begin read only" : "begin";
    return options.role.isLogin ? start : `${start}; set local role "${options.role.role}"`;
  };

  async function once<T>(proof: Proof, work: (tx: Tx) => Promise<T>): Promise<T> {
    const group = groupOf(proof);
    const client = await take(group, isOfStranger(proof));
    let broken: Error | undefined;
    try {
      const at = now();
      const began = client.query(begin(false));
      const entering = client.query<SessionRow>(enterStatement(proof, at) as pg.QueryConfig);
      const entered = Promise.all([began, entering]).then(
        ([, answer]) => answer.rows[0] as SessionRow,
      );
      entered.catch(() => undefined);
      const { tx, commit, finish } = createTx(client, entered, proof, at);
      let result: T;
      try {
        if (proof.kind !== "session" && proof.kind !== "job") await entered;
        result = await markOpen(() => work(tx));
        await entered;
        const committed = await commit();
        // A COMMIT of a transaction in which a statement failed answers ROLLBACK and no error:
        // without this check a failure that the work caught would look like success.
        if (committed.command !== "COMMIT") throw new Error("a failed transaction was committed");
      } catch (error) {
        const cause = await entered.then(
          () => error,
          (refusal: unknown) => refusal,
        );
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
        throw cause;
      }
      finish((await entered).business_id, options.onChange);
      return result;
    } finally {
      release(client, group, broken);
    }
  }

  async function transact<T>(proof: Proof, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(proof, work);
      } catch (error) {
        if (attempt === mostAttempts || !isConflict(error)) throw explainDatabaseError(error);
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /** Sends statements on one connection at once and answers what each came to; the first failure is thrown. */
  async function sendAtOnce<Answers extends readonly pg.QueryResult<object>[]>(
    group: string,
    isStranger: boolean,
    send: (client: pg.PoolClient) => { [Index in keyof Answers]: Promise<Answers[Index]> },
  ): Promise<Answers> {
    let broken: Error | undefined;
    let client: pg.PoolClient | undefined;
    try {
      client = await take(group, isStranger);
      const results = await Promise.allSettled(send(client));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
    } catch (error) {
      if (isBroken(error)) broken = error as Error;
      throw explainDatabaseError(error);
    } finally {
      if (client) release(client, group, broken);
    }
  }

  async function read<Row extends object>(
    proof: Proof,
    statement: (at: Date) => Statement,
  ): Promise<{ rows: Row[]; session: SessionRow }> {
    type Answers = [
      pg.QueryResult,
      pg.QueryResult<SessionRow>,
      pg.QueryResult<Row>,
      pg.QueryResult,
    ];
    const [, entered, answer] = await sendAtOnce<Answers>(
      groupOf(proof),
      isOfStranger(proof),
      (client) => {
        const at = now();
        return [
          client.query(begin(true)),
          client.query<SessionRow>(enterStatement(proof, at) as pg.QueryConfig),
          client.query<Row>(statement(at) as pg.QueryConfig),
          client.query("commit"),
        ];
      },
    );
    return { rows: answer.rows, session: entered.rows[0] as SessionRow };
  }

  async function lookUp<Row extends object>({
    group = strangers,
    ...statement
  }: Statement): Promise<Row[]> {
    if (options.role.isLogin) {
      const [answer] = await sendAtOnce<[pg.QueryResult<Row>]>(group, true, (client) => [
        client.query<Row>(statement as pg.QueryConfig),
      ]);
      return answer.rows;
    }
    type Answers = [pg.QueryResult, pg.QueryResult<Row>, pg.QueryResult];
    const [, answer] = await sendAtOnce<Answers>(group, true, (client) => [
      client.query(begin(false)),
      client.query<Row>(statement as pg.QueryConfig),
      client.query("commit"),
    ]);
    return answer.rows;
  }

  return {
    transact,
    read,
    lookUp,
    pool,
    waitingCount: () => turns.waitingCount(),
    close: () => pool.end(),
  };
}

function createTx(
  client: pg.PoolClient,
  entered: Promise<SessionRow>,
  proof: Proof,
  at: Date,
): {
  tx: Tx;
  /** Commits, unless that is on its way already. */
  commit: () => Promise<pg.QueryResult>;
  finish: (businessId: string, onChange: DatabaseOptions["onChange"]) => void;
} {
  const topics = new Set<LiveTopic>();
  const acts: (() => void)[] = [];
  let committing: Promise<pg.QueryResult> | undefined;
  const refuseLate = (): void => {
    if (committing) throw new Error("a statement came after the commit");
  };
  const commit = (): Promise<pg.QueryResult> => (committing ??= client.query("commit"));
  const query = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    refuseLate();
    return (await client.query<Row>(statement as pg.QueryConfig)).rows;
  };
  const rows = async <Row>(compilable: Compilable<Row>): Promise<Row[]> => {
    refuseLate();
    const { sql, parameters } = compilable.compile();
    return (await client.query(sql, [...parameters])).rows as Row[];
  };
  let provenId = "businessId" in proof ? proof.businessId : "";
  entered.then(
    (session) => {
      provenId = session.business_id;
    },
    () => undefined,
  );
  const tx: Tx = {
    get businessId() {
      return provenId as BusinessId;
    },
    entered,
    now: at,
    rows,
    row: async (compilable) => (await rows(compilable))[0],
    query,
    commitWith: async (statement) => {
      const answering = query(statement);
      commit().catch(() => undefined);
      return (await answering) as never;
    },
    changed: (...names) => {
      if (proof.kind === "session" || proof.kind === "administrator")
        throw new Error("what a session's call changes stands on its endpoint");
      for (const name of names) topics.add(name);
    },
    afterCommit: (act) => acts.push(act),
  };
  return {
    tx,
    commit,
    finish: (businessId, onChange) => {
      if (topics.size > 0) onChange?.(businessId, [...topics]);
      for (const act of acts) act();
    },
  };
}

const conflictStates = new Set(["40001", "40P01"]);

function isConflict(error: unknown): boolean {
  return conflictStates.has((error as { code?: string }).code ?? "");
}
