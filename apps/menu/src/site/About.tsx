import { IconSprite } from "../look/Icon.tsx";
import { ReadingHead } from "./SiteFrame.tsx";
import { Sweet } from "./Sweet.tsx";
import type { Visit } from "./page.ts";

/** `/about`: why there is Marzipan, and how it is made. */
export function About({ visit }: { visit: Visit }) {
  const { speech, link } = visit;
  const { t } = speech;
  return (
    <>
      <IconSprite names={["globe"]} />
      <ReadingHead visit={visit} title={t("site.about_title")} text={t("site.about_text")} />
      <main id="main" className="wrap page">
        <div className="about2">
          <div className="prose">
            <p>{t("site.about_friday")}</p>
            <p>{t("site.about_quiet")}</p>
            <p>{t("site.about_minutes")}</p>
            <div className="about-art" aria-hidden="true">
              {["babka", "maamoul", "sufganiyot"].map((name) => (
                <Sweet key={name} name={name} />
              ))}
            </div>
          </div>
          <section>
            <h2>{t("site.how_title")}</h2>
            <dl className="pairs">
              <Pair name={t("site.how_lives")} text={t("site.how_lives_text")} />
              <Pair name={t("site.how_data")} text={t("site.how_data_text")} />
              <Pair name={t("site.how_not")} text={t("site.how_not_text")} />
              <Pair name={t("site.how_answers")} text={t("site.how_answers_text")} />
            </dl>
            <a className="tlink" href={link("/contact")}>
              {t("site.write_us")}
            </a>
          </section>
        </div>
      </main>
    </>
  );
}

function Pair({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
