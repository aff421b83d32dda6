import type { SourceFile } from "./files.ts";

/** Where rows become figures (rulings §6), and the rules behind them. */
const home = /^apps\/server\/src\/features\/figures\/|^packages\/domain\/src\/figures\.ts$/;

/** A sum of many rows' money in SQL, and revenue told by an order's state. */
const patterns: readonly RegExp[] = [
  /\bsum\(\s*(?:coalesce\(\s*|case\b[^;)]{0,120}\b(?:then|else)\s+)?(?:\w{1,30}\.)?(?:total|effect|amount|line_total|agreed_price|items_total|due)_minor\b/g,
  /\bstatus\s*===?\s*["']completed["']\s*&&\s*!?\w*\.?(?:isCancelled|cancelledAt)\b/g,
];

/** Sums that are no figures of the business, by file: how many, and what they are. */
const others: Readonly<Record<string, { count: number; because: string }>> = {
  "apps/server/src/features/payments/payments.store.ts": {
    count: 1,
    because: "what of one payment was refunded",
  },
  "apps/server/src/features/payments/payment-lists.store.ts": {
    count: 3,
    because: "the balance of single orders, and what is due of them with its deposits",
  },
  "apps/server/src/features/payments/past-orders.store.ts": {
    count: 1,
    because: "what the owner is asked to settle or to be owed, once",
  },
  "apps/server/src/features/clients/client-habits.store.ts": {
    count: 2,
    because: "what one client owes for each order, and in all",
  },
};

/** Complains of places beside the one where figures are that sum money as it does: a second truth for a figure. */
export function complainOfFigures(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !home.test(path))
    .flatMap(({ path, text }) => {
      const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
      const { count, because } = others[path] ?? { count: 0, because: "no sum" };
      if (found.length === count) return [];
      const line = text.slice(0, found.at(-1)?.index).split("\n").length;
      return [
        `${path}:${line} sums what the figures sum (${found.length}, ${count} known: ${because}): ask apps/server/src/features/figures, or say in tools/structure/figures.ts what else it is`,
      ];
    });
}
