import { useMemo } from "react";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import { makeDayWords } from "./day-words.rules.ts";
import type { DayWords } from "./day-words.rules.ts";
import { useToday } from "./use-today.ts";

/** Returns the words for days, in the language in use and from the business's today. */
export function useDayWords(): DayWords {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  return useMemo(() => makeDayWords(t, format, today), [t, format, today]);
}
