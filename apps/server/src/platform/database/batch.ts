import pg from "pg";
import type { AskedOf, Columns, Place, PreparedNames } from "./prepared-names.ts";

/** What a connection is asked, its values as PostgreSQL's texts, and who waits for the answer. */
export interface Waiting {
  readonly asked: AskedOf;
  readonly resolve: (answer: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/** What of the driver's connection writes messages. */
interface Wire {
  stream: { cork: () => void; uncork: () => void };
  close: (message: { type: "S"; name: string }) => void;
  parse: (message: { name: string; text: string }) => void;
  bind: (message: { statement: string; values: readonly unknown[] }) => void;
  describe: (message: { type: "P" }) => void;
  execute: () => void;
  sync: () => void;
}

/** The driver's query as far as one of another kind must be it: its connections take no other in a pipeline. */
const Query = pg.Query as unknown as new (text: string) => {
  /** Set by the driver, which watches how long the answer takes. */
  callback?: (error: unknown) => void;
};

const none: Columns = { names: [], parsers: [], fields: [] };

/**
 * Statements that a connection is sent with one Sync: PostgreSQL answers them in one piece, and after one that fails
 * it skips the rest. Where no transaction is open they are one.
 */
export class Batch extends Query {
  readonly #all: readonly Waiting[];
  readonly #names: PreparedNames;
  readonly #answers: pg.QueryResult[] = [];
  /** The columns of each statement; those of one that is prepared here come with its answer. */
  #columns: (Columns | null)[] = [];
  #rows: object[] = [];
  #hasEnded = false;

  constructor(all: readonly Waiting[], names: PreparedNames) {
    super("");
    this.#all = all;
    this.#names = names;
  }

  /** Called by the driver when it is the batch's turn to be written; returns why it cannot be. */
  submit(wire: Wire): unknown {
    try {
      const places = this.#all.map(({ asked }) => this.#names.take(asked, this));
      this.#columns = places.map(({ columns }) => columns);
      wire.stream.cork();
      for (const [index, place] of places.entries())
        write(wire, place, (this.#all[index] as Waiting).asked);
      wire.sync();
      wire.stream.uncork();
      return null;
    } catch (error) {
      return error;
    }
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns[this.#answers.length] = this.#names.describe(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { names, parsers } = this.#columns[this.#answers.length] ?? none;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) {
      const text = fields[index] ?? null;
      row[names[index] as string] = text === null ? null : parsers[index]?.(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#complete(text);
  }

  handleEmptyQuery(): void {
    this.#complete("");
  }

  #complete(tag: string): void {
    const place = this.#answers.length;
    const columns = this.#columns[place] ?? none;
    const { name } = this.#all[place]?.asked ?? {};
    if (name !== undefined) this.#names.note(name, columns, this);
    this.#answers.push({
      ...readTag(tag),
      oid: 0,
      rows: this.#rows,
      fields: columns.fields,
    });
    this.#rows = [];
  }

  /** Called when all was answered without a failure; what was done outside a transaction is kept from here on. */
  handleReadyForQuery(): void {
    this.#end(this.#all.length, undefined);
  }

  /** Called with a statement's failure, and with the connection's own. */
  handleError(error: unknown): void {
    // A failure after the last answer is one of keeping what was done.
    this.#end(Math.min(this.#answers.length, this.#all.length - 1), error);
  }

  #end(failedAt: number, error: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.callback?.(error);
    const echo = error instanceof pg.DatabaseError ? new SkippedStatement() : error;
    for (const [place, { asked, resolve, reject }] of this.#all.entries()) {
      const answer = this.#answers[place];
      if (place < failedAt && answer) resolve(answer);
      else {
        if (asked.name !== undefined) this.#names.forget(asked.name, this, error);
        reject(place === failedAt ? error : echo);
      }
    }
  }
}

/** Reads what PostgreSQL says of a statement at its end: its first word, and after the last space how many rows there were. */
function readTag(tag: string): Pick<pg.QueryResult, "command" | "rowCount"> {
  const first = tag.indexOf(" ");
  if (first === -1) return { command: tag, rowCount: null };
  const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
  return { command: tag.slice(0, first), rowCount: Number.isInteger(count) ? count : null };
}

function write(wire: Wire, place: Place, { text, values }: AskedOf): void {
  const { statement, isNew, columns, dropped } = place;
  for (const name of dropped) wire.close({ type: "S", name });
  if (isNew) wire.parse({ name: statement, text });
  wire.bind({ statement, values });
  if (!columns) wire.describe({ type: "P" });
  wire.execute();
}

/** A statement that PostgreSQL did not look at, because one before it failed: as within a failed transaction. */
class SkippedStatement extends Error {
  readonly code = "25P02";

  constructor() {
    super("a statement was skipped after one that failed");
  }
}
