import { addMonths, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { FoundPeriod } from "./find-periods.ts";
import { anyOf, dayNumber } from "./pattern-sources.ts";
import type { Asked } from "./read-period.ts";
import type { Tongue } from "./tongue.ts";
import { entriesOf, unspaced } from "./words.ts";

/** Words for the month that may be behind its day. */
const ofMonth = anyOf(
  entriesOf("לחודש בחודש of_the_month of_this_month du_mois del_mes do_mês des_monats من_الشهر"),
  "",
);

/** Months between two that have the day. */
const mostMonths = 2;

/**
 * Returns the day of a month that a text (as `plainText` returns it) names by its number alone, "on the 24th": the last
 * such day, or the next to come; `null` where there is none, or where the number may count something.
 */
export function findDayAlone(text: string, tongue: Tongue, asked: Asked): FoundPeriod | null {
  const match = patternOf(tongue).exec(text);
  const number = Number(match?.groups?.["day"]);
  const day = match && dayOf(number, asked);
  if (!day) return null;
  const leads = entriesOf(tongue.forDay).some((lead) => match[0].startsWith(`${lead} `));
  const isFor = leads || match[0].startsWith("ל") || number > Number(asked.today.slice(8));
  return {
    span: [day, day],
    named: null,
    hasYear: false,
    isSince: false,
    isThan: false,
    isUnread: false,
    isWeekday: true,
    isFor,
    ends: null,
    start: match.index,
    end: match.index + match[0].length,
  };
}

/** A number is a day by its ending or the word behind it; else only as the last word, where it counts nothing. */
function patternOf({ language, dayBefore, dayBehind }: Tongue): RegExp {
  const number = `(?<day>${dayNumber})`;
  const behind = anyOf(entriesOf(dayBehind), "");
  if (unspaced.includes(language)) {
    return new RegExp(String.raw`(?<![\d月过過近去前後] ?)${number} ?${behind}(?![間间内])`, "u");
  }
  if (dayBehind !== "") return new RegExp(`(?<= )${number} ${behind}(?= )`, "u");
  const isEnglish = language === "en";
  const end = `(?: ${ofMonth}(?= )|(?= ${isEnglish ? "" : "$"}))`;
  const ordinal = isEnglish ? "(?:st|nd|rd|th)" : "";
  return new RegExp(`(?<= )${anyOf(entriesOf(dayBefore), "")} ?${number}${ordinal}${end}`, "u");
}

function dayOf(number: number, { today, ahead }: Asked): string | null {
  for (let away = 0; away <= mostMonths; away += 1) {
    const month = addMonths(monthStart(today), ahead ? away : -away);
    const day = `${month.slice(0, 8)}${String(number).padStart(2, "0")}`;
    if (day <= monthEnd(month) && (ahead ? day >= today : day <= today)) return day;
  }
  return null;
}
