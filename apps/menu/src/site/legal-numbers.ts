import { messagesKeptMonths } from "@marzipan/contract/contact";
import type { Language } from "@marzipan/contract/languages";
import { legalNumbers } from "@marzipan/contract/legal";
import { trialDays } from "@marzipan/domain/plans";

/** Returns every number that a legal text may name; a range is not broken at its line's end. */
export function listLegalNumbers(language: Language): Record<string, string> {
  const dash = language === "ja" ? "～" : "–";
  const numbers = Object.entries(legalNumbers).map(([name, number]) => [
    name,
    number.replace("-", `\u2060${dash}\u2060`),
  ]);
  return {
    ...Object.fromEntries(numbers),
    trial: String(trialDays),
    messages: String(messagesKeptMonths),
  };
}
