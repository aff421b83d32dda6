import type { Language } from "@marzipan/contract/languages";

/** The first day of the week in each language, 0 for Sunday (terms.md §1). */
const usualStarts: Readonly<Record<Language, number>> = {
  en: 0,
  he: 0,
  ar: 6,
  fr: 1,
  de: 1,
  es: 1,
  zh: 1,
  hi: 0,
  ja: 0,
  pt: 0,
};

/**
 * Returns the day on which weeks begin, 0 for Sunday: the business's own choice, else as the
 * language has it; Sunday for a business in Israel, in Arabic too (terms.md §1).
 */
export function firstWeekday(chosen: number | null, language: Language, country: string): number {
  if (chosen !== null) return chosen;
  return country === "IL" ? 0 : usualStarts[language];
}
