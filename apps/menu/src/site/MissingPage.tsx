import { IconSprite } from "../look/Icon.tsx";
import { ReadingHead } from "./SiteFrame.tsx";
import type { Visit } from "./page.ts";

/** Says that there is no page at this address, and leads on. */
export function MissingPage({ visit }: { visit: Visit }) {
  const { speech, link } = visit;
  const { t } = speech;
  return (
    <>
      <IconSprite names={["globe"]} />
      <ReadingHead visit={visit} title={t("site.missing_title")} text={t("site.missing_text")} />
      <main id="main" className="wrap lost">
        <img src="/sweets/empty-board.svg" alt="" width="320" height="240" />
        <div className="acts">
          <a className="btn go" href={link("/")}>
            {t("pages.home")}
          </a>
          <a className="btn" href={link("/help")}>
            {t("pages.help")}
          </a>
        </div>
      </main>
    </>
  );
}
