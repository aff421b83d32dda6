import type { OrderingRules } from "@marzipan/contract/ordering-rules";

/** Opening hours: seven days from Sunday, each with its spans; none means closed. */
export type OpeningHours = OrderingRules["openingHours"];

/*
 * Source: week starts and weekends are those of Unicode CLDR 48 (supplemental weekData). Hours are those usual for small
 * food shops: half a Friday in Israel and the United Arab Emirates, a short Saturday where shops close early, a break at
 * noon in Spain, bakeries that rest on Monday in France and Japan.
 */
const sundayStarts =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH " +
  "PK PR PT PY SA SG SV TH TT TW US VE VI WS YE ZA ZW";
const saturdayStarts = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
const fridayAndSaturdayOff = "BH DZ EG IQ JO KW LY OM QA SA SD SY YE";

/** A day's spans, written "9-18" or "9-14 17-20"; empty for closed. */
type DayHours = string;

/** The days from Sunday. */
type WeekHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours];

function week(
  sunday: DayHours,
  weekdays: DayHours,
  friday: DayHours,
  saturday: DayHours,
): WeekHours {
  return [sunday, weekdays, weekdays, weekdays, weekdays, friday, saturday];
}

const monToSat = week("", "9-18", "9-18", "9-18");
const shortSaturday = week("", "9-18", "9-18", "9-14");
const withoutMonday = (sunday: DayHours, others: DayHours): WeekHours => [
  sunday,
  "",
  others,
  others,
  others,
  others,
  others,
];

const hoursByCountry: Readonly<Record<string, WeekHours>> = {
  IL: week("9-18", "9-18", "9-14", ""),
  AE: week("", "9-18", "9-12", ""),
  AF: week("9-18", "9-18", "", "9-18"),
  IR: week("9-18", "9-18", "", "9-18"),
  DE: shortSaturday,
  AT: shortSaturday,
  CH: shortSaturday,
  PT: shortSaturday,
  BR: shortSaturday,
  FR: withoutMonday("9-13", "9-18"),
  JP: withoutMonday("10-18", "10-18"),
  ES: week("", "9-14 17-20", "9-14 17-20", "9-14"),
  GB: week("", "9-17", "9-17", "9-17"),
  IE: week("", "9-17", "9-17", "9-17"),
  IN: week("", "10-20", "10-20", "10-20"),
  CN: week("9-18", "9-18", "9-18", "9-18"),
  ...Object.fromEntries(
    fridayAndSaturdayOff.split(" ").map((code) => [code, week("9-18", "9-18", "", "")]),
  ),
};

/** Returns the opening hours to propose in a country, Monday to Saturday where none are known (rulings §5). */
export function usualHours(country: string): OpeningHours {
  return (hoursByCountry[country] ?? monToSat).map(readSpans);
}

function readSpans(day: DayHours): OpeningHours[number] {
  const spans = day === "" ? [] : day.split(" ");
  return spans.map((span) => {
    const [from = "", to = ""] = span.split("-").map((hour) => `${hour.padStart(2, "0")}:00`);
    return { from, to };
  });
}

/** Returns the day on which weeks begin in a country, 0 for Sunday; Monday where none is known (rulings §5). */
export function usualWeekStart(country: string): number {
  if (sundayStarts.split(" ").includes(country)) return 0;
  return saturdayStarts.split(" ").includes(country) ? 6 : 1;
}
