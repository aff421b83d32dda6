import { addDays } from "@marzipan/domain/dates";
import { useCurrencyName } from "../i18n/use-currency-name.ts";
import { useFormat } from "../i18n/LanguageProvider.tsx";

/** What a list may be narrowed to by the address alone. */
interface Narrowing {
  range: { from: string; to: string } | null;
  currency: string | null;
  /** 0 for Sunday. */
  weekday?: number | null;
  /** "8-10". */
  hours?: string | null;
}

/** A Sunday, from which the names of weekdays are read. */
const someSunday = "2026-11-01";

/** Returns in words what a list is narrowed to: days, weekday, hours, currency. */
export function useNarrowing({ range, currency, weekday, hours }: Narrowing): string[] {
  const format = useFormat();
  const nameOf = useCurrencyName();
  return [
    ...(range ? [format.range(range.from, range.to)] : []),
    ...(typeof weekday === "number" ? [format.weekday(addDays(someSunday, weekday))] : []),
    ...(hours ? [hours.replace("-", "–")] : []),
    ...(currency === null ? [] : [nameOf(currency)]),
  ];
}
