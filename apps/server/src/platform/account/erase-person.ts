import type { Tx } from "../database/database.ts";

/** What is left of an erased person's name. */
export const erasedName = "—";

/** A person whose personal data is erased (rulings §4): which rows are theirs, and what names them elsewhere. */
export interface ErasedPerson {
  /** The client's entry and all entries merged into it. */
  clientIds: readonly string[];
  /** Their orders, and orders without a client that have their phone or email. */
  orderIds: readonly string[];
  /** The requests of these orders, and others that have their phone or email. */
  requestIds: readonly string[];
  names: readonly string[];
  phones: readonly string[];
  /** In lowercase. */
  emails: readonly string[];
  /**
   * What can mean no one else: names of several words, phones and emails as they were typed, of five characters or
   * more, longest first.
   */
  identifiers: readonly string[];
  /** The same and the names as search keys have them, for keys and for texts that people write freely. */
  keys: readonly string[];
}

/**
 * Removes a person's data from a feature's tables, and returns the ids of the files that their rows showed. Sums and the
 * names of the business's own products and suppliers stay.
 */
export type ErasePerson = (tx: Tx, person: ErasedPerson) => Promise<readonly string[]>;

/** For a feature whose tables name no client. */
export const nothingToErase: ErasePerson = async () => await Promise.resolve([]);
