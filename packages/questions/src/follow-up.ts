import type { Language } from "@marzipan/contract/languages";
import { findDayAlone } from "./day-alone.ts";
import { findConcepts } from "./find-concepts.ts";
import { findPeriods, type FoundPeriod, withoutPeriods } from "./find-periods.ts";
import type { Asked } from "./read-period.ts";
import type { Tongue } from "./tongue.ts";
import { tongues } from "./tongues.ts";
import { languagesOf, understand } from "./understand.ts";
import { plainText } from "./words.ts";

/**
 * Returns a message that is nothing but another period ("and in October?") as the whole question that it stands for:
 * the one `before` it, of that period; `null` where it is none, or where the one before was not understood.
 */
export function continued(
  message: string,
  before: string,
  language: Language,
  when: Omit<Asked, "ahead">,
): string | null {
  if (understand(message, language, when) || !understand(before, language, when)) return null;
  const text = plainText(message);
  for (const tongue of languagesOf(message, language).map((one) => tongues[one])) {
    const periods = periodsOf(text, tongue, when);
    if (periods.length === 0) continue;
    const { has, rest } = findConcepts(withoutPeriods(text, periods), tongue, false);
    if (has.size > 0 || rest.length > 0) continue;
    const asked = plainText(before);
    return `${withoutPeriods(asked, periodsOf(asked, tongue, when)).trim()} ${text.trim()}`;
  }
  return null;
}

function periodsOf(text: string, tongue: Tongue, when: Omit<Asked, "ahead">): FoundPeriod[] {
  const asked = { ...when, ahead: false };
  const found = findPeriods(text, tongue, asked);
  const alone = found.length === 0 ? findDayAlone(text, tongue, asked) : null;
  return alone ? [alone] : found;
}
