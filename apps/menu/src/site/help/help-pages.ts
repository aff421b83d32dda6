import { languages } from "@marzipan/contract/languages";
import { articleIds, groupOf } from "@marzipan/help/article-groups";
import { linesOf } from "@marzipan/help/say-article";
import type { SaidArticle } from "@marzipan/help/say-article";
import { createElement } from "react";
import type { SitePage, Visit } from "../page.ts";
import { describeWay } from "../structured-data.ts";
import { ArticlePage } from "./ArticlePage.tsx";
import { HelpHome } from "./HelpHome.tsx";
import { sayHelp } from "./articles.ts";

const home: SitePage = {
  path: "/help",
  languages,
  look: "help",
  write: async (visit) => {
    const { t, language } = visit.speech;
    const articles = await sayHelp(language);
    return {
      title: `${t("pages.help")} · Marzipan`,
      description: t("site.help_text"),
      body: createElement(HelpHome, { visit, articles }),
      data: [
        describeCollection(visit, articles),
        describeWay(visit, [{ name: t("pages.help"), path: "/help" }]),
      ],
      modules: ["help"],
      scriptData: {
        language,
        words: {
          found: t("help.found", { count: "{count}" }),
          nothing: t("help.nothing", { query: "{query}" }),
          enter: t("site.help_enter"),
        },
      },
    };
  },
};

/** The help: its home, and a page for each article. */
export const helpPages: readonly SitePage[] = [home, ...articleIds.map(pageOf)];

function pageOf(id: string): SitePage {
  return {
    path: `/help/${id}`,
    languages,
    look: "help",
    write: async (visit) => {
      const { t, language } = visit.speech;
      const articles = await sayHelp(language);
      const article = articles.get(id);
      if (!article) throw new Error(`there is no help article ${id}`);
      return {
        title: `${article.title} · ${t("pages.help")} · Marzipan`,
        description: article.summary,
        body: createElement(ArticlePage, { visit, article, articles }),
        data: [describeHowTo(visit, article), describeCrumbs(visit, article)],
        modules: ["help"],
        scriptData: { language, article: id, words: { thanks: t("help.thanks") } },
      };
    },
  };
}

/** Tells search engines which articles the help has, in the order in which they are there. */
function describeCollection(
  { speech, context, link }: Visit,
  articles: ReadonlyMap<string, SaidArticle>,
): object {
  return {
    "@type": "CollectionPage",
    name: speech.t("pages.help"),
    description: speech.t("site.help_text"),
    inLanguage: speech.language,
    publisher: { "@id": `${context.origin}/#organization` },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: articleIds.map((id, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: articles.get(id)?.title,
        url: `${context.origin}${link(`/help/${id}`)}`,
      })),
    },
  };
}

/** Tells search engines an article's steps; where it has none, its text. */
function describeHowTo({ speech, context }: Visit, article: SaidArticle): object {
  const steps = article.blocks.flatMap((block) =>
    block.kind === "steps" ? block.items.map((item) => item.map(({ text }) => text).join("")) : [],
  );
  const common = {
    name: article.title,
    headline: article.title,
    description: article.summary,
    inLanguage: speech.language,
    publisher: { "@id": `${context.origin}/#organization` },
  };
  if (steps.length === 0) {
    return { "@type": "TechArticle", ...common, articleBody: linesOf(article).join("\n") };
  }
  return {
    "@type": "HowTo",
    ...common,
    step: steps.map((text, at) => ({ "@type": "HowToStep", position: at + 1, text })),
  };
}

function describeCrumbs({ speech, context, link }: Visit, article: SaidArticle): object {
  const { t } = speech;
  const places = [
    [t("pages.help"), link("/help")],
    [t(`site.help_group_${groupOf(article.id)}`), link(`/help#${groupOf(article.id)}`)],
    [article.title, link(`/help/${article.id}`)],
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: places.map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `${context.origin}${path}`,
    })),
  };
}
