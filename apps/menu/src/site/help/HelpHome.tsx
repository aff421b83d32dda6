import { articleGroupNames, articleGroups, firstRead } from "@marzipan/help/article-groups";
import type { ArticleGroup } from "@marzipan/help/article-groups";
import type { SaidArticle } from "@marzipan/help/say-article";
import { Icon, IconSprite } from "../../look/Icon.tsx";
import type { IconName } from "../../look/icon-paths.ts";
import { SiteTop } from "../SiteFrame.tsx";
import type { Visit } from "../page.ts";

interface HomeProps {
  visit: Visit;
  articles: ReadonlyMap<string, SaidArticle>;
}

const groupIcons = {
  start: "sunrise",
  orders: "list",
  baking: "hat",
  menu: "store",
  money: "banknote",
  account: "shield",
} as const satisfies Record<ArticleGroup, IconName>;

/** `/help`: search in the head, all articles by task, what to read first, and where to write to. */
export function HelpHome({ visit, articles }: HomeProps) {
  const { t } = visit.speech;
  return (
    <>
      <IconSprite names={["globe", "search", "on", "mail", ...Object.values(groupIcons)]} />
      <header className="board r-head">
        <div className="wrap">
          <SiteTop visit={visit} />
          <div className="txt">
            <h1>{t("site.help_title")}</h1>
            <form id="search" role="search" className="big-search" action={visit.context.path}>
              <Icon of="search" />
              <label className="vh" htmlFor="q">
                {t("help.search")}
              </label>
              <input
                id="q"
                type="search"
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t("site.help_example")}
              />
              <button type="submit" aria-label={t("common.search")}>
                <Icon of="on" flips />
              </button>
            </form>
          </div>
        </div>
      </header>
      <main id="main" className="wrap h-body">
        <section id="found" aria-live="polite" className="wide" hidden />
        <section id="topics">
          <h2>{t("site.help_by_task")}</h2>
          <div className="topics">
            {articleGroupNames.map((group) => (
              <Topic key={group} visit={visit} group={group} articles={articles} />
            ))}
          </div>
        </section>
        <div className="h-side">
          <section id="first">
            <h2>{t("site.help_often")}</h2>
            <ArticleRows visit={visit} ids={firstRead} articles={articles} />
          </section>
          <AskMore visit={visit} />
        </div>
      </main>
    </>
  );
}

function Topic({ visit, group, articles }: HomeProps & { group: ArticleGroup }) {
  const ids: readonly string[] = articleGroups[group];
  return (
    <section className="card topic" id={group}>
      <h3>
        <Icon of={groupIcons[group]} />
        {visit.speech.t(`site.help_group_${group}`)}
        <span>{ids.length}</span>
      </h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={visit.link(`/help/${id}`)}>{articles.get(id)?.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rows that lead to articles, with what each tells. */
export function ArticleRows({ visit, ids, articles }: HomeProps & { ids: readonly string[] }) {
  return (
    <ul className="rows1">
      {ids.map((id) => (
        <li key={id}>
          <a href={visit.link(`/help/${id}`)}>
            <b>{articles.get(id)?.title}</b>
            <small>{articles.get(id)?.summary}</small>
            <Icon of="on" flips />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the contact form, and tells of the assistant. */
export function AskMore({ visit }: { visit: Visit }) {
  const { t } = visit.speech;
  return (
    <section className="ask2 noprint">
      <div>
        <h2>{t("site.help_lost_title")}</h2>
        <p className="muted">{t("site.help_lost_text")}</p>
      </div>
      <div className="acts">
        <a className="btn go" href={visit.link("/contact")}>
          <Icon of="mail" />
          {t("site.help_write")}
        </a>
      </div>
      <p className="note muted">{t("site.help_assistant")}</p>
    </section>
  );
}
