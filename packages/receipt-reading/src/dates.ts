import { addDays } from "@marzipan/domain/dates";
import { hebrewDatesIn } from "./hebrew-dates.ts";
import { plainText } from "./seen-text.ts";
import type { Row } from "./seen-text.ts";

/** A day that was found, and how sure it is the slip's (0 to 1). */
export interface FoundDate {
  value: string;
  confidence: number;
}

/** A day in a row that is read worse than this may be another. */
const leastLegible = 0.75;

/** How days and months are told apart where both could be either: by the country's custom. */
export type DayOrder = "dayFirst" | "monthFirst";

const monthNames: readonly (readonly string[])[] = [
  "january|jan|janvier|janv|januar|jänner|enero|ene|janeiro|ינואר|يناير|كانون الثاني|जनवरी".split(
    "|",
  ),
  "february|feb|février|fevr|févr|februar|febrero|fevereiro|fev|פברואר|فبراير|شباط|फ़रवरी|फरवरी".split(
    "|",
  ),
  "march|mar|mars|märz|marz|mrz|marzo|março|marco|מרץ|מרס|مارس|آذار|मार्च".split("|"),
  "april|apr|avril|avr|abril|abr|אפריל|أبريل|ابريل|نيسان|अप्रैल".split("|"),
  "may|mai|mayo|maio|mei|מאי|مايو|أيار|ايار|मई".split("|"),
  "june|jun|juin|juni|junio|junho|יוני|يونيو|حزيران|जून".split("|"),
  "july|jul|juillet|juil|juli|julio|julho|יולי|يوليو|تموز|जुलाई".split("|"),
  "august|aug|août|aout|agosto|ago|ogos|אוגוסט|أغسطس|اغسطس|آب|अगस्त".split("|"),
  "september|sept|sep|septembre|septiembre|setembro|set|ספטמבר|سبتمبر|أيلول|ايلول|सितंबर|सितम्बर".split(
    "|",
  ),
  "october|oct|octobre|oktober|okt|octubre|outubro|out|אוקטובר|أكتوبر|اكتوبر|تشرين الأول|अक्टूबर|अक्तूबर".split(
    "|",
  ),
  "november|nov|novembre|noviembre|novembro|נובמבר|نوفمبر|تشرين الثاني|नवंबर|नवम्बर".split("|"),
  "december|dec|décembre|dezember|dez|diciembre|dic|dezembro|דצמבר|ديسمبر|كانون الأول|दिसंबर|दिसम्बर".split(
    "|",
  ),
];

const monthOf = new Map(
  monthNames.flatMap((names, at) =>
    names.map((name) => [plainText(name).toLowerCase(), at + 1] as const),
  ),
);
const anyMonth = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join("|");

const dateWord =
  /date|dated|tarikh|תאריך|التاريخ|تاريخ|datum|fecha|data|日期|日付|दिनांक|तारीख|tanggal|(?<!\p{L})le(?!\p{L})/iu;
const otherDateWord =
  /due|expir|expiry|valid|since|until|\bexp\b|deliver|return|gst id|best before|פירעון|תוקף|استحقاق|انتهاء|fällig|lieferdat|gültig|échéance|livraison|vencim|validade|válido|有效期|到期|期限|देय तिथि|print/iu;
const clockTime = /\d{1,2}\s?[:.]\s?\d{2}(?:\s?[:.]\s?\d{2})?\s*(?:[ap]\.?m)?/i;

interface Candidate {
  value: string;
  score: number;
  isAmbiguous: boolean;
}

/**
 * Finds the slip's date in its rows, in the forms of the ten languages, also where the reader
 * joined it with its neighbours or split it. Days later than the day after `today` are no
 * candidates: one more is allowed, since a day begins earlier in other time zones.
 */
