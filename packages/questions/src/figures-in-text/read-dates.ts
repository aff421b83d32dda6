import type { Language } from "@marzipan/contract/languages";

/** A day, month, year or time of day as it is in a text; `null` is what it does not say. */
export interface DateMention {
  text: string;
  year: number | null;
  month: number | null;
  day: number | null;
  /** `HH:MM`, in each way of reading it. */
  times: readonly string[];
}

const monthNames = new Map<Language, [name: string, month: number][]>();

/** Lists the names of months in a language, long ones first. */
function monthsOf(language: Language): [name: string, month: number][] {
  const known = monthNames.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (const width of ["long", "short"] as const) {
    for (const beside of [{}, { day: "numeric" as const }]) {
      const format = new Intl.DateTimeFormat(language, {
        month: width,
        timeZone: "UTC",
        ...beside,
      });
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2026, month, 15)));
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        const plain = name.toLowerCase().normalize("NFKC").replace(/\.$/, "");
        if (plain.length > 2 && !/\d/.test(plain)) names.set(plain, month + 1);
      }
    }
  }
  const made = [...names].toSorted(([a], [b]) => b.length - a.length);
  monthNames.set(language, made);
  return made;
}

const none = { year: null, month: null, day: null, times: [] };

/** Reads the dates and times of a cleaned text; `rest` is the text without them. */
export function readDates(
  text: string,
  spoken: readonly Language[],
): { dates: DateMention[]; rest: string } {
  const dates: DateMention[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (match: string[]) => Partial<DateMention>[]): void => {
    rest = rest.replace(pattern, (...match) => {
      const groups = match.filter((one) => typeof one !== "object").map((one) => String(one ?? ""));
      const read_ = read(groups);
      if (read_.length === 0) return groups[0] ?? "";
      for (const one of read_) dates.push({ ...none, text: groups[0] ?? "", ...one });
      return " ";
    });
  };
  take(/(?<![\d.])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d])/g, ([, year, month, day]) =>
    dateOf(year, month, day),
  );
  take(/(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d])/g, ([, a, , b, year]) => {
    const full = (year ?? "").length === 2 ? `20${year}` : year;
    const both = [...dateOf(full, b, a), ...dateOf(full, a, b)];
    return both
      .slice(0, 1)
      .map((one) => ({ ...one, ...(both.length > 1 ? { month: null, day: null } : {}) }));
  });
  take(/(?:(\d{4})年)?(?:(\d{1,2})月)(?:(\d{1,2})[日号號])?/g, ([, year, month, day]) =>
    dateOf(year || null, month, day || null),
  );
  take(/(?<!\d)(\d{4})年/g, ([, year]) => [{ year: Number(year) }]);
  const names = [...new Set<Language>([...spoken, "en"])].flatMap(monthsOf);
  const name = names.map(([one]) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const monthOf = (word: string | undefined): number | null =>
    names.find(([one]) => one === (word ?? "").toLowerCase())?.[1] ?? null;
  const joint = String.raw`(?:\.|-|er|º|°|st|nd|rd|th)?[\s,]{0,2}(?:de\s|of\s|ב|من\s)?\s?`;
  take(
    new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})${joint}(${name})(?!\p{L})\.?(?:[\s,]{1,2}(?:de\s)?(\d{4})(?!\d))?`,
      "giu",
    ),
    ([, day, month, year]) => [
      { day: Number(day), month: monthOf(month), year: year ? Number(year) : null },
    ],
  );
  take(
    new RegExp(
      String.raw`(${name})(?!\p{L})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d.,]*\d)(?:,?\s(\d{4})(?!\d))?`,
      "giu",
    ),
    ([, month, day, year]) => [
      { day: Number(day), month: monthOf(month), year: year ? Number(year) : null },
    ],
  );
  take(
    new RegExp(String.raw`(${name})(?!\p{L})\.?,?\s(?:de\s)?(\d{4})(?!\d)`, "giu"),
    ([, month, year]) => [{ month: monthOf(month), year: Number(year) }],
  );
  take(
    /(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)\s?([ap]\.?m\.?(?![\p{L}]))?/giu,
    ([, hour, minute]) => {
      const at = Number(hour);
      const of = (one: number): string => `${String(one % 24).padStart(2, "0")}:${minute}`;
      return at > 24 || Number(minute) > 59 ? [] : [{ times: [of(at), of(at + 12)] }];
    },
  );
  take(/(?<![\d.,'/])(\d{1,2})\/(\d{1,2})(?![\d.,'/]*\d|\s?%)/g, ([, day, month]) => [
    { day: Number(day), month: Number(month) },
  ]);
  return { dates, rest };
}

function dateOf(
  year: string | null | undefined,
  month: string | undefined,
  day: string | null | undefined,
): Pick<DateMention, "year" | "month" | "day">[] {
  const of = {
    year: year ? Number(year) : null,
    month: Number(month),
    day: day ? Number(day) : null,
  };
  const isPossible =
    of.month >= 1 && of.month <= 12 && (of.day === null || (of.day >= 1 && of.day <= 31));
  return isPossible ? [of] : [];
}
