import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormat, useLanguage, useT } from "./LanguageProvider.tsx";

/** A language as texts to others are written in it. */
export interface Speech {
  language: Language;
  t: Translate;
  format: Format;
}

/** Returns what writes in a language; `null` while its phrases load. Where they cannot be loaded it is the language in use. */
export function useSpeech(language: Language): Speech | null {
  const t = useT();
  const format = useFormat();
  const current = useLanguage().language;
  const isCurrent = language === current;
  const { data, isError } = useQuery({
    queryKey: ["phrases", language],
    queryFn: () => loadAppPhrases(language),
    enabled: !isCurrent,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(() => {
    if (isCurrent || isError) return { language: current, t, format };
    return data
      ? { language, t: makeTranslate(language, data), format: makeFormat(language) }
      : null;
  }, [isCurrent, isError, current, t, format, data, language]);
}
