import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Scallop } from "../../ui/Scallop.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { LookMenus } from "../../platform/look/LookMenus.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import "./public.css";

interface PublicFrameProps {
  title: string;
  /** Stands on the brand's colour, over the scalloped edge. */
  head: ReactNode;
  children?: ReactNode;
}

const footLinks = [
  { href: "/pricing", label: "pages.pricing" },
  { href: "/help", label: "pages.help" },
  { href: "/contact", label: "pages.contact" },
  { href: "/about", label: "pages.about" },
  { href: "/security", label: "pages.security" },
  { href: "/terms", label: "pages.terms" },
  { href: "/privacy-policy", label: "pages.privacy" },
  { href: "/refund-policy", label: "pages.refund" },
] as const;

/** The frame of the pages that anybody may read: brand, sign-in, language and theme, the foot's links. */
export function PublicFrame({ title, head, children }: PublicFrameProps) {
  const t = useT();
  useTitle(title);
  return (
    <div className="pub">
      <Scallop as="header" className="pub-board">
        <div className="pub-top">
          <Link href="/" className="acc-logo pub-logo">
            <Logo />
          </Link>
          <div className="pub-top-end">
            <LookMenus />
            <ButtonLink href="/auth" className="pub-enter">
              {t("accounts.sign_in")}
            </ButtonLink>
          </div>
        </div>
        <div className="pub-head">{head}</div>
      </Scallop>
      <main className="pub-main">{children}</main>
      <footer className="pub-foot">
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
