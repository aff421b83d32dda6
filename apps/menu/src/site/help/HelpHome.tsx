import { articleGroupNames, articleGroups, firstRead } from "@marzipan/help/article-groups";
import type { ArticleGroup } from "@marzipan/help/article-groups";
import type { HelpSearch } from "@marzipan/contract/site-pages";
import type { SaidArticle } from "@marzipan/help/say-article";
import { Icon, IconSprite } from "../../look/Icon.tsx";
import type { IconName } from "../../look/icon-paths.ts";
import { SiteTop } from "../SiteFrame.tsx";
import type { Visit } from "../page.ts";
import { markParts } from "./mark-parts.ts";

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
  const { t, language } = visit.speech;
  const { search } = visit.context;
  const isFound = search !== null && search.items.length > 0;
  return (
    <>
      <IconSprite
        names={["globe", "search", "close", "on", "mail", ...Object.values(groupIcons)]}
      />
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
              <input type="hidden" name="lang" value={language} />
              <input
                id="q"
                name="q"
                type="search"
                defaultValue={search?.query}
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t("site.help_example")}
              />
              <button type="reset" className="needs-script" aria-label={t("common.clear_search")}>
                <Icon of="close" />
              </button>
              <button type="submit" aria-label={t("common.search")}>
                <Icon of="on" flips />
              </button>
            </form>
          </div>
        </div>
      </header>
      <main id="main" className="wrap h-body">
        <section id="found" aria-live="polite" className="wide" hidden={search === null}>
          {search && <Found visit={visit} search={search} />}
        </section>
        <section id="topics" hidden={search !== null}>
          <h2>{t("site.help_by_task")}</h2>
          <div className="topics">
            {articleGroupNames.map((group) => (
              <Topic key={group} visit={visit} group={group} articles={articles} />
            ))}
          </div>
        </section>
        <div className="h-side">
          <section id="first" hidden={isFound}>
            <h2>{t("site.help_often")}</h2>
            <ArticleRows visit={visit} ids={firstRead} articles={articles} />
          </section>
          <AskMore visit={visit} />
        </div>
      </main>
    </>
  );
}

function Found({ visit, search }: { visit: Visit; search: HelpSearch }) {
  const { t } = visit.speech;
  const { query, items } = search;
  const said =
    items.length === 0 ? t("help.nothing", { query }) : t("help.found", { count: items.length });
  return (
    <>
      <p className="found">
        <span>{said}</span>
      </p>
      <ul className="rows1">
        {items.map((item, at) => (
          <li key={item.id} className={at === 0 ? "first" : undefined}>
            <ArticleRow visit={visit} article={item} query={query} />
          </li>
        ))}
      </ul>
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
          <ArticleRow visit={visit} article={{ title: "", summary: "", ...articles.get(id), id }} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  visit: Visit;
  article: { id: string; title: string; summary: string };
  query?: string;
}

function ArticleRow({ visit, article: { id, title, summary }, query = "" }: RowProps) {
  return (
    <a href={visit.link(`/help/${id}`)}>
      <b>
        <Marked text={title} query={query} />
      </b>
      <small>
        <Marked text={summary} query={query} />
      </small>
      <Icon of="on" flips />
    </a>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markParts(text, query).map((part, at) =>
    at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
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
