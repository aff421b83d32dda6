import { isLanguage } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormat, useLanguage, useT } from "../i18n/LanguageProvider.tsx";
import { useMe } from "../session/me.tsx";
import type { ClientSpeech } from "./client-text.ts";

/**
 * Answers the language in which a client is written to: her own, else the owner's; `null` while its
 * phrases load. Where they cannot be loaded it is the language in use.
 */
export function useClientSpeech(clientLanguage: string | null): ClientSpeech | null {
  const { user } = useMe();
  const t = useT();
  const format = useFormat();
  const current = useLanguage().language;
  const language = isLanguage(clientLanguage) ? clientLanguage : user.language;
  const isCurrent = language === current;
  const { data, isError } = useQuery({
    queryKey: ["phrases", language],
    queryFn: () => loadPhrases(language),
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
