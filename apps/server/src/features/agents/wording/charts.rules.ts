import { daysBetween, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { AgentAnswer } from "../agent-answer.ts";
import type { Words } from "./insights.rules.ts";

/** What a measure came to in a piece of time. */
export interface TimePiece {
  from: string;
  to: string;
  value: number;
}

type Chart = NonNullable<AgentAnswer["chart"]>;
type Grain = "day" | "week" | "month" | "quarter";

/** Two are compared as quickly by their figures; more than eight have no room for theirs on a phone. */
const fewest = 3;
const most = 8;

/**
 * Returns the small chart of a measure over time: pieces that have begun, and later ones in which there is something,
 * one column each or several added up; `null` where it would show nothing.
 */
export function chartOf(
  pieces: readonly TimePiece[],
  measure: string,
  today: string,
  { t, format }: Words,
): Chart | null {
  const last = pieces.findLastIndex(({ from, value }) => from <= today || value !== 0);
  const { grain, columns } = columnsOf(pieces.slice(0, last + 1));
  const isDrawn = fewest <= columns.length && columns.length <= most;
  if (!isDrawn || columns.every(({ value }) => value <= 0)) return null;
  return {
    title: t(`advisor.chart_${grain}`, { measure }),
    columns: columns.map(({ from, to, value }, at) => ({
      label: sayDays(from, to, columns[at - 1]?.from, format),
      value,
    })),
  };
}

function columnsOf(pieces: readonly TimePiece[]): { grain: Grain; columns: TimePiece[] } {
  // The first may be cut short, so the second tells.
  const piece = pieces[1] ?? pieces[0];
  const length = piece ? daysBetween(piece.from, piece.to) + 1 : 1;
  const isFew = pieces.length <= most;
  if (length === 1) {
    return isFew
      ? { grain: "day", columns: [...pieces] }
      : { grain: "week", columns: addUp(pieces, 7) };
  }
  if (length <= 7) return { grain: "week", columns: [...pieces] };
  return isFew
    ? { grain: "month", columns: [...pieces] }
    : { grain: "quarter", columns: addUp(pieces, 3) };
}

function addUp(pieces: readonly TimePiece[], size: number): TimePiece[] {
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, at) => {
    const part = pieces.slice(at * size, (at + 1) * size);
    const value = part.reduce((sum, one) => sum + one.value, 0);
    return {
      from: part[0]?.from ?? "",
      to: part.at(-1)?.to ?? "",
      value: Math.round(value * 1000) / 1000,
    };
  });
}

/** The days of a column; in the month that the one before it named, the days alone: "8–14". */
function sayDays(
  from: string,
  to: string,
  before: string | undefined,
  format: Words["format"],
): string {
  if (from === monthStart(from) && to === monthEnd(from)) return format.shortMonth(from);
  if (before?.slice(0, 7) !== to.slice(0, 7)) {
    return from === to ? format.dayMonth(from) : format.dayRange(from, to);
  }
  const [first, last] = [from, to].map((day) => format.number(Number(day.slice(8))));
  return first === last ? `${first}` : `${first}–${last}`;
}
