import { longestPart, numbersContaining, wordsOfOrder } from "@marzipan/domain/order-search-index";
import { likePattern } from "@marzipan/domain/search";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import {
  addWords,
  indexedExtent,
  lockIndex,
  lockSearchTexts,
  listBusinessesToIndex,
  setIndexedUpTo,
  removeBits,
  removeWords,
  wordsLike,
} from "./order-search-index.store.ts";
import type { Extent, Candidates, WordRow, WordWithBits } from "./order-search-index.store.ts";

export { fromCandidates } from "./order-search-index.store.ts";
export type { Candidates } from "./order-search-index.store.ts";

/** Orders that are listed in one transaction; fewer are found by reading them. */
const ordersAtOnce = 1000;

/** What more orders than these hold is found sooner by reading the list of orders from its beginning. */
const mostOrders = 2000;

/** More words than these that hold a part are not looked at: they are those of most orders. */
const mostWords = 200;

const weekMs = 7 * 86_400_000;

/**
 * Returns where the orders are that hold some parts of words; `null` where all orders are to be read: those of a small
 * business, or those of common words that many orders hold together. Each found order is to be compared with the parts.
 */
export async function findCandidates(tx: Tx, parts: readonly string[]): Promise<Candidates | null> {
  const [[extent], rows] = await tx.send([
    indexedExtent(tx),
    wordsLike(tx, parts.map(likePattern), mostWords),
  ]);
  if (!extent || extent.upTo === 0 || extent.last - extent.upTo > 2 * ordersAtOnce) return null;
  const rare = parts
    .map((part) => numbersOf(part, extent, rows))
    .filter((numbers) => numbers !== null);
  const [fewest, ...others] = rare.toSorted((a, b) => a.size - b.size);
  const numbers = fewest
    ? [...fewest].filter((number) => others.every((other) => other.has(number)))
    : numbersOfAll(parts, extent, rows);
  return numbers && { numbers, after: extent.upTo };
}

/** Returns which listed orders may hold all of several common parts; `null` where they are too many. */
function numbersOfAll(
  parts: readonly string[],
  extent: Extent,
  rows: readonly WordWithBits[],
): number[] | null {
  const [first, ...others] = parts
    .map((part) => bitsOf(part, extent, rows))
    .filter((bits) => bits !== null);
  if (!first || others.length === 0) return null;
  const numbers: number[] = [];
  for (const [at, byte] of first.entries()) {
    let common = byte;
    for (const other of others) common &= other[at] ?? 0;
    for (let bit = 0; common >> bit > 0; bit += 1)
      if ((common >> bit) & 1) numbers.push(at * 8 + bit);
    if (numbers.length > mostOrders) return null;
  }
  return numbers;
}

/** Returns the listed orders that may hold a part, as bits; `null` where that is not known. */
function bitsOf(
  part: string,
  { upTo, hasBits }: Extent,
  rows: readonly WordWithBits[],
): Uint8Array | null {
  if (!hasBits || rows.length === mostWords || part.length > longestPart) return null;
  const found = new Uint8Array(Math.floor(upTo / 8) + 1);
  const add = (numbers: readonly number[]): void => {
    for (const number of numbers)
      found[number >> 3] = (found[number >> 3] ?? 0) | (1 << (number & 7));
  };
  add(numbersContaining(part, upTo, upTo) ?? []);
  for (const { word, numbers, bits } of rows) {
    if (!word.includes(part)) continue;
    if (numbers) add(numbers);
    else if (bits) for (const [at, byte] of bits.entries()) found[at] = (found[at] ?? 0) | byte;
    else return null;
  }
  return found;
}

/** Returns which listed orders may hold a part; `null` where they are too many. */
function numbersOf(
  part: string,
  { upTo }: Extent,
  rows: readonly WordRow[],
): ReadonlySet<number> | null {
  if (rows.length === mostWords || part.length > longestPart) return null;
  const byNumber = numbersContaining(part, upTo, mostOrders);
  const byWord = rows.filter(({ word }) => word.includes(part)).map(({ numbers }) => numbers);
  const found = new Set<number>();
  for (const numbers of [byNumber, ...byWord]) {
    if (numbers === null) return null;
    for (const number of numbers) found.add(number);
  }
  return found.size > mostOrders ? null : found;
}

/** Asks to list the words of a locked order that is searched in another text from now on. */
export async function indexChangedOrder(
  tx: Tx,
  number: number,
  searchKey: string,
): Promise<Statement[]> {
  const [extent] = await tx.query(indexedExtent(tx));
  if (!extent || number > extent.upTo) return [];
  return addNumbers(tx, [{ number, search_key: searchKey }]);
}

/**
 * Forgets all words of the business, as when a person is erased; until the job has listed them again, searching reads
 * all orders.
 */
export async function clearIndex(tx: Tx): Promise<void> {
  await tx.send(removeWords(tx));
}

/**
 * Lists the words of businesses with enough orders that are not listed. Each list is begun again once a week, so that it
 * holds no words of orders that are gone.
 */
export async function indexAllBusinesses(deps: Deps): Promise<void> {
  const begunBefore = new Date(deps.now().getTime() - weekMs);
  const businesses = await listBusinessesToIndex(deps.database, ordersAtOnce, begunBefore);
  await eachAlone(
    deps.log,
    businesses,
    (one) => one.business_id,
    async ({ business_id: businessId, is_old: isOld }) => {
      const proof = { kind: "job", businessId } as const;
      if (isOld) await deps.database.transact(proof, clearIndex);
      while (await deps.database.transact(proof, indexNextOrders)) continue;
    },
  );
}

/** Lists the words of the next thousand orders; returns whether there were so many. */
async function indexNextOrders(tx: Tx): Promise<boolean> {
  const after = await lockIndex(tx);
  const [extent] = await tx.query(indexedExtent(tx));
  const upTo = after + ordersAtOnce;
  if (!extent || extent.last < upTo) return false;
  const texts = await lockSearchTexts(tx, after, upTo);
  const mending = extent.hasBits ? [] : [removeBits(tx)];
  await tx.send([...mending, ...addNumbers(tx, texts), setIndexedUpTo(tx, upTo)]);
  return true;
}

function addNumbers(tx: Tx, texts: readonly { number: number; search_key: string }[]): Statement[] {
  const byWord = new Map<string, number[]>();
  for (const { number, search_key } of texts)
    for (const word of wordsOfOrder(search_key)) {
      const numbers = byWord.get(word) ?? [];
      byWord.set(word, numbers);
      numbers.push(number);
    }
  // Rows are locked in one order everywhere, so that two changes cannot deadlock.
  const rows = [...byWord].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return addWords(
    tx,
    rows.map(([word, numbers]) => ({ word, numbers })),
    mostOrders,
  );
}
