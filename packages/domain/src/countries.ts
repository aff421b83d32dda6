import type { Language } from "@marzipan/contract/languages";

/** Every country by its ISO 3166-1 code; their names come from `Intl.DisplayNames`. */
export const countryCodes: readonly string[] = (
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ " +
  "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM " +
  "FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE " +
  "JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN " +
  "MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS " +
  "PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK " +
  "TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");

/**
 * Proposes the country that someone is in (rulings §1): the one whose clock the device keeps, else the region of
 * the browser's languages or of the page's.
 */
export function proposeCountry(
  language: Language,
  browser: readonly string[],
  timeZone: string,
): string {
  const regions = [...browser, language].map(regionOf);
  const ofClock = countriesOfTimeZone(timeZone);
  return (
    regions.find((region) => ofClock.includes(region)) ??
    ofClock[0] ??
    regions.find(Boolean) ??
    "IL"
  );
}

function regionOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? "";
  } catch {
    return "";
  }
}

type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

function countriesOfTimeZone(timeZone: string): string[] {
  return countryCodes.filter((code) => {
    const locale: WithTimeZones = new Intl.Locale(`und-${code}`);
    return locale.getTimeZones?.()?.includes(timeZone) ?? false;
  });
}
