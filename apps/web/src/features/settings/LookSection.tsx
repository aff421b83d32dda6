import { languages, themes } from "@marzipan/contract/languages";
import type { Theme } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useTheme } from "../../platform/theme/theme.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { Select } from "../../ui/Select.tsx";
import { themeIcons } from "../../platform/look/theme-icons.ts";
import { useChooseLook } from "../../platform/look/use-choose-look.ts";
import { Section } from "../../platform/screen/Section.tsx";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

/** Language and theme; a choice is shown at once and stored on the profile. */
export function LookSection() {
  const t = useT();
  const { language } = useLanguage();
  const { theme } = useTheme();
  const { chooseLanguage, chooseTheme } = useChooseLook();
  return (
    <Section id="look" title={t("settings.look")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <Select
          label={t("common.language")}
          placeholder={t("common.choose")}
          items={languages.map((code) => ({ id: code, text: locales[code].name }))}
          value={language}
          onChange={(id) => {
            const code = languages.find((one) => one === id);
            if (code) void chooseLanguage(code);
          }}
        />
        <Segmented<Theme>
          label={t("common.theme")}
          className={styles.lookThemes}
          fitsWords
          value={theme}
          onChange={chooseTheme}
          options={themes.map((name) => ({
            id: name,
            label: t(`common.theme_${name}`),
            icon: themeIcons[name],
          }))}
        />
      </div>
    </Section>
  );
}
