import type pg from "pg";
import { numbering, ReplayWriter } from "./replay.ts";
import type { Replay } from "./replay.ts";

interface SentStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
  /** The number of an order that it answered. */
  number?: number;
}

/** Records what a pool's connections are sent. */
export interface Recorder {
  /** Returns the statements that an act sent, in batches: one batch is one round trip. */
  record(act: () => Promise<void>): Promise<SentStatement[][]>;
}

/** Creates a recorder of a pool that has opened no connection yet. */
export function recordPool(pool: pg.Pool): Recorder {
  let batches: SentStatement[][] | null = null;
  let isAnswered = true;
  const hear = (statement: SentStatement): void => {
    if (!batches) return;
    if (isAnswered) batches.push([]);
    isAnswered = false;
    batches.at(-1)?.push(statement);
  };
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    const query = (given: string | SentStatement, ...rest: unknown[]): unknown => {
      const answer = send(given, ...rest);
      // Live notices are sent with a callback, after the request; only what the request awaits counts.
      if (!(answer instanceof Promise)) return answer;
      const values = Array.isArray(rest[0]) ? (rest[0] as unknown[]) : [];
      const statement = typeof given === "string" ? { text: given, values } : { ...given };
      hear(statement);
      const note = (): void => {
        isAnswered = true;
      };
      answer.then(({ rows }: pg.QueryResult<{ number: number }>) => {
        note();
        if (statement.name === numbering && rows[0]) statement.number = rows[0].number;
      }, note);
      return answer;
    };
    client.query = query as typeof client.query;
  });
  return {
    record: async (act) => {
      batches = [];
      isAnswered = true;
      await act();
      const recorded = batches;
      batches = null;
      return recorded;
    },
  };
}

/**
 * Creates a replay of what was recorded for the first of the callers at an instant: ids of the caller stand for
 * the ids of anyone who calls, other ids are made again, and so is the number of an order.
 */
export function toReplay(
  batches: readonly (readonly SentStatement[])[],
  callers: readonly string[][],
  now: Date,
): Replay {
  const number = batches.flat().find((one) => one.number !== undefined)?.number;
  const writer = new ReplayWriter(callers[0] ?? [], now, number);
  const written = batches.map((batch) =>
    batch.map(({ name, text, values }) => ({
      ...(name === undefined ? {} : { name }),
      text,
      values: values.map((value) => writer.write(value)),
    })),
  );
  return { batches: written, freshCount: writer.freshCount, callers: [...callers] };
}

/** Leaves of a replay only the statements of these names, by round trip; more than one share a transaction. */
export function keepStatements(replay: Replay, names: readonly (readonly RegExp[])[]): Replay {
  const sent = replay.batches.flat();
  const find = (pattern: RegExp) => {
    const [found, ...more] = sent.filter(({ name }) => name !== undefined && pattern.test(name));
    if (!found || more.length > 0) throw new Error(`the product sent ${pattern} not just once`);
    return found;
  };
  const batches = names.map((patterns) => patterns.map(find));
  if (batches.flat().length > 1) {
    const bare = (text: string) => ({ text, values: [] });
    batches[0]?.unshift(bare("begin"));
    batches.at(-1)?.push(bare("commit"));
  }
  return { ...replay, batches };
}
