import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { ChevronDown, Languages } from "lucide-react";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Translations } from "./catalog.types.ts";
import { changeTranslation, translatedLanguages } from "./translations.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

interface TranslationsPartProps<Name extends string> {
  value: Translations<Name>;
  onChange: (value: Translations<Name>) => void;
  fields: readonly { name: Name; label: string; maxLength: number; lines?: number }[];
}

/** Texts in other languages: closed until wanted, then one language at a time. */
export function TranslationsPart<Name extends string>({
  value,
  onChange,
  fields,
}: TranslationsPartProps<Name>) {
  const t = useT();
  const format = useFormat();
  const own = useMe().user.language;
  const others = languages.filter((code) => code !== own);
  const done = translatedLanguages(value);
  const [language, setLanguage] = useState<Language | null>(null);
  if (language === null) {
    return (
      <AriaButton
        className={joinClasses(styles.translationsRow)}
        onPress={() => setLanguage(done.find((code) => code !== own) ?? others[0] ?? own)}
      >
        <span className={styles.translationsMark}>
          <Icon of={Languages} />
        </span>
        <span className={styles.translationsWords}>
          <span className={styles.translationsName}>{t("catalog.other_languages")}</span>
          {done.length > 0 && (
            <span className={fieldFrameStyles.fieldHelp}>
              {format.list(done.map((code) => locales[code].name))}
            </span>
          )}
        </span>
        <Icon of={ChevronDown} />
      </AriaButton>
    );
  }
  return (
    <fieldset className={styles.translations}>
      <legend className={fieldFrameStyles.fieldLabel}>{t("catalog.other_languages")}</legend>
      <p className={fieldFrameStyles.fieldHelp}>{t("catalog.other_languages_hint")}</p>
      <Select
        label={t("common.language")}
        placeholder={t("common.choose")}
        items={others.map((code) => ({
          id: code,
          text: locales[code].name,
          ...(done.includes(code) && { detail: t("catalog.translated") }),
        }))}
        value={language}
        onChange={(id) => setLanguage(others.find((code) => code === id) ?? language)}
      />
      <div
        data-part="translations-texts"
        className={styles.translationsTexts}
        lang={language}
        dir={locales[language].direction}
      >
        {fields.map(({ name, label, maxLength, lines }) => (
          <TextField
            key={name}
            label={label}
            direction="auto"
            maxLength={maxLength}
            {...(lines !== undefined && { lines })}
            value={value[language]?.[name] ?? ""}
            onChange={(text) => onChange(changeTranslation(value, language, name, text))}
          />
        ))}
      </div>
    </fieldset>
  );
}
