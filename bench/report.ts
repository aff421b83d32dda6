/** One figure against its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the figure must not pass: at least or at most; `null` for a figure without a budget. */
  budget: { atLeast: number } | { atMost: number } | null;
}

const figures: Figure[] = [];

/** Writes a figure as a JSON line at once and keeps it for the table. */
export function report(figure: Figure): void {
  figures.push(figure);
  process.stdout.write(`${JSON.stringify({ ...figure, kept: isKept(figure) })}\n`);
}

/** Returns whether a figure keeps its budget. */
export function isKept({ value, budget }: Figure): boolean {
  if (budget === null) return true;
  return "atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost;
}

/** Writes all figures as a table and returns whether every budget was kept. */
export function printTable(): boolean {
  process.stdout.write("\n");
  for (const figure of figures) {
    const { name, value, unit, budget } = figure;
    const limit =
      budget === null
        ? ""
        : "atLeast" in budget
          ? `at least ${budget.atLeast}`
          : `at most ${budget.atMost}`;
    const mark = isKept(figure) ? "ok  " : "OVER";
    process.stdout.write(
      `${mark} ${name.padEnd(58)} ${`${value.toFixed(2)} ${unit}`.padStart(16)}   ${limit}\n`,
    );
  }
  return figures.every(isKept);
}

/** Returns the middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
