import { bandOf } from "@marzipan/receipt-reading/bands";
import type { Band } from "@marzipan/receipt-reading/bands";

/** What is on a receipt. */
export interface Label {
  file: string;
  businessName: string;
  date: string;
  amount: number;
  /** The ISO 4217 code; only of receipts whose labels tell it is the currency judged. */
  currency?: string;
}

interface Field<T> {
  value: T;
  confidence: number;
}

/** What was read of a receipt, and what it took. */
export interface Prediction {
  file: string;
  businessName: Field<string> | null;
  date: Field<string> | null;
  amount: Field<number> | null;
  currency: Field<string> | null;
  problem?: string;
  cpuSeconds?: number;
  peakMb?: number;
}

const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Returns how alike two names are in letters and digits, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      now[column] = Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, replaced);
    }
    before = now;
  }
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - (before[b.length] ?? 0) / longest;
}

const alike = 0.85;
const fields = {
  date: (label: Label, { date }: Prediction) => date?.value === label.date,
  amount: (label: Label, { amount }: Prediction) =>
    amount !== null && Math.abs(amount.value - label.amount) < 0.005,
  businessName: (label: Label, { businessName }: Prediction) =>
    similarity(businessName?.value ?? "", label.businessName) >= alike,
  currency: (label: Label, { currency }: Prediction) => currency?.value === label.currency,
} as const;

/** Returns a table in words: the share right of each field, by band too, and what the readings took. */
export function scoreReadings(
  labels: readonly Label[],
  predictions: readonly Prediction[],
): string {
  const labelOf = new Map(labels.map((label) => [label.file, label]));
  const known = predictions.flatMap((prediction) => {
    const label = labelOf.get(prediction.file);
    return label ? [{ label, prediction }] : [];
  });
  const lines = [`receipts ${known.length}`];
  for (const [name, isRight] of Object.entries(fields)) {
    const bands = new Map<Band, [number, number]>();
    let right = 0;
    const judged = known.filter(({ label }) => name in label);
    if (judged.length === 0) continue;
    for (const { label, prediction } of judged) {
      const hit = isRight(label, prediction);
      if (hit) right += 1;
      const field = prediction[name as keyof typeof fields];
      if (!field) continue;
      const band = bandOf(field.confidence);
      const [hits, count] = bands.get(band) ?? [0, 0];
      bands.set(band, [hits + (hit ? 1 : 0), count + 1]);
    }
    const shares = [...bands].map(
      ([band, [hits, count]]) => `${band} ${share(hits, count)} of ${count}`,
    );
    lines.push(`${name.padEnd(13)} ${share(right, judged.length)}   ${shares.join("   ")}`);
  }
  lines.push(
    describeCosts(
      "CPU seconds",
      predictions.map((one) => one.cpuSeconds ?? 0),
    ),
  );
  lines.push(
    describeCosts(
      "memory in MB",
      predictions.map((one) => one.peakMb ?? 0),
    ),
  );
  return `${lines.join("\n")}\n`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}

function describeCosts(name: string, values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, sorted.length);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return `${name.padEnd(13)} mean ${mean.toFixed(1)}   half under ${at(0.5)}   most ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}
