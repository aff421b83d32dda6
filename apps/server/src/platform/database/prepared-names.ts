import type pg from "pg";

/** A statement as it is sent: its values are PostgreSQL's texts. */
export interface AskedOf {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The columns of an answer, and what turns their texts into values. */
export interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly fields: pg.FieldDef[];
}

/** How a statement is sent. */
export interface Place {
  /** The name that it is prepared under; empty for none. */
  readonly statement: string;
  readonly isNew: boolean;
  /** The columns of its answers, where they are known. */
  readonly columns: Columns | null;
  /** Names to be closed before. */
  readonly dropped: readonly string[];
}

interface Known {
  text: string;
  columns: Columns | null;
  /** Who prepares it and has no answer yet. */
  preparedBy: object | null;
  /** Counts what the connection was asked until it was asked for this one last. */
  lastTurn: number;
}

/** As many statements as the longest of the product's pages asks, some times over. */
const mostNames = 250;

/** SQL states of one that is not prepared, and of one whose columns have changed. */
const goneStates = new Set(["26000", "0A000"]);

const unnamed: Place = { statement: "", isNew: true, columns: null, dropped: [] };

type TypeParser = (oid: number, format: "text") => (text: string) => unknown;

/**
 * What one connection has prepared under names: a name that was not used for longest is closed for a new one. The
 * columns of a prepared statement are known from its first answer; PostgreSQL refuses to run one whose columns have
 * changed.
 */
export class PreparedNames {
  readonly #known = new Map<string, Known>();
  readonly #getTypeParser: TypeParser;
  #turn = 0;

  constructor(getTypeParser: TypeParser) {
    this.#getTypeParser = getTypeParser;
  }

  /** Returns how a statement is sent by one who prepares it where that must be. */
  take({ name, text }: AskedOf, asker: object): Place {
    if (name === undefined) return unnamed;
    const known = this.#known.get(name);
    if (!known) return this.#add(name, text, asker);
    if (known.text !== text) throw new Error(`two statements are called ${name}`);
    // Whether one that is on its way will have prepared it is not known: it is skipped where one before it fails.
    if (known.preparedBy !== null && known.preparedBy !== asker) return unnamed;
    this.#turn += 1;
    known.lastTurn = this.#turn;
    return { statement: name, isNew: false, columns: known.columns, dropped: [] };
  }

  #add(name: string, text: string, preparedBy: object): Place {
    // One that failed may have been prepared nevertheless, so its name is closed first.
    const dropped = [name];
    const oldest = this.#known.size >= mostNames ? this.#findOldest() : undefined;
    if (oldest !== undefined) {
      this.#known.delete(oldest);
      dropped.push(oldest);
    }
    this.#turn += 1;
    this.#known.set(name, { text, columns: null, preparedBy, lastTurn: this.#turn });
    return { statement: name, isNew: true, columns: null, dropped };
  }

  /** Looks through all: a new name is rare, and what is asked each time pays nothing for it. */
  #findOldest(): string | undefined {
    let oldest: string | undefined;
    let turn = Infinity;
    for (const [name, { lastTurn }] of this.#known) {
      if (lastTurn >= turn) continue;
      oldest = name;
      turn = lastTurn;
    }
    return oldest;
  }

  /** Notes that a statement was answered and what its columns are. */
  note(name: string, columns: Columns, asker: object): void {
    const known = this.#known.get(name);
    if (!known || known.preparedBy !== asker) return;
    known.columns = columns;
    known.preparedBy = null;
  }

  /** Forgets a statement that was not answered, where that leaves open whether it is prepared. */
  forget(name: string, asker: object, error: unknown): void {
    const isGone = goneStates.has((error as { code?: string } | null)?.code ?? "");
    if (isGone || this.#known.get(name)?.preparedBy === asker) this.#known.delete(name);
  }

  /** Returns columns as they are kept. */
  describe(fields: pg.FieldDef[]): Columns {
    return {
      names: fields.map((field) => field.name),
      parsers: fields.map((field) => this.#getTypeParser(field.dataTypeID, "text")),
      fields,
    };
  }
}
