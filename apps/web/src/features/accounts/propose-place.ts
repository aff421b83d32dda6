import { isTimeZone } from "@marzipan/contract/accounts";
import type { Currency } from "@marzipan/contract/currencies";
import type { Language } from "@marzipan/contract/languages";
import { proposeCountry } from "@marzipan/domain/countries";

/** Where a business probably is. */
export interface ProposedLocation {
  timeZone: string;
  country: string;
  currency: Currency;
}

const euroCountries = new Set([
  "AT",
  "BE",
  "BG",
  "CY",
  "DE",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "PT",
  "SI",
  "SK",
  "AD",
  "MC",
  "SM",
  "VA",
  "ME",
  "XK",
]);

/**
 * Proposes time zone, country and currency from browser and language (rulings §1): the country whose
 * clock the device keeps, else the region of the browser's or the page's language. A clock that is set to an offset
 * has no time zone: UTC is proposed.
 */
export function proposePlace(
  language: Language,
  browser: readonly string[] = navigator.languages,
  timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): ProposedLocation {
  const country = proposeCountry(language, browser, timeZone);
  return {
    timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
    country,
    currency: currencyOf(country),
  };
}

/** Returns the currency that a country's business most likely counts in, among the three (spec §1). */
export function currencyOf(country: string): Currency {
  if (country === "IL" || country === "PS") return "ILS";
  return euroCountries.has(country) ? "EUR" : "USD";
}
