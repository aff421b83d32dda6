import { locales } from "@marzipan/phrases/locales";
import { Globe, Palette } from "lucide-react";
import { useLanguage, useT } from "../i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useLookEntries } from "./look-entries.ts";
import styles from "./look.module.css";

/** The menus of theme and language, before sign-in and on the phone. */
export function LookMenus() {
  const t = useT();
  const { language } = useLanguage();
  const { themeEntries, languageEntries } = useLookEntries();
  return (
    <div className={styles.lookMenus}>
      <Menu
        label={t("common.theme")}
        entries={themeEntries}
        trigger={<IconButton label={t("common.theme")} icon={Palette} />}
      />
      <Menu
        label={t("common.language")}
        entries={languageEntries}
        trigger={
          <Button
            variant="quiet"
            icon={Globe}
            className={styles.lookLanguage}
            aria-label={t("shell.language_now", { name: locales[language].name })}
          >
            <span data-part="look-name">{locales[language].name}</span>
          </Button>
        }
      />
    </div>
  );
}
