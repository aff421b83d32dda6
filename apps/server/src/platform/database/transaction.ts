import type { LiveTopic } from "@marzipan/contract/live-topics";
import type pg from "pg";
import type { JsonValue } from "../json-value.ts";
import { nameBuilt } from "./built-names.ts";
import { provenBusiness } from "./proof.ts";
import type { BusinessId, Entered, ProofKind, ProofOf } from "./proof.ts";

/** Anything that Kysely can turn into SQL; `Row` is what a row of its answer looks like. */
export interface Compilable<Row> {
  compile(): { sql: string; parameters: readonly unknown[]; query: unknown; readonly __row?: Row };
  execute(): Promise<Row[]>;
}

/** A hand-written statement; with a name it is prepared once per connection. `Row` is what a row of its answer looks like. */
export interface Statement<Row = never> {
  name?: string;
  text: string;
  values: readonly unknown[];
  /**
   * Its plan depends on no value: within a transaction it is planned once a connection, where PostgreSQL would plan it
   * each time because it takes that for cheaper.
   */
  isPlannedOnce?: boolean;
  /**
   * The group that takes a turn at the connections when no proof names one: a client's address, or
   * the key that is counted.
   */
  group?: string;
  readonly __row?: Row;
}

/** What a transaction can be asked: a built query or a hand-written statement. */
export type Asked = Compilable<unknown> | Statement<unknown>;

/** The rows that each of some askings answers, in their order. */
export type RowsOf<T extends readonly unknown[]> = {
  -readonly [Index in keyof T]: T[Index] extends Compilable<infer Row>
    ? Row[]
    : T[Index] extends Statement<infer Row>
      ? Row[]
      : never;
};

/** The rows that the last of some askings answers. */
type LastRowsOf<T extends readonly unknown[]> = T extends readonly [...unknown[], infer Last]
  ? RowsOf<[Last]>[0]
  : never;

/**
 * One transaction under one proof; `Kind` says which proofs may have opened it. Once a statement has failed, or the
 * transaction was committed or rolled back, it refuses everything.
 */
export interface Tx<Kind extends ProofKind = ProofKind> {
  /** Which proof opened it. */
  readonly proof: Kind;
  readonly businessId: BusinessId;
  /**
   * Resolves when the proof was accepted; needed only by work that reads the session before its
   * first query.
   */
  readonly entered: Promise<Entered[Kind]>;
  readonly now: Date;
  /** Runs a Kysely query and returns its rows. */
  rows: <Row>(query: Compilable<Row>) => Promise<Row[]>;
  /** Runs a Kysely query and returns its first row. */
  row: <Row>(query: Compilable<Row>) => Promise<Row | undefined>;
  /** Runs a hand-written statement and returns its rows. */
  query: <Row extends object>(statement: Statement<Row>) => Promise<Row[]>;
  /** Sends statements in one round trip, in their order, and returns the rows of each. */
  send: <const T extends readonly Asked[]>(asked: T) => Promise<RowsOf<T>>;
  /**
   * Sends statements in one round trip with the commit and returns the rows of the last. What shall be committed
   * with them is in the list: while another statement is under way this is refused. When one fails nothing is
   * kept; afterwards nothing can be asked any more, and what was sent is kept whatever becomes of the work.
   */
  commitWith: <const T extends readonly [...Asked[], Asked]>(asked: T) => Promise<LastRowsOf<T>>;
  /**
   * Like `commitWith`, for statements whose rows no one needs: a call that is made once per key keeps `answer` under it
   * in the same round trip.
   */
  commitAs: (asked: readonly Asked[], answer: JsonValue<unknown>) => Promise<void>;
  /**
   * Sends all that `ask` asks in one round trip with the commit. `ask` asks everything before it waits for anything;
   * what it asks later is refused, and so is this in a call that is made once per key.
   */
  endWith: <T>(ask: () => Promise<T>) => Promise<T>;
  /**
   * Declares the live topics to publish after commit. For jobs and customers'
   * calls alone: what a signed-in person's call changes is on its endpoint.
   */
  changed: (...topics: LiveTopic[]) => void;
  /** Runs after the commit, and never when it fails. */
  afterCommit: (act: () => void) => void;
}

/** Thrown by a transaction that is asked although it has failed or ended; its cause is what failed. */
class EndedTransaction extends Error {}

/** A transaction as the one who opened it holds it. */
export interface OpenedTx<Kind extends ProofKind> {
  tx: Tx<Kind>;
  /** Commits, unless that is on its way already. */
  commit: () => Promise<pg.QueryResult>;
  /** Refuses everything from here on. */
  end: () => void;
  /** The failure behind an error: the first statement that failed where the error only says that one did. */
  causeOf: (error: unknown) => unknown;
  /** Publishes the changed topics and runs the work deferred until after the commit. */
  finish: (onChange?: (businessId: string, topics: readonly LiveTopic[]) => void) => void;
}

