/** The months of the Hebrew calendar as slips print them, with what `Intl` calls them. */
const months: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^תשרי$/u, ["Tishri"]],
  [/^(?:מר)?חשוו?ן$/u, ["Heshvan"]],
  [/^כסלי?ו$/u, ["Kislev"]],
  [/^טבת$/u, ["Tevet"]],
  [/^שבט$/u, ["Shevat"]],
  [/^אדר א'?$/u, ["Adar I"]],
  [/^אדר ב'?$/u, ["Adar II"]],
  [/^אדר$/u, ["Adar", "Adar II"]],
  [/^ניסן$/u, ["Nisan"]],
  [/^איי?ר$/u, ["Iyar"]],
  [/^סיוו?ן$/u, ["Sivan"]],
  [/^תמוז$/u, ["Tamuz"]],
  [/^(?:מנחם )?אב$/u, ["Av"]],
  [/^אלול$/u, ["Elul"]],
];
const anyMonth =
  "תשרי|מרחשוו?ן|חשוו?ן|כסלי?ו|טבת|שבט|אדר [אב]'?|אדר|ניסן|איי?ר|סיוו?ן|תמוז|מנחם אב|אב|אלול";
const written = new RegExp(
  String.raw`(?<!\p{L})([א-ל]"?[א-ט]?'?) ?(?:ב|ל)?(${anyMonth}),? (?:ה'?)?(ת[קרשת]{1,2}[א-צ]?"?[א-צ]?)(?!\p{L})`,
  "gu",
);

const worth = new Map(
  "אבגדהוזחטיכלמנסעפצקרשת"
    .split("")
    .map((letter, at) => [letter, at < 9 ? at + 1 : at < 18 ? (at - 8) * 10 : (at - 17) * 100]),
);

function countOf(letters: string): number {
  return letters.split("").reduce((sum, letter) => sum + (worth.get(letter) ?? 0), 0);
}

const calendar = new Intl.DateTimeFormat("en-u-ca-hebrew", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dayMs = 86_400_000;
/** A Hebrew year begins in the autumn of the civil year that is this much smaller. */
const yearsApart = 3761;
const mostDaysOfYear = 420;

/** Returns the civil day of a Hebrew one, `null` where the year has none such. */
function findCivilDay(day: number, names: readonly string[], year: number): string | null {
  const start = Date.UTC(year - yearsApart, 8, 1);
  for (let after = 0; after < mostDaysOfYear; after += 1) {
    const time = start + after * dayMs;
    const parts = new Map(calendar.formatToParts(time).map(({ type, value }) => [type, value]));
    const isIt =
      parts.get("day") === String(day) &&
      parts.get("year") === String(year) &&
      names.includes(parts.get("month") ?? "");
    if (isIt) return new Date(time).toISOString().slice(0, 10);
  }
  return null;
}

/** Finds the days of the Hebrew calendar that a plain text holds, `כ"ג בתשרי תשפ"ז`, as civil days (YYYY-MM-DD). */
export function hebrewDatesIn(text: string): { value: string; match: RegExpMatchArray }[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const [, day = "", month = "", year = ""] = match;
    const names = months.find(([pattern]) => pattern.test(month))?.[1] ?? [];
    const value = findCivilDay(countOf(day), names, 5000 + countOf(year));
    return value === null ? [] : [{ value, match }];
  });
}
