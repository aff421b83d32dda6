import { useEffect, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Segmented } from "../Segmented.tsx";
import { ToastRegion } from "../Toast.tsx";
import { ActionsPart } from "./ActionsPart.tsx";
import { ChoicesPart } from "./ChoicesPart.tsx";
import { FilesPart } from "./FilesPart.tsx";
import { OverlaysPart } from "./OverlaysPart.tsx";
import { SurfacesPart } from "./SurfacesPart.tsx";
import { ThemesPart } from "./ThemesPart.tsx";
import { FacesPart } from "./FacesPart.tsx";
import { FieldsPart } from "./FieldsPart.tsx";
import { galleryTexts } from "./galleryTexts.ts";
import { TicketsPart } from "./TicketsPart.tsx";
import styles from "./gallery.module.css";

const themes = ["light", "dark", "warm", "cool"] as const;
type Theme = (typeof themes)[number];
type Language = keyof typeof galleryTexts;

function readChoice<Id extends string>(name: string, options: readonly Id[], fallback: Id): Id {
  const asked = new URLSearchParams(window.location.search).get(name);
  return options.find((option) => option === asked) ?? fallback;
}

/**
 * Every component of the set on one page, for development. `?theme=dark&lang=he` choose the look;
 * `locale` another language for dates and numbers.
 */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>(() => readChoice("theme", themes, "light"));
  const [language, setLanguage] = useState<Language>(() => readChoice("lang", ["en", "he"], "en"));
  const asked = new URLSearchParams(window.location.search).get("locale");
  const locale = asked ?? (language === "he" ? "he-IL" : "en-US");
  const direction = /^(he|ar)/.test(locale) ? "rtl" : "ltr";
  const t = galleryTexts[language];

  useEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.lang = locale;
    page.dir = direction;
  }, [theme, locale, direction]);

  return (
    <I18nProvider locale={locale}>
      <main className={styles.gallery}>
        <header className={styles.head}>
          <h1 className={styles.title}>Marzipan</h1>
          <Segmented
            aria-label="Theme"
            options={themes.map((id) => ({ id, label: id }))}
            value={theme}
            onChange={setTheme}
          />
          <Segmented
            aria-label="Language"
            options={[
              { id: "en", label: "English" },
              { id: "he", label: "עברית" },
            ]}
            value={language}
            onChange={setLanguage}
          />
        </header>
        <ActionsPart t={t} />
        <OverlaysPart t={t} />
        <FieldsPart t={t} />
        <ChoicesPart t={t} />
        <TicketsPart t={t} />
        <SurfacesPart t={t} />
        <FilesPart t={t} />
        <FacesPart t={t} />
        <ThemesPart t={t} />
      </main>
      <ToastRegion label={t.toasts} />
    </I18nProvider>
  );
}
