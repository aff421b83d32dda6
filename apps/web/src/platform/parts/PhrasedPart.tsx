import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases, lazySections } from "@marzipan/phrases/translate";
import { useMemo } from "react";
import type { ComponentType, ReactNode } from "react";
import { MorePhrases, useLanguage } from "../i18n/LanguageProvider.tsx";
import { PartOrWait } from "./PartOrWait.tsx";
import { usePart } from "./use-part.ts";

type LazySection = (typeof lazySections)[number];

interface PhrasedPartProps<Section extends LazySection> {
  section: Section;
  loadPhrases: (language: Language) => Promise<LanguagePhrases[Section]>;
  load: () => Promise<ComponentType>;
  skeleton: ReactNode;
}

/** A part with a section of phrases of its own; both are loaded after its page. */
export function PhrasedPart<Section extends LazySection>({
  section,
  loadPhrases,
  load,
  skeleton,
}: PhrasedPartProps<Section>) {
  const { language } = useLanguage();
  const later = usePart(`${section}-${language}`, async () => {
    const [Part, phrases] = await Promise.all([load(), loadPhrases(language)]);
    return { Part, phrases };
  });
  const phrases = later.part?.phrases;
  const sections = useMemo(() => (phrases ? { [section]: phrases } : {}), [section, phrases]);
  return (
    <PartOrWait later={later} skeleton={skeleton}>
      {({ Part }) => (
        <MorePhrases sections={sections}>
          <Part />
        </MorePhrases>
      )}
    </PartOrWait>
  );
}
