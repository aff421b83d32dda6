import type { Language } from "@marzipan/contract/languages";
import type { Translate } from "@marzipan/phrases/translate";
import { makeTranslate } from "@marzipan/phrases/translate";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { showComponent } from "../../ui/testing/showComponent.tsx";
import type { ShownLanguage } from "../../ui/testing/showComponent.tsx";
import { makeQueryClient } from "../api/query-client.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { loadLanguage } from "../i18n/start-language.ts";
import { MeProvider } from "../session/me.tsx";
import { makeMe } from "./make-me.ts";

/** Shows a part of a signed-in person's screen in a language and returns what says its phrases. */
export async function showScreen(
  tried: ShownLanguage & { language: Language },
  screen: ReactNode,
): Promise<Translate> {
  const first = await loadLanguage(tried.language);
  const client = makeQueryClient(() => false);
  await showComponent(
    tried,
    <QueryClientProvider client={client}>
      <LanguageProvider start={{ first, late: null }}>
        <MeProvider me={makeMe()}>{screen}</MeProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return makeTranslate(tried.language, first.phrases);
}
