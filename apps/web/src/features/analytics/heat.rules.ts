import type { Analytics } from "./analytics.types.ts";

/** How many hours stand in one row. */
const hoursInRow = 2;

/** One row: its first hour, the hour it ends before, and how many orders on each weekday, 0 for Sunday. */
export interface HeatRow {
  from: number;
  until: number;
  counts: readonly number[];
}

/** Weekdays by hours, with the busiest field. */
export interface Heat {
  rows: readonly HeatRow[];
  most: number;
  busiest: { weekday: number; row: HeatRow; count: number } | null;
}

/** Returns orders by weekday and hour in rows of two hours, from the first to the last hour that has any. */
export function heatOf(fields: Analytics["weekdayHours"]): Heat {
  const filled = fields.filter(({ ordersCount }) => ordersCount > 0);
  if (filled.length === 0) return { rows: [], most: 0, busiest: null };
  const rowOf = (hour: number): number => Math.floor(hour / hoursInRow);
  const places = filled.map(({ hour }) => rowOf(hour));
  const first = Math.min(...places);
  const counts = Array.from({ length: Math.max(...places) - first + 1 }, () =>
    Array.from({ length: 7 }, () => 0),
  );
  for (const { weekday, hour, ordersCount } of filled) {
    const row = counts[rowOf(hour) - first];
    if (row) row[weekday] = (row[weekday] ?? 0) + ordersCount;
  }
  const rows = counts.map((row, index) => ({
    from: (first + index) * hoursInRow,
    until: (first + index + 1) * hoursInRow,
    counts: row,
  }));
  const all = rows.flatMap((row) => row.counts.map((count, weekday) => ({ weekday, row, count })));
  const busiest = all.reduce((best, one) => (one.count > best.count ? one : best));
  return { rows, most: busiest.count, busiest };
}

/** Returns how dark a field is, 0 (empty) to 4 (among the most). */
export function depthOf(count: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (count === 0 || most === 0) return 0;
  return Math.ceil((count / most) * 4) as 1 | 2 | 3 | 4;
}
