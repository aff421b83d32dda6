import type { PointStyle } from "./amounts.ts";
import { isDoubted, readRows } from "./read-rows.ts";
import type { ReadRow } from "./read-rows.ts";
import type { RowKind } from "./row-words.ts";
import type { Row } from "./seen-text.ts";

/** The slip's total in thousandths of a major unit, how sure it is (0 to 1), and whether its sums agree. */
export interface FoundTotal {
  thousandths: number;
  confidence: number;
  /** `null` where nothing on the slip can be added up. */
  sumsAgree: boolean | null;
}

interface Candidate {
  value: number;
  score: number;
  confidence: number;
  at: number;
}

const nearTotal = 5;
const totalKinds = ["total", "finalTotal", "withTax"] as const;

/**
 * Finds the total: the amount beside a word for it, judged by the kind of word, by what else is in the
 * row, by how often it is repeated, and by whether the slip's other amounts add up to it.
 */
export function findTotal(rows: readonly Row[], style: PointStyle): FoundTotal | null {
  const read = readRows(rows, style);
  const facts = gatherFacts(read);
  const candidates = read.flatMap((_, at) => candidatesAt(read, at));
  for (const value of facts.counts.keys()) {
    // Where no word for the total was read, it still shows in the sums, if it is printed at all.
    const isWorthy =
      facts.paidLessChange.includes(value) ||
      (addsUp(value, facts) && (facts.counts.get(value) ?? 0) > 1);
    if (value > 0 && isWorthy && !candidates.some((one) => one.value === value)) {
      candidates.push({ value, score: 0.8, confidence: 0.8, at: read.length });
    }
  }
  candidates.push(...candidatesBySum(read, candidates));
  if (candidates.length === 0) return guessWithoutWords(facts);
  for (const one of candidates) one.score += weighEvidence(one, facts);
  const found = judge(candidates, facts);
  return found && isDoubted(read, found.thousandths)
    ? { ...found, confidence: Math.min(mostUncertain, found.confidence) }
    : found;
}

/** Returns amounts that are alone in a row without words and are what the rows above come to. */
function candidatesBySum(read: readonly ReadRow[], known: readonly Candidate[]): Candidate[] {
  if (known.length > 0) return [];
  let [sum, rows] = [0, 0];
  return read.flatMap(({ amounts, row, kinds }, at) => {
    const value = amounts.at(-1)?.thousandths;
    if (value === undefined) return [];
    const isSum = rows >= 2 && amounts.length === 1 && value === sum && value > 0;
    if (isSum) return [{ value, score: 0.9, confidence: row.confidence, at }];
    if (kinds.size === 0 || kinds.has("discount") || kinds.has("tax"))
      [sum, rows] = [sum + value, rows + 1];
    return [];
  });
}

/** The most that an uncertain total has: just under the high band. */
const mostUncertain = 0.84;
/** A larger total further down the slip that scores this much leaves a doubt. */
const leastRival = 0.8;

function judge(candidates: Candidate[], facts: Facts): FoundTotal | null {
  const sorted = candidates.toSorted((a, b) => b.score - a.score);
  const best = sorted[0];
  if (!best) return null;
  const rival = sorted.find((one) => one.value !== best.value);
  const margin = rival ? best.score - rival.score : 1;
  const agrees = sumsAgree(best.value, facts);
  const isOutdone = candidates.some(
    (one) => one.at > best.at && one.value > best.value && one.score >= leastRival,
  );
  const confidence =
    0.42 +
    0.22 * Math.min(2, best.score) +
    0.25 * Math.min(0.6, margin) +
    (agrees === true ? 0.06 : agrees === false ? -0.12 : 0) -
    (isOutdone ? 0.15 : 0) -
    Math.max(0, 0.93 - best.confidence) * 1.5;
  // A total rounded to coins is on the slip twice, before and after; which one is meant stays
  // uncertain.
  const hasTwin = candidates.some(
    (one) => one.value !== best.value && Math.abs(one.value - best.value) < mostCoin,
  );
  return {
    thousandths: best.value,
    confidence: Math.max(0.1, Math.min(hasTwin ? mostUncertain : 0.98, confidence)),
    sumsAgree: agrees,
  };
}

