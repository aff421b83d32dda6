import type { LiveTopic } from "@marzipan/contract/live-topics";
import type pg from "pg";
import type { JsonValue } from "../formats/json-value.ts";
import { nameBuilt } from "./built-names.ts";
import { provenBusiness } from "./proof.ts";
import type { BusinessId, Entered, ProofKind, ProofOf } from "./proof.ts";
import { together } from "./together.ts";

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

/** The rows that each of some queries returns, by place or by name. */
export type RowsOf<T> = {
  -readonly [Key in keyof T]: T[Key] extends Compilable<infer Row>
    ? Row[]
    : T[Key] extends Statement<infer Row>
      ? Row[]
      : never;
};

/** The rows that the last of some queries returns. */
type LastRowsOf<T extends readonly unknown[]> = T extends readonly [...unknown[], infer Last]
  ? RowsOf<[Last]>[0]
  : [];

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
  /** Runs one query, built or hand-written, and returns its rows. */
  query: <Row>(asked: Compilable<Row> | Statement<Row>) => Promise<Row[]>;
  /** Sends several in one round trip, in their order, and returns the rows of each, by place or by name. */
  send: <const T extends readonly Asked[] | Readonly<Record<string, Asked>>>(
    asked: T,
  ) => Promise<RowsOf<T>>;
  /**
   * Sends the last queries of the work with the commit, in one round trip, and returns the rows of the last one. When one
   * fails nothing is stored; once it was sent, what was stored stays whatever becomes of the work, and further queries
   * are refused. It is refused while others are in flight, except in a read-only transaction. A creating call with an
   * idempotency key stores `reply` under it, or else the column `json` of the last query.
   */
  commitWith: <const T extends readonly Asked[]>(
    asked: T,
    reply?: JsonValue<unknown>,
  ) => Promise<LastRowsOf<T>>;
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

/** How a transaction runs. */
export interface TxOptions {
  /** The instant that is its `now`. */
  at: Date;
  isReadOnly: boolean;
  /** Whether statements may be planned once per connection. */
  plansOnce: boolean;
}

/** Creates the transaction of a connection on which BEGIN and entering are on their way. */
export function openTx<Kind extends ProofKind>(
  client: pg.PoolClient,
  entered: Promise<Entered[Kind]>,
  proof: ProofOf<Kind>,
  { at, isReadOnly, plansOnce }: TxOptions,
): OpenedTx<Kind> {
  const topics = new Set<LiveTopic>();
  const acts: (() => void)[] = [];
  let committing: Promise<pg.QueryResult> | undefined;
  let failure: { error: unknown } | undefined;
  let hasEnded = false;
  let inFlight = 0;
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
    inFlight += 1;
    try {
      planAs(asked);
      return (await client.query(toQuery(asked))).rows as unknown[];
    } catch (error) {
      failure ??= { error };
      throw error;
    } finally {
      inFlight -= 1;
    }
  };
  const commit = (): Promise<pg.QueryResult> =>
    (committing ??= client.query({ name: "commit", text: "commit", values: [] }));
  let proven = provenBusiness(proof);
  entered.then(
    (row) => {
      proven = provenBusiness(row);
    },
    () => undefined,
  );
  const send = (asked: readonly Asked[] | Readonly<Record<string, Asked>>) =>
    together(
      Array.isArray(asked)
        ? asked.map(sendOne)
        : Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, sendOne(one)])),
    );
  const commitWith = async (asked: readonly Asked[]): Promise<unknown[]> => {
    refuseEnded();
    if (inFlight > 0 && !isReadOnly)
      throw new Error("a commit was sent beside a statement in flight");
    const answers = together(asked.map(sendOne));
    commit().catch(() => undefined);
    return (await answers).at(-1) ?? [];
  };
  const tx: Tx<Kind> = {
    proof: proof.kind as Kind,
    get businessId() {
      if (proven === null) throw new Error("the proof names no business before it has entered");
      return proven;
    },
    entered,
    now: at,
    query: async (asked) => (await sendOne(asked)) as never,
    send: async (asked) => (await send(asked)) as never,
    commitWith: async (asked) => (await commitWith(asked)) as never,
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
