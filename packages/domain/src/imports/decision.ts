import { isEmpty } from "../fields.ts";

/** By what an entry was known that is there already. */
export type KnownBy = "phone" | "email" | "name";

/** An entry that rows of a file are compared with. */
export interface Entry {
  readonly id: string;
  readonly name: string;
}

/**
 * What becomes of a row of a file (rulings §10.6): it makes a new entry, or it belongs to one that is there, of which
 * it fills the fields that were empty; `filled` is empty where nothing is left to fill. Nothing is overwritten.
 */
export type Decision<Fields> =
  | { known: null }
  | { known: Entry; by: KnownBy; filled: Partial<Fields> };

/** Returns those of the fields that an entry has empty and a row has not. */
export function emptyFieldsFilled<Fields extends object>(
  entry: Fields,
  row: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const filled = names.filter((name) => isEmpty(entry[name]) && !isEmpty(row[name]));
  return Object.fromEntries(filled.map((name) => [name, row[name]])) as Partial<Fields>;
}