interface Facts {
  counts: Map<number, number>;
  paidLessChange: number[];
  paid: Set<number>;
  changes: Set<number>;
  subtotals: number[];
  additions: number[];
  itemsSum: number | null;
  /** What totals become by rounding to coins. */
  rounded: Set<number>;
  largest: number | null;
}

function gatherFacts(read: readonly ReadRow[]): Facts {
  const counts = new Map<number, number>();
  const [paid, changes] = [new Set<number>(), new Set<number>()];
  const subtotals: number[] = [];
  const additions: number[] = [0];
  const roundings: number[] = [];
  const totals: number[] = [];
  for (const { kinds, amounts } of read) {
    for (const { thousandths } of amounts)
      counts.set(thousandths, (counts.get(thousandths) ?? 0) + 1);
    const value = amounts.at(-1)?.thousandths;
    if (value === undefined) continue;
    if (kinds.has("rounding") && !kinds.has("finalTotal")) roundings.push(value);
    if (kinds.has("total") && !kinds.has("summary")) totals.push(value);
    if (kinds.has("change")) changes.add(value);
    else if (kinds.has("paid") && !kinds.has("total")) paid.add(value);
    else if (kinds.has("subtotal") || kinds.has("beforeTax")) subtotals.push(value);
    else if (kinds.has("tax") || kinds.has("rounding")) additions.push(value);
    else if (kinds.has("discount")) additions.push(-Math.abs(value));
  }
  const firstTotal = read.findIndex(({ kinds }) => kinds.has("total") || kinds.has("subtotal"));
  const items = read
    .slice(0, Math.max(0, firstTotal))
    .filter(
      ({ kinds, amounts }) => amounts.length > 0 && !kinds.has("tax") && !kinds.has("summary"),
    )
    .map(({ amounts }) => amounts.at(-1)?.thousandths ?? 0);
  return {
    counts,
    paid,
    changes,
    paidLessChange: [...paid].flatMap((one) =>
      [...changes].map((change) => one - Math.abs(change)),
    ),
    subtotals,
    additions,
    itemsSum: items.length > 0 ? items.reduce((sum, one) => sum + one, 0) : null,
    rounded: findRounded(counts, roundings, totals),
    largest: counts.size > 0 ? Math.max(...counts.keys()) : null,
  };
}

const mostRounding = 1000;
/** The smallest coin to which totals are rounded where cents are not paid. */
const mostCoin = 50;

/** Returns the amounts that another amount becomes by one of the roundings, or that a rounding's row itself names. */
function findRounded(
  counts: ReadonlyMap<number, number>,
  roundings: readonly number[],
  totals: readonly number[],
): Set<number> {
  const found = new Set<number>();
  for (const value of totals) {
    const isNeighbour = (other: number): boolean =>
      other !== value && Math.abs(other - value) < mostCoin;
    if (value % mostCoin === 0 && totals.some((other) => isNeighbour(other))) found.add(value);
  }
  for (const rounding of roundings.filter((one) => one !== 0)) {
    if (Math.abs(rounding) >= mostRounding) {
      const others = [...counts.keys()].filter(
        (one) => Math.abs(one - rounding) < mostRounding / 10,
      );
      if (others.length > 1) found.add(rounding);
      continue;
    }
    for (const value of counts.keys()) {
      const isCoin = value % mostCoin === 0;
      if (
        isCoin &&
        (counts.has(value - rounding) || counts.has(value + rounding)) &&
        Math.abs(value) > 10 * Math.abs(rounding)
      )
        found.add(value);
    }
  }
  return found;
}

function candidatesAt(read: readonly ReadRow[], at: number): Candidate[] {
  const here = read[at];
  if (!here || !totalKinds.some((kind) => here.kinds.has(kind))) return [];
  if (here.kinds.has("change") && !here.kinds.has("total")) return [];
  const from = here.amounts.length > 0 ? here : borrow(read, at);
  if (!from) return [];
  const isRightToLeft = /[\u0590-\u06ff]/.test(here.row.text);
  const value = (
    isRightToLeft && from.amounts.every((one) => one.hasCurrency)
      ? from.amounts[0]
      : from.amounts.at(-1)
  )?.thousandths;
  if (value === undefined) return [];
  return [
    {
      value,
      score: scoreWords(here.kinds) + scorePlace(read, at, from),
      confidence: from.row.confidence,
      at,
    },
  ];
}

