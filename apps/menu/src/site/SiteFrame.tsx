import { languages, themes } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import type { ReactNode } from "react";
import { Icon } from "../look/Icon.tsx";
import { Logo } from "../look/Logo.tsx";
import { inLanguage } from "./page.ts";
import type { Visit } from "./page.ts";

interface FrameProps {
  visit: Visit;
  /** The languages that the page is written in. */
  written: readonly Language[];
  children: ReactNode;
}

/** What every page for anyone has: the link past the head, the page itself, the footer. */
export function SiteFrame({ visit, written, children }: FrameProps) {
  return (
    <>
      <a className="btn skip" href="#main">
        {visit.speech.t("shell.skip_to_content")}
      </a>
      {children}
      <SiteFoot visit={visit} written={written} />
    </>
  );
}

/** The first line of a page's head: the brand, three ways on, the languages, the way in. The page is cached for everyone, so that the browser chooses between both ways in. */
export function SiteTop({ visit }: { visit: Visit }) {
  const { speech, link } = visit;
  const { t } = speech;
  return (
    <div className="top">
      <a className="logo" href={link("/")} lang="en" dir="ltr">
        <Logo />
      </a>
      <nav aria-label={t("pages.nav")}>
        <a href={link("/#day")}>{t("site.nav_day")}</a>
        <a href={link("/pricing")}>{t("pages.pricing")}</a>
        <a href={link("/help")}>{t("pages.help")}</a>
        <LanguageDetails visit={visit} />
        <a className="btn line for-strangers" href={link("/auth")}>
          {t("accounts.sign_in")}
        </a>
        <a className="btn line for-members" href="/dashboard">
          {t("plans.to_app")}
        </a>
      </nav>
    </div>
  );
}

function LanguageDetails({ visit }: { visit: Visit }) {
  const { speech } = visit;
  return (
    <details className="lang end">
      <summary>
        <Icon of="globe" />
        <span className="vh">{speech.t("common.language")} </span>
        <span className="name">{locales[speech.language].name}</span>
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink visit={visit} language={language} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LanguageLink({ visit, language }: { visit: Visit; language: Language }) {
  const { context } = visit;
  return (
    <a
      href={inLanguage(context.path, language)}
      lang={language}
      dir={locales[language].direction}
      aria-current={language === context.language ? "true" : undefined}
      data-language={language}
    >
      {locales[language].name}
    </a>
  );
}

function SiteFoot({ visit, written }: Omit<FrameProps, "children">) {
  const { speech, facts, link } = visit;
  const { t } = speech;
  const demo = facts.demoMenuPath;
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div className="logo" lang="en" dir="ltr">
            <Logo />
          </div>
          <FootLinks title="Marzipan">
            <a href={link("/#day")}>{t("site.nav_day")}</a>
            <a href={link("/pricing")}>{t("site.plans_prices")}</a>
            {demo !== null && <a href={link(demo)}>{t("site.demo_menu")}</a>}
            <a href={link("/help")}>{t("pages.help")}</a>
          </FootLinks>
          <FootLinks title={t("site.about_us")}>
            <a href={link("/about")}>{t("pages.about")}</a>
            <a href={link("/contact")}>{t("pages.contact")}</a>
            <a href={link("/security")}>{t("pages.security")}</a>
            <a href={link("/docs")}>{t("pages.docs")}</a>
          </FootLinks>
          <FootLinks title={t("site.legal")}>
            <a href={link("/terms")}>{t("pages.terms")}</a>
            <a href={link("/privacy")}>{t("pages.privacy")}</a>
            <a href={link("/refund-policy")}>{t("pages.refund")}</a>
          </FootLinks>
        </div>
        <nav className="langs10" aria-label={t("common.language")}>
          {written.map((language) => (
            <LanguageLink key={language} visit={visit} language={language} />
          ))}
        </nav>
        <div className="themes" role="group" aria-label={t("common.theme")}>
          {themes.map((theme) => (
            <button key={theme} type="button" data-theme-choice={theme} aria-pressed="false">
              <span className="dot" data-theme={theme} />
              {t(`common.theme_${theme}`)}
            </button>
          ))}
        </div>
        <p className="fine">{t("site.no_banner")}</p>
      </div>
    </footer>
  );
}

function FootLinks({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {children
          .filter((child) => child !== false)
          .map((child, place) => (
            <li key={place}>{child}</li>
          ))}
      </ul>
    </nav>
  );
}

/** The head of a page that is read: the brand's colour, the first line, title and a sentence. */
export function ReadingHead({
  visit,
  title,
  text,
}: {
  visit: Visit;
  /** Left out where the page's own heading stands below. */
  title?: string;
  text?: string;
}) {
  return (
    <header className={title === undefined ? "board r-head slim" : "board r-head"}>
      <div className="wrap">
        <SiteTop visit={visit} />
        {title !== undefined && (
          <div className="txt">
            <h1>{title}</h1>
            {text !== undefined && <p className="sub">{text}</p>}
          </div>
        )}
      </div>
    </header>
  );
}
