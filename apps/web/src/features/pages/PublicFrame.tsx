import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Scallop } from "../../ui/Scallop.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { LookMenus } from "../../platform/look/LookMenus.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./public.module.css";

interface PublicFrameProps {
  title: string;
  /** Offers the way to the app instead of signing in. */
  isSignedIn?: boolean;
  /** Stands on the brand's colour, over the scalloped edge. */
  head: ReactNode;
  children?: ReactNode;
}

const footLinks = [
  { href: pathTo("/pricing"), label: "pages.pricing" },
  { href: pathTo("/help"), label: "pages.help" },
  { href: pathTo("/contact"), label: "pages.contact" },
  { href: pathTo("/about"), label: "pages.about" },
  { href: pathTo("/security"), label: "pages.security" },
  { href: pathTo("/terms"), label: "pages.terms" },
  { href: pathTo("/privacy-policy"), label: "pages.privacy" },
  { href: pathTo("/refund-policy"), label: "pages.refund" },
] as const;

/** The frame of the pages that anyone may read: brand, sign-in, language and theme, the foot's links. */
export function PublicFrame({ title, isSignedIn = false, head, children }: PublicFrameProps) {
  const t = useT();
  useTitle(title);
  return (
    <div className={styles.pub}>
      <Scallop as="header" className={styles.pubBoard}>
        <div data-part="pub-top" className={styles.pubTop}>
          <Link href={pathTo("/")} className={joinClasses(styles.pubLogo)}>
            <Logo />
          </Link>
          <div className={styles.pubTopEnd}>
            <LookMenus />
            <ButtonLink
              href={isSignedIn ? pathTo("/dashboard") : pathTo("/auth")}
              className={styles.pubEnter}
            >
              {t(isSignedIn ? "plans.to_app" : "accounts.sign_in")}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.pubHead}>{head}</div>
      </Scallop>
      <main className={styles.pubMain}>{children}</main>
      <footer className={styles.pubFoot}>
        <nav aria-label={t("pages.nav")}>
          <ul>
            {footLinks.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