/**
 * Returns the neighbouring row whose amounts belong to a total's word that is alone in its row,
 * because the amount is printed a little lower or higher.
 */
function borrow(read: readonly ReadRow[], at: number): ReadRow | null {
  const here = read[at];
  for (const other of [read[at + 1], read[at - 1]]) {
    if (!here || !other || other.amounts.length === 0) continue;
    const isNear = Math.abs(other.row.middle - here.row.middle) < 2.2 * here.row.height;
    if (isNear && other.row.letters.replace(/rm|nis|usd|eur/g, "").length <= 2) return other;
  }
  return null;
}

function scoreWords(kinds: ReadonlySet<RowKind>): number {
  let score = kinds.has("total") ? 1 : 0.6;
  if (kinds.has("subtotal")) score -= 0.9;
  if (kinds.has("count") && !kinds.has("finalTotal")) score -= 0.5;
  if (kinds.has("beforeTax")) score -= 0.8;
  if (kinds.has("discount")) score -= 0.9;
  if (kinds.has("account")) score -= 0.7;
  if (kinds.has("rounding") && !kinds.has("finalTotal") && !kinds.has("total")) score -= 0.9;
  if (kinds.has("tax") && !kinds.has("withTax") && !kinds.has("finalTotal")) score -= 0.7;
  if (kinds.has("paid") && !kinds.has("finalTotal")) score -= 0.3;
  if (kinds.has("change")) score -= 0.8;
  if (kinds.has("summary")) score -= 0.8;
  if (kinds.has("finalTotal")) score += 0.45;
  if (kinds.has("withTax")) score += 0.25;
  return score;
}

function scorePlace(read: readonly ReadRow[], at: number, from: ReadRow): number {
  const values = from.amounts.map((one) => one.thousandths);
  const [largest, last] = [Math.max(...values), values.at(-1) ?? 0];
  let score = (at / read.length) * 0.3;
  // A table of taxes ends in a small number beside the base.
  if (values.length >= 2 && last > 0 && last <= 0.25 * largest) score -= 1.1;
  if (read.slice(Math.max(0, at - nearTotal), at).some(({ kinds }) => kinds.has("summary")))
    score -= 0.7;
  if (from.amounts.some((one) => one.hasCurrency) || /rm/i.test(from.row.text)) score += 0.1;
  if (last === 0) score -= 1;
  return score;
}

function weighEvidence({ value }: Candidate, facts: Facts): number {
  let score = 0.2 * Math.min(2, (facts.counts.get(value) ?? 1) - 1);
  if (facts.paidLessChange.includes(value)) score += 0.8;
  else if (facts.changes.has(0) && facts.paid.has(value)) score += 0.5;
  if (facts.rounded.has(value)) score += 0.7;
  if (addsUp(value, facts)) score += 0.25;
  if (facts.itemsSum === value) score += 0.25;
  if (facts.largest === value) score += 0.15;
  return score;
}

/** Returns whether a subtotal with taxes, roundings and discounts makes the value. */
function addsUp(value: number, { subtotals, additions }: Facts): boolean {
  const sums = new Set<number>();
  for (const [at, one] of additions.entries()) {
    sums.add(one);
    for (const other of additions.slice(at + 1)) sums.add(one + other);
  }
  return subtotals.some((subtotal) =>
    [...sums].some((sum) => sum !== 0 && subtotal + sum === value),
  );
}

function sumsAgree(value: number, facts: Facts): boolean | null {
  if (facts.paidLessChange.length > 0) return facts.paidLessChange.includes(value);
  if (addsUp(value, facts) || facts.itemsSum === value) return true;
  return facts.subtotals.length > 0 && facts.additions.length > 1 ? false : null;
}

/** Without any word for a total: the largest amount that was not handed over, a guess. */
function guessWithoutWords(facts: Facts): FoundTotal | null {
  const values = [...facts.counts.keys()].filter((one) => one > 0);
  const without = values.filter((one) => !facts.paid.has(one) && !facts.changes.has(one));
  const best = Math.max(...(without.length > 0 ? without : values));
  if (!Number.isFinite(best)) return null;
  return { thousandths: best, confidence: without.length > 0 ? 0.35 : 0.45, sumsAgree: null };
}
