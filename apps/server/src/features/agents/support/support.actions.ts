import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { productTopicOf } from "@marzipan/questions/product-topic";
import type { ProductTopic } from "@marzipan/questions/product-topic";
import { findHelp, languagesOf } from "@marzipan/help/find-help";
import type { HelpFound } from "@marzipan/help/find-help";
import { isGreeting } from "@marzipan/help/greetings";
import { loadHelp } from "@marzipan/help/load-help";
import { linesOf } from "@marzipan/help/say-article";
import type { SaidArticle } from "@marzipan/help/say-article";
import { wordsIn } from "../../../platform/formats/translator.ts";
import type { AgentAnswer } from "../agent-answer.ts";

/** Articles on what the advisor answers itself. */
const advisorsArticles: readonly string[] = ["analytics", "bake-list", "reports", "who-owes"];

/** Articles that answer a topic, although the words of the question may fit others better. */
const topicArticles: Readonly<Record<ProductTopic, readonly string[]>> = {
  cancel_plan: ["billing"],
  change_plan: ["plan", "billing"],
  see_figures: ["analytics", "reports"],
};

/** Articles that fit nearly as well as the one that answers, at this share of its fit, are named next to it. */
const nearlyAsWell = 0.8;
const mostArticles = 3;

/**
 * Returns a question on the product's use from the help articles: the one that fits, with the pages that it
 * leads to; where none is sure it names those that may, where none fits it says so, and offers the contact form.
 */
export async function answerSupport(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<AgentAnswer> {
  if (isGreeting(question)) return await greet(language);
  const found = await searchHelp(question, language, page);
  const known = answerFromHelp(found);
  if (known !== null) return known;
  const t = await wordsIn(language);
  const offered = found.isNear ? found.articles.slice(0, mostArticles) : [];
  return {
    reply: t(offered.length > 0 ? "agents.help_near" : "agents.help_unknown"),
    isAnswered: false,
    answeredBy: "embedded",
    sources: offered.map(sourceOf),
    figures: [],
    actions: [{ label: t("accounts.contact_support"), path: pages.contact.path }],
  };
}

/** Returns a question to the advisor from the help articles; `null` where none fits that it would not answer itself. */
export async function answerAdvisorsHelp(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<AgentAnswer | null> {
  if (isGreeting(question)) return await greet(language);
  return answerFromHelp(await searchHelp(question, language, page), advisorsArticles);
}

async function greet(language: Language): Promise<AgentAnswer> {
  const t = await wordsIn(language);
  const nothing = { sources: [], figures: [], actions: [] };
  return { reply: t("agents.greeted"), isAnswered: false, answeredBy: "embedded", ...nothing };
}

interface SearchedHelp extends Pick<HelpFound, "isKnown" | "isNear"> {
  /** Best first. */
  articles: readonly SaidArticle[];
  /** How well each of them fits. */
  fits: readonly number[];
}

async function searchHelp(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<SearchedHelp> {
  const indexes = await loadHelp(languagesOf(question, language).keys());
  const { isKnown, isNear, hits } = findHelp(indexes, { question, language, page });
  const byId = new Map(indexes.get(language)?.articles.map((one) => [one.id, one]));
  const topic = productTopicOf(question, language);
  const preferred = topic === null ? [] : topicArticles[topic];
  const isPreferred = ({ id }: { id: string }): boolean => preferred.includes(id);
  const ordered = [...hits.filter(isPreferred), ...hits.filter((hit) => !isPreferred(hit))];
  const found = ordered.flatMap(({ id, fit }) => {
    const article = byId.get(id);
    return article ? [{ article, fit }] : [];
  });
  return {
    isKnown,
    isNear,
    articles: found.map(({ article }) => article),
    fits: found.map(({ fit }) => fit),
  };
}

const sourceOf = ({ id, title }: SaidArticle) => ({ title, path: `${pages.help.path}/${id}` });

function answerFromHelp(
  { isKnown, articles, fits }: SearchedHelp,
  besides: readonly string[] = [],
): AgentAnswer | null {
  const [article] = articles;
  if (!isKnown || !article || besides.includes(article.id)) return null;
  const links = article.blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.pieces : block.items.flat(),
  );
  const paths = new Map(links.flatMap(({ text, path }) => (path === null ? [] : [[path, text]])));
  const least = nearlyAsWell * (fits[0] ?? 1);
  const named = articles.filter((_, at) => at < mostArticles && (fits[at] ?? 0) >= least);
  return {
    reply: [article.title, ...linesOf(article)].join("\n"),
    isAnswered: true,
    answeredBy: "embedded",
    sources: named.map(sourceOf),
    figures: [],
    actions: [...paths].slice(0, 3).map(([path, label]) => ({ label, path })),
  };
}