export function findDate(rows: readonly Row[], today: string, order: DayOrder): FoundDate | null {
  const candidates = rows.flatMap((row, at) =>
    datesIn(row.text, today, order).map((one) => ({
      ...one,
      score: one.score + scoreRow(row, rows[at - 1], one.after) - at * 0.004,
      doubt: Math.max(0, leastLegible - row.confidence),
    })),
  );
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return null;
  const others = new Set(candidates.map((one) => one.value)).size - 1;
  const again = candidates.filter((one) => one.value === best.value).length - 1;
  const rivals = candidates.some((one) => one.value !== best.value && best.score - one.score < 0.3);
  const confidence =
    0.62 +
    0.2 * best.score +
    (again > 0 ? 0.08 : 0) -
    (rivals ? 0.2 : others > 0 ? 0.03 : 0) -
    (best.isAmbiguous ? 0.05 : 0) -
    best.doubt;
  return { value: best.value, confidence: Math.max(0.1, Math.min(0.98, confidence)) };
}

function scoreRow(row: Row, above: Row | undefined, after: string): number {
  let score = (row.confidence - 0.9) * 2;
  if (dateWord.test(row.text)) score += 0.6;
  else if (above && dateWord.test(above.text)) score += 0.3;
  if (otherDateWord.test(row.text)) score -= 0.9;
  if (clockTime.test(after)) score += 0.4;
  return score;
}

interface DateInText extends Candidate {
  /** What follows it in the text. */
  after: string;
}

/** Finds the days that a text holds. */
export function datesIn(given: string, today: string, order: DayOrder): DateInText[] {
  const text = mend(plainText(given));
  const found: DateInText[] = [];
  const add = (match: RegExpMatchArray, day: MadeDay | null, score: number): void => {
    if (!day) return;
    const after = text.slice((match.index ?? 0) + match[0].length);
    found.push({ value: day.value, isAmbiguous: day.isAmbiguous, score, after });
  };
  const limits = { today: addDays(today, 1), order };
  for (const match of text.matchAll(
    /(?<!\d)((?:19|20)\d{2}) ?[-/.年,년] ?(\d{1,2}) ?[-/.月,월] ?(\d{1,2})(?: ?日)?/g,
  )) {
    add(match, makeDay(match[1], match[2], match[3], limits), 1);
  }
  for (const match of text.matchAll(
    /(?:(?<!昭)和|R) ?(\d{1,2}) ?[年.] ?(\d{1,2}) ?[月.] ?(\d{1,2})/g,
  )) {
    add(match, makeDay(String(2018 + Number(match[1])), match[2], match[3], limits), 0.9);
  }
  // The year's four digits end the date, whatever follows without a space; what precedes without a
  // space must leave two digits for the day.
  for (const match of text.matchAll(
    /(?:(?<!\d)|(?=\d{2}))(\d{1,2}) ?([-/.,]) ?(\d{1,2}) ?[-/.,] ?(20[0-4]\d)/g,
  )) {
    add(match, inOrder(match[1], match[3], match[4], limits), 1);
  }
  for (const match of text.matchAll(
    /(?<!\d|\d[-/.,])(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{2})(?!\d|[-/.,]\d)/g,
  )) {
    add(match, inOrder(match[1], match[3], match[4], limits), 0.65);
  }
  // One of the two strokes was not read.
  for (const match of text.matchAll(/(?<!\d)(\d{2})[-/]?(\d{2})[-/]?(20[0-4]\d)(?!\d)/g)) {
    if (/^\d{8}$|[-/].*[-/]/.test(match[0])) continue;
    add(match, inOrder(match[1], match[2], match[3], limits), 0.5);
  }
  // A month's name with a letter misread, between strokes.
  for (const match of text.matchAll(/(?<!\d)(\d{1,2})[-/ ]([a-z0-9]{3})[-/ ](20[0-4]\d)/gi)) {
    add(match, makeDay(match[3], nearestMonth(match[2] ?? ""), match[1], limits), 0.4);
  }
  for (const match of text.matchAll(/(\d{2})([-/.])(\d{2})\2(\d{2})(?=\d{1,2}:\d{2})/g)) {
    add(match, inOrder(match[1], match[3], match[4], limits), 0.6);
  }
  const named = new RegExp(
    String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°)?[ /.,-]*(?:de |d')?[בלو]?-?(${anyMonth})(?!\p{L}{4})\p{L}{0,3}[ /.,'-]*(?:de )?('?(?:20)?\d{2})(?!\d{3}|:)`,
    "giu",
  );
  for (const match of text.matchAll(named)) {
    add(
      match,
      makeDay(
        yearOf(match[3]),
        String(monthOf.get((match[2] ?? "").toLowerCase())),
        match[1],
        limits,
      ),
      1,
    );
  }
  const monthLed = new RegExp(
    String.raw`(?<!\p{L})(${anyMonth})\p{L}{0,3}[ .]*(\d{1,2})(?:st|nd|rd|th)?[ ,]+(20\d{2})`,
    "giu",
  );
  for (const match of text.matchAll(monthLed)) {
    add(
      match,
      makeDay(match[3], String(monthOf.get((match[1] ?? "").toLowerCase())), match[2], limits),
      1,
    );
  }
  for (const { value, match } of hebrewDatesIn(text)) {
    const [year, month, day] = value.split("-");
    add(match, makeDay(year, month, day, limits), 0.9);
  }
  if (found.length === 0 && dateWord.test(text)) {
    for (const match of text.matchAll(/(?<!\d)(\d{2}) ?(\d{2}) ?(20[0-4]\d)(?!\d{3})/g)) {
      add(match, inOrder(match[1], match[2], match[3], limits), 0.3);
    }
  }
  return found;
}

const shortMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Returns the number of the one month whose short English name differs in one letter, else an empty text. */
function nearestMonth(text: string): string {
  const letters = text.toLowerCase();
  if (shortMonths.includes(letters)) return "";
  const near = shortMonths.filter(
    (name) => [0, 1, 2].filter((at) => name[at] === letters[at]).length === 2,
  );
  return near.length === 1 ? String(shortMonths.indexOf(near[0] ?? "") + 1) : "";
}

interface MadeDay {
  value: string;
  isAmbiguous: boolean;
}

interface Limits {
  today: string;
  order: DayOrder;
}

function yearOf(text = ""): string {
  const digits = text.replace("'", "");
  return digits.length === 2 ? `20${digits}` : digits;
}

/** Reads day and month in the custom's order, or the other way where only that gives a day that has been. */
function inOrder(first = "", second = "", year = "", limits: Limits): MadeDay | null {
  const dayFirst = makeDay(yearOf(year), second, first, limits);
  const monthFirst = makeDay(yearOf(year), first, second, limits);
  const [usual, other] =
    limits.order === "dayFirst" ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  if (usual && other && usual.value !== other.value) {
    return { value: usual.value, isAmbiguous: limits.order === "monthFirst" };
  }
  return usual ?? other;
}

function makeDay(year = "", month = "", day = "", { today }: Limits): MadeDay | null {
  const value = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return null;
  return value >= "2000-01-01" && value <= today ? { value, isAmbiguous: false } : null;
}

/** Mends digits that readers mistake inside dates, and strokes with white round them. */
function mend(text: string): string {
  return (
    text
      .replace(
        /(?<=\d|[-/.])[oOQ](?=[\d/.-])|(?<=\d)[oO](?=\s|$)|(?<![\p{L}])[oO](?=\d[-/.])/gu,
        "0",
      )
      .replace(/(?<=[\d/.-])[lI|!](?=[\d/.-])/g, "1")
      // A year of this century whose second digit was misread, and a zero torn from its digit.
      .replace(/(?<=\d[-/.]\d{1,2}[-/.]2)[8OoQ](?=[0-4]\d(?!\d))/g, "0")
      .replace(/(?<=(?<!\d)\d{2}[-/. ]?0) (?=[1-9][-/.]20[0-4]\d)/g, "")
      .replace(/(?<=\d{2})\s?[-/]\s?(?=\d{2}\s?[-/])/g, (stroke) => stroke.trim())
      .replace(/(?<=\d{2}[-/]\d{2})\s?([-/])\s?(?=\d{2})/g, "$1")
  );
}
