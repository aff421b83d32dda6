import type { RowResult, rowOutcomes } from "@marzipan/contract/imports";
import type * as z from "zod/mini";

/** What the server says of a row. */
export type RowAnswer = z.output<typeof RowResult>;

/** What becomes of a row. */
export type RowOutcome = (typeof rowOutcomes)[number];

/** The answers as they stand together: what the server says of 500 rows does not know the others. */
export interface Outcomes {
  /** The rows of each outcome, in their order. */
  rows: Readonly<Record<RowOutcome, readonly number[]>>;
  /** Good rows that the plan has no room for. */
  overLimit: ReadonlySet<number>;
}

/**
 * Sorts rows by what becomes of them. The plan takes `room` new entries, `null` for any number: good rows beyond it
 * are left out.
 */
export function sortOutcomes(
  rows: readonly { row: number }[],
  answers: ReadonlyMap<number, RowAnswer>,
  room: number | null,
): Outcomes {
  const sorted: Record<RowOutcome, number[]> = { new: [], joined: [], unchanged: [], refused: [] };
  const overLimit = new Set<number>();
  for (const { row } of rows) {
    const answer = answers.get(row);
    if (answer === undefined) continue;
    const isOver =
      answer.isOverLimit ||
      (answer.outcome === "new" && room !== null && sorted.new.length >= room);
    if (isOver) overLimit.add(row);
    sorted[isOver ? "refused" : answer.outcome].push(row);
  }
  // What can be mended stands before what the plan has no room for.
  const mendable = sorted.refused.filter((row) => !overLimit.has(row));
  return { rows: { ...sorted, refused: [...mendable, ...overLimit] }, overLimit };
}
