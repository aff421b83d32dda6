import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { LanguagePhrases, Translate } from "@marzipan/phrases/translate";
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { keep } from "../storage.ts";
import { pickTags } from "./pick-language.ts";
import { loadLanguage } from "./start-language.ts";
import type { LanguageStart, LoadedLanguage } from "./start-language.ts";

/** Under this name the browser keeps the chosen language. */
export const languageKey = "marzipan.language";

/** The language in use and how to change it. */
export interface LanguageUse {
  language: Language;
  direction: "ltr" | "rtl";
  /** The `Intl` tag, with the browser's region where it fits. */
  tag: string;
  /** Loads and shows a language and keeps the choice; throws when its phrases cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
}

interface Speech extends LanguageUse {
  phrases: LoadedLanguage["phrases"];
  t: Translate;
  format: Format;
}

const SpeechContext = createContext<Speech | null>(null);

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error("A page speaks outside of LanguageProvider");
  return speech;
}

/** Returns the function that says phrases: `t("orders.title")`, `t("orders.count", { n })`. */
export function useT(): Translate {
  return useSpeech().t;
}

/** Returns the formatters of numbers, money, dates and times in the language in use. */
export function useFormat(): Format {
  return useSpeech().format;
}

/** Returns the language in use, its direction, and how to change it. */
export function useLanguage(): LanguageUse {
  return useSpeech();
}

/** Gives the page its language: phrases, formats, `<html lang dir>`, and react-aria's locale. */
export function LanguageProvider({
  start,
  browserLanguages = navigator.languages,
  children,
}: {
  start: LanguageStart;
  /** The browser's languages, where it is not the browser that draws. */
  browserLanguages?: readonly string[] | undefined;
  children: ReactNode;
}) {
  const [loaded, setLoaded] = useState(start.first);
  const asked = useRef<Language | null>(null);
  const { language, phrases } = loaded;
  const { direction } = locales[language];
  const { tag, componentTag } = useMemo(
    () => pickTags(language, browserLanguages),
    [language, browserLanguages],
  );

  useEffect(() => {
    let isGone = false;
    start.late?.then(
      (late) => !isGone && asked.current === null && setLoaded(late),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [start]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);

  const setLanguage = useCallback(async (next: Language) => {
    asked.current = next;
    const arrived = await loadLanguage(next);
    if (asked.current !== next) return;
    keep(languageKey, next);
    setLoaded(arrived);
  }, []);

  const speech = useMemo(
    () => ({
      language,
      direction,
      tag,
      setLanguage,
      phrases,
      t: makeTranslate(language, phrases),
      format: makeFormat(language, tag),
    }),
    [language, direction, tag, setLanguage, phrases],
  );
  return (
    <SpeechContext value={speech}>
      <I18nProvider locale={componentTag}>{children}</I18nProvider>
    </SpeechContext>
  );
}

/** Lets what is inside it say sections of phrases, too, that the app loads later (`lazySections`), in the language in use. */
export function MorePhrases({
  sections,
  children,
}: {
  sections: Partial<LanguagePhrases>;
  children: ReactNode;
}) {
  const speech = useSpeech();
  const more = useMemo(
    () => ({ ...speech, t: makeTranslate(speech.language, { ...speech.phrases, ...sections }) }),
    [speech, sections],
  );
  return <SpeechContext value={more}>{children}</SpeechContext>;
}
