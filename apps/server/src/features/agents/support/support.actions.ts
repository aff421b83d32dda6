import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { productTopicOf } from "@marzipan/questions/product-topic";
import type { ProductTopic } from "@marzipan/questions/product-topic";
import { missingFeatureArticles } from "@marzipan/questions/missing-features";
import type { MissingFeature } from "@marzipan/questions/missing-features";
import { findHelp } from "@marzipan/help/find-help";
import type { HelpFound } from "@marzipan/help/find-help";
import { loadArticles } from "@marzipan/help/load-articles";
import { shortLinesOf } from "@marzipan/help/say-article";
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

/** Articles nearly as likely as the one that answers, at this share of its odds, are linked next to it. */
const nearlyAsLikely = 0.8;
const mostArticles = 3;

const nothing: Pick<AgentAnswer, "answeredBy" | "sources" | "figures" | "actions"> = {
  answeredBy: "embedded",
  sources: [],
  figures: [],
  actions: [],
};

/**
 * Returns the answer to a question on the product's use: the article that fits, in its first words and steps; a plain no
 * for what Marzipan can't do; where nothing is sure, what may be meant to choose from; else that the answer isn't known,
 * with the contact form (rulings §7).
 */
export async function answerSupport(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<AgentAnswer> {
  const found = await searchHelp(question, language, page);
  const known = (await answerOther(found, language)) ?? answerFromHelp(found);
  if (known !== null) return known;
  const t = await wordsIn(language);
  const offered = found.isNear ? found.articles.slice(0, mostArticles) : [];
  return {
    ...nothing,
    reply: t(offered.length > 0 ? "agents.help_near" : "agents.help_unknown"),
    isAnswered: false,
    choices: offered.map(({ title }) => title),
    actions: [{ label: t("accounts.contact_support"), path: pages.contact.path }],
  };
}

/**
 * Returns the answer to a question for the advisor that is on the product's use; `null` where no article fits that the
 * advisor would not answer itself.
 */
export async function answerAdvisorsHelp(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<AgentAnswer | null> {
  const found = await searchHelp(question, language, page);
  return (await answerOther(found, language)) ?? answerFromHelp(found, advisorsArticles);
}

/** Returns the answer to small talk, or a plain no with the nearest way to what Marzipan lacks; else `null`. */
async function answerOther(
  { other, articles }: SearchedHelp,
  language: Language,
): Promise<AgentAnswer | null> {
  if (other === null) return null;
  const t = await wordsIn(language);
  const [group, kind = ""] = other.split("/");
  if (group === "cannot") {
    const feature = kind as MissingFeature;
    const nearest = articles.find(({ id }) => id === missingFeatureArticles[feature]);
    const sources = nearest ? [sourceOf(nearest)] : [];
    return { ...nothing, reply: t(`agents.cannot_${feature}`), isAnswered: false, sources };
  }
  const contact = { label: t("accounts.contact_support"), path: pages.contact.path };
  const isForPeople = kind === "human" || kind === "complaint";
  return {
    ...nothing,
    reply: t(isForPeople ? "agents.ask_people" : "agents.greeted"),
    isAnswered: false,
    actions: isForPeople ? [contact] : [],
  };
}

interface SearchedHelp extends Pick<HelpFound, "isKnown" | "isNear" | "other"> {
  /** Best first. */
  articles: readonly SaidArticle[];
  /** How likely each of them is meant. */
  confidences: readonly number[];
}

async function searchHelp(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<SearchedHelp> {
  const { isKnown, isNear, other, hits } = await findHelp({ question, language, page });
  const byId = new Map((await loadArticles(language)).map((one) => [one.id, one]));
  const topic = productTopicOf(question, language);
  const preferred = topic === null ? [] : topicArticles[topic];
  const isPreferred = ({ id }: { id: string }): boolean => preferred.includes(id);
  const ordered = [...hits.filter(isPreferred), ...hits.filter((hit) => !isPreferred(hit))];
  const found = ordered.flatMap(({ id, confidence }) => {
    const article = byId.get(id);
    return article ? [{ article, confidence }] : [];
  });
  return {
    isKnown: isKnown || topic !== null,
    isNear,
    other: topic === null ? other : null,
    articles: found.map(({ article }) => article),
    confidences: found.map(({ confidence }) => confidence),
  };
}

const sourceOf = ({ id, title }: SaidArticle) => ({ title, path: `${pages.help.path}/${id}` });

function answerFromHelp(
  { isKnown, articles, confidences }: SearchedHelp,
  besides: readonly string[] = [],
): AgentAnswer | null {
  const [article] = articles;
  if (!isKnown || !article || besides.includes(article.id)) return null;
  const links = article.blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.pieces : block.items.flat(),
  );
  const paths = new Map(links.flatMap(({ text, path }) => (path === null ? [] : [[path, text]])));
  const odds = confidences.map((confidence) => confidence / (1 - confidence));
  const least = nearlyAsLikely * (odds[0] ?? 0);
  const named = articles.filter((_, at) => at < mostArticles && (odds[at] ?? 0) >= least);
  return {
    ...nothing,
    reply: shortLinesOf(article).join("\n"),
    isAnswered: true,
    sources: named.map(sourceOf),
    actions: [...paths].slice(0, 3).map(([path, label]) => ({ label, path })),
  };
}
