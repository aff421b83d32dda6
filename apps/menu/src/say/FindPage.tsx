import type { ReactNode } from "react";
import { Icon, IconSprite, Mark } from "../look/Icon.tsx";
import { LanguageMenu } from "../look/LanguageMenu.tsx";
import type { Speech } from "../look/speech.ts";

/** The head of pages that belong to no bakery. */
function SayHead({ speech }: { speech: Speech }) {
  return (
    <header className="say-head board">
      <div className="top">
        <a className="logo" href="/" lang="en" dir="ltr">
          <Mark />
          Marzipan
        </a>
        <LanguageMenu speech={speech} isAtEnd />
      </div>
      <div className="sweets" aria-hidden="true">
        {["honey-cake", "knafeh", "cupcakes", "babka"].map((name) => (
          <img
            key={name}
            src={`/sweets/${name}.svg`}
            alt=""
            width="120"
            height="90"
            loading="lazy"
          />
        ))}
      </div>
    </header>
  );
}

function Art() {
  return (
    <span className="pic art">
      <img src="/sweets/empty-board.svg" alt="" width="320" height="240" className="drawn" />
    </span>
  );
}

interface FindPageProps {
  /** There is no menu at the address that was opened. */
  isMissing: boolean;
  /** What was typed or opened. */
  wanted: string;
  speech: Speech;
}

/**
 * Asks for a menu's name, at `/public/menu` and at every address without a menu. Works without
 * scripts.
 */
export function FindPage({ isMissing, wanted, speech }: FindPageProps) {
  const { t } = speech;
  return (
    <>
      <IconSprite names={["globe", "search"]} />
      <SayHead speech={speech} />
      <main className="say">
        <div className="sheetcard">
          <Art />
          <h1>{isMissing ? t("menu.missing_title") : t("menu.find_title")}</h1>
          <p>{isMissing ? t("menu.missing_text") : t("menu.find_text")}</p>
          <form action="/public/menu" method="get">
            <div className="field">
              <label htmlFor="name">{t("menu.find_name")}</label>
              <span className="find">
                <input
                  className="input"
                  id="name"
                  name="name"
                  dir="ltr"
                  required
                  maxLength={200}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={wanted}
                />
                <button type="submit" className="btn go">
                  <Icon of="search" />
                  {t("common.search")}
                </button>
              </span>
            </div>
          </form>
          <div className="acts">
            <a className="btn bare" href="/">
              {t("menu.home")}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}

interface SaidProps {
  speech: Speech;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page of two sentences and the ways on. */
function SaidPage({ speech, title, text, children }: SaidProps) {
  return (
    <>
      <IconSprite names={["globe"]} />
      <SayHead speech={speech} />
      <main className="say">
        <div className="sheetcard">
          <Art />
          <h1>{title}</h1>
          <p>{text}</p>
          <div className="acts">
            {children}
            <a className="btn bare" href="/">
              {speech.t("menu.home")}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}

/** Says that a request's link leads nowhere. */
export function NoRequestPage({ speech }: { speech: Speech }) {
  const { t } = speech;
  return (
    <SaidPage speech={speech} title={t("menu.no_request_title")} text={t("menu.no_request_text")} />
  );
}

/** The page for an outage; its button opens the same address again. */
export function AwayPage({ speech, path }: { speech: Speech; path: string }) {
  const { t } = speech;
  return (
    <SaidPage speech={speech} title={t("menu.away_title")} text={t("menu.away_text")}>
      <a className="btn go" href={path}>
        {t("common.try_again")}
      </a>
    </SaidPage>
  );
}
