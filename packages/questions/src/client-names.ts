import type { Language } from "@marzipan/contract/languages";
import type { FoundPeriod } from "./find-periods.ts";
import { standsAt } from "./meant-names.ts";
import type { Tongue } from "./tongue.ts";
import { entriesOf, plainText } from "./words.ts";

/** Words before a month, a day or a holiday by which it is a time rather than someone's name. */
const inTime: Readonly<Record<Language, string>> = {
  en: "in during",
  he: "ב במהלך בחודש חודש",
  ar: "في خلال شهر بشهر يوم عيد",
  fr: "en au durant pendant mois_de",
  de: "im in am während monat",
  es: "en durante mes_de",
  pt: "em no na durante mês_de",
  hi: "",
  zh: "",
  ja: "",
};

/** Words behind one in Hindi. */
const inHindi = entriesOf("में के_महीने महीने");

/**
 * Hides the whole names of clients in a text (as `plainText` returns it) that would be read as months, days or
 * holidays: "May Brown" names no May. A name of one word stays where words around it say that time is meant. The text
 * keeps its length, so that places in it stay the same.
 */
export function withoutClients(
  text: string,
  clients: readonly string[],
  periods: readonly FoundPeriod[],
  tongue: Tongue,
): string {
  let hidden = text;
  for (const client of clients) {
    const name = plainText(client).trim();
    const at = standsAt(name, text);
    if (at === null) continue;
    const end = at + name.length;
    const around = periods.filter((one) => one.start < end && at < one.end);
    const isTime = around.some(
      (one) =>
        one.end > end || text.slice(one.start, at).includes(" ") || isTold(one, at, text, tongue),
    );
    if (around.length === 0 || (isTime && !name.includes(" "))) continue;
    hidden = hidden.slice(0, at) + "ʼ".repeat(name.length) + hidden.slice(end);
  }
  return hidden;
}

function isTold(
  { start, end, isSince, isThan }: FoundPeriod,
  at: number,
  text: string,
  { language }: Tongue,
): boolean {
  if (isThan || (isSince && language !== "he" && language !== "ar" && language !== "de"))
    return true;
  const before = text.slice(0, start).trimEnd();
  if (entriesOf(inTime[language]).some((word) => before.endsWith(` ${word}`))) return true;
  if (language === "hi")
    return inHindi.some((word) => text.slice(end).trimStart().startsWith(word));
  const joined = text.slice(start, at);
  return language === "he" ? joined.includes("ב") : language === "ar" && /ب|ال/u.test(joined);
}
