import { languages } from "@marzipan/contract/languages";
import { westernDigits } from "@marzipan/contract/phone";
import { normalise } from "../search.ts";

/** In which order a column writes day and month. */
export type DayOrder = "day" | "month";

/** The most characters of a cell that are read for a date. */
const longest = 60;

let monthNames: ReadonlyMap<string, number> | undefined;

/** Month names of ten languages, long and short. A list to look names up in, not parsed from elsewhere. */
function listMonthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    for (const month of ["long", "short"] as const) {
      for (const calendar of ["numeric", undefined] as const) {
        const writer = new Intl.DateTimeFormat(language, {
          month,
          ...(calendar && { day: calendar }),
          timeZone: "UTC",
          calendar: "gregory",
          numberingSystem: "latn",
        });
        for (let at = 0; at < 12; at += 1) {
          const part = writer
            .formatToParts(new Date(Date.UTC(2026, at, 15)))
            .find(({ type }) => type === "month");
          const name = normalise(part?.value ?? "").replaceAll(".", "");
          if (name !== "" && !/^\d/.test(name)) names.set(name, at + 1);
        }
      }
    }
  }
  names.set("sept", 9);
  return names;
}

/** The parts of a written date; what is day and what is month is open where both are numbers up to 12. */
interface Parts {
  year: number;
  /** The first and the second of the two, as they stand. */
  first: number;
  second: number;
  isMonthKnown: boolean;
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

function partsOf(cell: string): Parts | null {
  const text = normalise(westernDigits(cell.slice(0, longest)));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  const east = /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/.exec(text);
  const [, year, month, day] = iso ?? east ?? [];
  if (year !== undefined)
    return { year: Number(year), first: Number(day), second: Number(month), isMonthKnown: true };
  const plain = /^(?:\p{L}+,? )?(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/u.exec(text);
  if (plain) {
    const [, first, second, last] = plain;
    return {
      year: fullYear(Number(last)),
      first: Number(first),
      second: Number(second),
      isMonthKnown: false,
    };
  }
  return namedParts(text);
}

/** A date with the month's name: `3 December 2026`, `Dec 3, 2026`, `3 בדצמבר 2026`, `3 de dezembro de 2026`. */
function namedParts(text: string): Parts | null {
  monthNames ??= listMonthNames();
  const words = text.split(/[\s,./-]+/).slice(0, 8);
  let month: number | undefined;
  const numbers: number[] = [];
  for (const word of words) {
    const name = monthNames.get(word) ?? monthNames.get(word.replace(/^ב/, ""));
    month ??= name;
    const number = /^(\d{1,4})(?:st|nd|rd|th|º|er)?$/.exec(word)?.[1];
    if (number !== undefined) numbers.push(Number(number));
  }
  const year = numbers.find((number) => number > 31);
  const day = numbers.find((number) => number >= 1 && number <= 31);
  if (month === undefined || year === undefined || day === undefined) return null;
  return { year, first: day, second: month, isMonthKnown: true };
}

/** What a column of dates says of its own order. */
export interface ColumnOrder {
  /** `null`: no date of the column settles it. */
  order: DayOrder | null;
  /** A date that can be read both ways, to ask about; `null` where there is none. */
  example: string | null;
}

/** Finds in which order a column writes day and month: one date with a number over 12 settles it for all. */
export function findDayOrder(cells: Iterable<string>): ColumnOrder {
  let example: string | null = null;
  let [dayFirst, monthFirst] = [0, 0];
  for (const cell of cells) {
    const parts = partsOf(cell);
    if (parts === null || parts.isMonthKnown) continue;
    if (parts.first > 12 && parts.second <= 12) dayFirst += 1;
    else if (parts.second > 12 && parts.first <= 12) monthFirst += 1;
    else if (parts.first !== parts.second) example ??= cell;
  }
  const isSettled = dayFirst > 0 !== monthFirst > 0;
  if (example === null || isSettled)
    return { order: monthFirst > dayFirst ? "month" : "day", example };
  return { order: null, example };
}

/** Reads a day as `2026-12-03`; `null` where a cell is no date or no such day exists. */
export function readDay(cell: string, order: DayOrder): string | null {
  const parts = partsOf(cell);
  if (!parts) return null;
  const { year, first, second, isMonthKnown } = parts;
  const isDayFirst = isMonthKnown || (second > 12 ? false : first > 12 || order === "day");
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null;
}

const time = /(?:^|[^\d.:])(\d{1,2})(?:[:.h](\d{2}))(?::\d{2})?(?:\.\d+)? ?([ap])?\.?m?\.?/;
const hour = /^(\d{1,2}) ?(?:([ap])\.?m\.?|h|uhr)$/;

/** Reads a time as `14:30`, the first of a span; `null` where a cell has none. A date before it is passed over. */
export function readTime(cell: string): string | null {
  const text = normalise(westernDigits(cell.slice(0, longest))).replace(
    /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[t ]?/,
    " ",
  );
  const full = time.exec(text);
  const [, hours, minutes = "00", half] =
    full ?? (hour.exec(text.trim()) ? asFull(text.trim()) : []);
  if (hours === undefined) return null;
  const plain = Number(hours);
  const shifted =
    half === "p" && plain < 12 ? plain + 12 : half === "a" && plain === 12 ? 0 : plain;
  if (shifted > 23 || Number(minutes) > 59) return null;
  return `${String(shifted).padStart(2, "0")}:${minutes}`;
}

function asFull(text: string): (string | undefined)[] {
  const [, hours, half] = hour.exec(text) ?? [];
  return [undefined, hours, "00", half];
}
