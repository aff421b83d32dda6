import type { FieldProblem } from "@marzipan/contract/errors";
import type { ImportField, ImportKind } from "@marzipan/contract/imports";
import type { Decision, Entry } from "@marzipan/domain/imports/decision";
import type { Tx } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/account/member.ts";
import type { RowContext, SentRow } from "./row-context.ts";

/** What a row says, or what is wrong with it. */
export type ReadRow<Fields> =
  | { fields: Fields; problems: null; moved?: readonly ImportField[] }
  | { fields?: never; problems: FieldProblem[]; moved?: never };

/** How imported entries are locked and deleted when the import is taken back. */
export interface Taken {
  /** Locks entries that are not deleted, and returns since when each is as it is. */
  hold: (tx: Tx, ids: readonly string[]) => Promise<Map<string, Date>>;
  remove: (tx: Tx<"session">, ids: readonly string[]) => Promise<void>;
}

/** Where a file's rows go: how they are read and compared, and how entries are made, filled and deleted. */
export interface Target<Fields extends { name: string }> extends Taken {
  kind: ImportKind;
  /** What a field is when nothing is written there. */
  empty: Partial<Fields>;
  read: (row: SentRow, context: RowContext) => ReadRow<Fields>;
  openBook: (
    tx: Tx,
    rows: readonly Fields[],
    context: RowContext,
  ) => Promise<{ decide: (row: Fields) => Decision<Fields>; put: (entry: Fields & Entry) => void }>;
  /** Returns how many new entries there is room for, `null` for any number. */
  room: (tx: Tx, member: Member) => Promise<number | null>;
  make: (tx: Tx, entries: readonly (Fields & { id: string })[]) => Promise<void>;
  write: (tx: Tx, changes: ReadonlyMap<string, Partial<Fields>>) => Promise<Map<string, Date>>;
}
