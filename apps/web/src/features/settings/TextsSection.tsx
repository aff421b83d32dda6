import { whatsappTextKinds } from "@marzipan/contract/accounts";
import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { locales } from "@marzipan/phrases/locales";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Select } from "../../ui/Select.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { OrderPagesPart } from "./OrderPagesPart.tsx";
import { TextEditor } from "./TextEditor.tsx";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

/** Loads the default wording of a text in any of the ten languages. */
async function loadDefault(kind: WhatsappTextKind, language: Language): Promise<string> {
  const phrase = (await loadAppPhrases(language)).messages[kind];
  return typeof phrase === "string" ? phrase : "";
}

/** The WhatsApp texts: each kind in each language, in the owner's words or the default (rulings §10.1). */
export function TextsSection() {
  const t = useT();
  const { language: own } = useLanguage();
  const { business } = useMe();
  const [kind, setKind] = useState<WhatsappTextKind>("confirmation");
  const [language, setLanguage] = useState<Language>(own);
  const standard = useQuery({
    queryKey: ["phrases", "messages", kind, language],
    queryFn: () => loadDefault(kind, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = `${kind}.${language}`;
  return (
    <Section id="texts" title={t("settings.texts")} text={t("settings.texts_text")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <div className={styles.settingsPair}>
          <Select
            label={t("settings.text_kind")}
            placeholder={t("common.choose")}
            items={whatsappTextKinds.map((one) => ({ id: one, text: t(`messages.kind_${one}`) }))}
            value={kind}
            onChange={(id) => setKind(whatsappTextKinds.find((one) => one === id) ?? kind)}
          />
          <Select
            label={t("settings.text_language")}
            placeholder={t("common.choose")}
            items={languages.map((code) => ({ id: code, text: locales[code].name }))}
            value={language}
            onChange={(id) => setLanguage(languages.find((code) => code === id) ?? language)}
          />
        </div>
        {standard.isPending && <Skeleton height="132px" />}
        {standard.isError && (
          <ErrorState
            headingLevel={3}
            title={t("errors.not_loaded")}
            retryLabel={t("common.try_again")}
            onRetry={() => void standard.refetch()}
          />
        )}
        {standard.isSuccess && (
          <TextEditor
            key={`${name}:${business.whatsappTexts[name] ?? ""}`}
            name={name}
            language={language}
            standard={standard.data}
            own={business.whatsappTexts[name]}
          />
        )}
      </div>
      <OrderPagesPart />
    </Section>
  );
}
