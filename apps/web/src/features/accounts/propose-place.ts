import type { Currency } from "@marzipan/contract/currencies";
import type { Language } from "@marzipan/contract/languages";
import { countryCodes } from "./countries.ts";

/** Where a business probably is. */
export interface Place {
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
 * clock the device keeps, else the region of the browser's or the page's language.
 */
export function proposePlace(
  language: Language,
  browser: readonly string[] = navigator.languages,
  timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Place {
  const regions = [...browser, language].map(regionOf);
  const ofClock = countriesOfTimeZone(timeZone);
  const country =
    regions.find((region) => ofClock.includes(region)) ??
    ofClock[0] ??
    regions.find(Boolean) ??
    "IL";
  return { timeZone, country, currency: currencyOf(country) };
}

/** Answers the currency that a country's business most likely counts in, among the three (spec §1). */
export function currencyOf(country: string): Currency {
  if (country === "IL" || country === "PS") return "ILS";
  return euroCountries.has(country) ? "EUR" : "USD";
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
