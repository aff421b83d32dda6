import type { FieldProblem } from "@marzipan/contract/errors";
import type { ImportKind } from "@marzipan/contract/imports";
import type { LimitName } from "@marzipan/contract/plans";
import type { Decision, Entry } from "@marzipan/domain/imports/decision";
import type { Tx } from "../../../platform/database/database.ts";
import type { Cells } from "./cell-text.rules.ts";

/** What a row says, or what is wrong with it. */
export type ReadRow<Fields> =
  | { fields: Fields; problems: null }
  | { fields?: never; problems: FieldProblem[] };

/** Where a file's rows go: how they are read and compared, and how entries are made, filled and deleted. */
export interface Target<Fields extends { name: string }> {
  kind: ImportKind;
  limitName: LimitName;
  /** What a field is when nothing is written there. */
  empty: Omit<Fields, "name">;
  read: (cells: Cells, country: string) => ReadRow<Fields>;
  openBook: (
    tx: Tx,
    rows: readonly Fields[],
  ) => Promise<{ decide: (row: Fields) => Decision<Fields>; put: (entry: Fields & Entry) => void }>;
  count: (tx: Tx) => Promise<number>;
  make: (tx: Tx, entries: readonly (Fields & { id: string })[]) => Promise<void>;
  write: (tx: Tx, changes: ReadonlyMap<string, Partial<Fields>>) => Promise<Map<string, Date>>;
  /** Locks entries that are not deleted, and answers since when each is as it is. */
  hold: (tx: Tx, ids: readonly string[]) => Promise<Map<string, Date>>;
  remove: (tx: Tx, ids: readonly string[]) => Promise<void>;
}