const planning = (mode: string) => {
  const text = `set local plan_cache_mode = ${mode}`;
  return { name: text, text, values: [] };
};

const planOnce = planning("force_generic_plan");
const planEach = planning("auto");

/** Has a query tell PostgreSQL too that what follows it in the transaction is planned once a connection. */
export function alsoPlanningOnce<Query extends { name: string; text: string }>(
  query: Query,
): Query {
  const set = "set_config('plan_cache_mode', 'force_generic_plan', true) as plan_mode";
  return {
    ...query,
    name: `${query.name}_planning_once`,
    text: query.text.replace("select ", `select ${set}, `),
  };
}

const failedTransactionState = "25P02";

/** Creates the transaction of a connection on which BEGIN and entering are on their way. */
export function openTx<Kind extends ProofKind>(
  client: pg.PoolClient,
  entered: Promise<Entered[Kind]>,
  proof: ProofOf<Kind>,
  at: Date,
  plansOnce: boolean,
): OpenedTx<Kind> {
  const topics = new Set<LiveTopic>();
  const acts: (() => void)[] = [];
  let committing: Promise<pg.QueryResult> | undefined;
  let failure: { error: unknown } | undefined;
  let hasEnded = false;
  let underWay = 0;
  let isPlanningOnce = false;

  const refuseAfterEnd = (): void => {
    if (hasEnded) throw new EndedTransaction("a transaction was asked after its end");
  };
  const refuseEnded = (): void => {
    refuseAfterEnd();
    if (committing) throw new EndedTransaction("a statement came after the commit");
    if (failure) throw new EndedTransaction("a statement came after one that failed");
  };
  const planAs = (asked: Asked): void => {
    const wants = plansOnce && "isPlannedOnce" in asked && asked.isPlannedOnce === true;
    if (wants === isPlanningOnce) return;
    isPlanningOnce = wants;
    // Where this fails the statement itself does.
    client.query(wants ? planOnce : planEach).catch(() => undefined);
  };
  const sendOne = async (asked: Asked): Promise<unknown[]> => {
    refuseEnded();
    underWay += 1;
    try {
      planAs(asked);
      return (await client.query(toQuery(asked))).rows as unknown[];
    } catch (error) {
      failure ??= { error };
      throw error;
    } finally {
      underWay -= 1;
    }
  };
  const commit = (): Promise<pg.QueryResult> =>
    (committing ??= client.query({ name: "commit", text: "commit", values: [] }));
  const send = async (asked: readonly Asked[]): Promise<unknown[][]> =>
    await allOf(asked.map(sendOne));
  let proven = provenBusiness(proof);
  entered.then(
    (row) => {
      proven = provenBusiness(row);
    },
    () => undefined,
  );
  const endWith = async <T>(ask: () => Promise<T>): Promise<T> => {
    refuseEnded();
    if (underWay > 0) throw new Error("a commit was sent beside a statement under way");
    const answering = ask();
    commit().catch(() => undefined);
    return await answering;
  };
  const commitWith = async (asked: readonly Asked[]): Promise<unknown[] | undefined> =>
    (await endWith(() => send(asked))).at(-1);
  const tx: Tx<Kind> = {
    proof: proof.kind as Kind,
    get businessId() {
      if (proven === null) throw new Error("the proof names no business before it has entered");
      return proven;
    },
    entered,
    now: at,
    rows: async (query) => (await sendOne(query)) as never,
    row: async (query) => (await sendOne(query))[0] as never,
    query: async (statement) => (await sendOne(statement)) as never,
    send: async (asked) => (await send(asked)) as never,
    commitWith: async (asked) => (await commitWith(asked)) as never,
    commitAs: async (asked) => void (await commitWith(asked)),
    endWith,
    changed: (...names) => {
      refuseAfterEnd();
      if (proof.kind === "session" || proof.kind === "administrator")
        throw new Error("what a session's call changes stands on its endpoint");
      for (const name of names) topics.add(name);
    },
    afterCommit: (act) => {
      refuseAfterEnd();
      acts.push(act);
    },
  };
  return {
    tx,
    commit,
    end: () => {
      hasEnded = true;
    },
    causeOf: (error) => (failure && isOnlyEcho(error) ? failure.error : error),
    finish: (onChange) => {
      if (topics.size > 0) onChange?.(tx.businessId, [...topics]);
      for (const act of acts) act();
    },
  };
}

/** Waits for all and returns them; the first that failed, in their order, is thrown. */
async function allOf<T>(answers: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(answers);
  return results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}

function toQuery(asked: Asked): pg.QueryConfig {
  if (!("compile" in asked)) return asked as pg.QueryConfig;
  const { sql, parameters } = asked.compile();
  const name = nameBuilt(sql, parameters.length);
  return { ...(name === undefined ? {} : { name }), text: sql, values: [...parameters] };
}

function isOnlyEcho(error: unknown): boolean {
  return (
    error instanceof EndedTransaction ||
    (error as { code?: string } | null)?.code === failedTransactionState
  );
}
