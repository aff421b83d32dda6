import { useEffect } from "react";
import type { ReactNode } from "react";
import { useT } from "../i18n/LanguageProvider.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { HelpButton } from "./HelpButton.tsx";
import styles from "./screen.module.css";

interface PageProps {
  /** The page's name: its heading, and the tab's title. */
  title: string;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  /** Where the arrow leads back to, for a page under another. */
  backTo?: string | undefined;
  /** Takes the whole width: calendars, tables. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page: its head with the way back and the actions, and its content. */
export function Page({ title, actions, backTo, wide = false, children }: PageProps) {
  const t = useT();
  useTitle(title);
  return (
    <div
      data-part="page"
      className={wide ? joinClasses(styles.page, styles.pageWide) : styles.page}
    >
      <PageHead
        title={title}
        back={backTo === undefined ? undefined : { href: backTo, label: t("common.back") }}
      >
        {actions}
        <HelpButton name={title} />
      </PageHead>
      {children}
    </div>
  );
}

/** Names the browser's tab after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Marzipan`;
  }, [title]);
}
