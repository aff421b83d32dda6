import { pages } from "@marzipan/contract/paths";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { useMatch } from "@tanstack/react-router";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { PublicFrame } from "./PublicFrame.tsx";
import styles from "./public.module.css";

interface PublicText {
  title: PlainPhraseKey;
  text: PlainPhraseKey;
}

const texts: Readonly<Record<string, PublicText>> = {
  [pages.docs.path]: { title: "pages.docs", text: "pages.docs_text" },
};

const noMenu: PublicText = { title: "pages.no_menu", text: "pages.no_menu_text" };

/** A page that anybody may read; a menu's address that leads nowhere says so kindly. */
export function PublicPage() {
  const t = useT();
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const { title, text } = texts[path] ?? noMenu;
  return (
    <PublicFrame
      title={t(title)}
      head={
        <>
          <h1>{t(title)}</h1>
          <p>{t(text)}</p>
        </>
      }
    >
      <div className={styles.pubActs}>
        <ButtonLink href="/">{t("pages.home")}</ButtonLink>
      </div>
    </PublicFrame>
  );
}
