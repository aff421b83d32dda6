import type { Database, Statement, Tx } from "../../platform/database/database.ts";
import { searchedAs, searchedName } from "../../platform/database/searched-as.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A word, and the numbers of the orders that may hold it; `null` where they are too many to be listed. */
export interface WordRow {
  word: Column<"order_word.word">;
  numbers: Column<"order_word.numbers">;
}

/** A word with the orders that may hold it as bits, the bit of a number in the byte of its eighth; `null` where they are listed, or not asked for. */
export interface WordWithBits extends WordRow {
  bits: Column<"order_word.bits">;
}

/** Up to which number a business's orders are listed, whether with bits of common words, and the last number that there is. */
export interface Extent {
  upTo: number;
  hasBits: boolean;
  last: number;
}

/** Asks up to where a business's orders are listed. */
export function indexedExtent(tx: Tx): Statement<Extent> {
  return {
    name: "order_words_extent",
    text: `select coalesce(x.up_to, 0) as "upTo", coalesce(x.bits_up_to = x.up_to, true) as "hasBits",
        c.last_order_number as last
      from business_counter c left join order_index x on x.business_id = $1 where c.business_id = $1`,
    values: [tx.businessId],
  };
}

/** Asks for the listed words, as a search compares them, that hold one of some patterns, at most so many, and the bits of common ones if there are several patterns. */
export function wordsLike(
  tx: Tx,
  patterns: readonly string[],
  most: number,
): Statement<WordWithBits> {
  const column = searchedAs("word", patterns);
  return {
    name: searchedName("order_words_like", patterns),
    text: `select ${column} as word, numbers, case when cardinality($2::text[]) > 1 then bits end as bits
      from order_word where business_id = $1 and ${column} like any ($2::text[]) limit $3`,
    values: [tx.businessId, patterns, most],
  };
}

/** Where all orders that hold some words are: among these numbers, and those after the last that is listed. */
export interface Candidates {
  numbers: readonly number[];
  after: number;
}

/**
 * Returns SQL to select from: the orders `o` that keep a condition over `o`: all, or those that are where a search says;
 * `place` takes a value and returns its place in the statement.
 */
export function fromCandidates(
  condition: string,
  among: Candidates | null,
  place: (value: unknown) => string,
): string {
  if (!among) return `orders o where ${condition}`;
  const numbers = place(among.numbers);
  const after = place(among.after);
  // Both parts are read before anything else is done with them, by the key of numbers, however the orders are sorted.
  return `(with listed as materialized (
      select o.* from orders o where ${condition} and o.number = any (${numbers}::int[])
      union all
      select o.* from orders o where ${condition} and o.number > ${after}::int
    ) select * from listed) o`;
}

/** Begins a business's list where it has none, and holds it until the commit; returns up to where it goes. */
export async function lockIndex(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ up_to: Column<"order_index.up_to"> }>({
    name: "hold_order_index",
    text: `insert into order_index as x (business_id, up_to, begun_at) values ($1, 0, $2)
      on conflict (business_id) do update set up_to = x.up_to returning up_to`,
    values: [tx.businessId, tx.now],
  });
  return row?.up_to ?? 0;
}

/** Lists the texts in which orders of a span of numbers are searched; no one changes them before this commits. */
export async function lockSearchTexts(
  tx: Tx,
  after: number,
  upTo: number,
): Promise<{ number: number; search_key: Column<"orders.search_key"> }[]> {
  return await tx.query({
    name: "hold_search_texts",
    text: `select number, search_key from orders
      where business_id = $1 and number > $2 and number <= $3 order by number for share`,
    values: [tx.businessId, after, upTo],
  });
}

/** Asks to note up to where a business's orders are listed. */
export function setIndexedUpTo(tx: Tx, upTo: number): Statement {
  return {
    name: "move_order_index",
    text: "update order_index set up_to = $2, bits_up_to = $2 where business_id = $1",
    values: [tx.businessId, upTo],
  };
}

const rowsAtOnce = 1000;

const isFew = "cardinality(w.numbers) + cardinality(excluded.numbers) <= $2::int";

/**
 * Asks to add orders' numbers to their words, in the order given; beyond `most` of a word they are kept as bits.
 * Rows of values, never a selection: so that a distributed engine takes it too.
 */
export function addWords(tx: Tx, words: readonly WordRow[], most: number): Statement[] {
  if (words.length === 0) return [];
  const added = words.slice(0, rowsAtOnce);
  const rows = added.map((_one, at) => `($1, $${2 * at + 3}, $${2 * at + 4})`);
  const statement: Statement = {
    text: `insert into order_word as w (business_id, word, numbers) values ${rows.join(", ")}
      on conflict (business_id, word) do update set
        numbers = case when ${isFew} then w.numbers || excluded.numbers end,
        bits = case when ${isFew} then null
          else app.add_bits(app.add_bits(coalesce(w.bits, ''::bytea), w.numbers), excluded.numbers) end
      where w.bits is not null or not w.numbers @> excluded.numbers`,
    values: [tx.businessId, most, ...added.flatMap((one) => [one.word, one.numbers])],
  };
  return [statement, ...addWords(tx, words.slice(rowsAtOnce), most)];
}

/** Asks to remove the bits of a business's words, of which some are missing; these words are unknown then. */
export function removeBits(tx: Tx): Statement {
  return {
    text: "update order_word set bits = null where business_id = $1 and bits is not null",
    values: [tx.businessId],
  };
}

/** Asks to remove all that is listed of a business. */
export function removeWords(tx: Tx): Statement[] {
  return ["order_index", "order_word"].map((table) => ({
    text: `delete from ${table} where business_id = $1`,
    values: [tx.businessId],
  }));
}

/** A business whose list is to be carried on, or begun again. */
export interface UnlistedRow {
  business_id: Column<"order_index.business_id">;
  is_old: boolean;
}

/** Lists the businesses with so many orders that are not listed, and those whose list was begun before an instant. */
export async function listBusinessesToIndex(
  database: Database,
  atLeast: number,
  begunBefore: Date,
): Promise<UnlistedRow[]> {
  return await database.lookUp<UnlistedRow>({
    text: "select business_id, is_old from app.list_unlisted_orders($1, $2)",
    values: [atLeast, begunBefore],
  });
}
