import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { findHelp, languagesOf } from "@marzipan/help/find-help";
import { isGreeting } from "@marzipan/help/greetings";
import { loadHelp } from "@marzipan/help/load-help";
import { linesOf } from "@marzipan/help/say-article";
import { wordsIn } from "../../platform/words.ts";
import type { AgentAnswer } from "./agent-answer.ts";

/** Articles on what the advisor answers itself. */
const advisorsArticles: readonly string[] = ["analytics", "bake-list", "reports", "who-owes"];

/**
 * Answers a question on the product's use from the help articles: the one that fits, with the pages that it
 * leads to; where none fits it says so and offers the contact form.
 */
export async function answerSupport(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<AgentAnswer> {
  const known = await answerFromHelp(question, language, page);
  if (known !== null) return known;
  const t = await wordsIn(language);
  return {
    reply: t("agents.help_unknown"),
    isAnswered: false,
    answeredBy: "embedded",
    sources: [],
    figures: [],
    actions: [{ label: t("accounts.contact_support"), path: pages.contact.path }],
  };
}

/** Answers a question to the advisor from the help articles; `null` where none fits that it would not answer itself. */
export function answerAdvisorsHelp(
  question: string,
  language: Language,
  page: string | undefined,
): Promise<AgentAnswer | null> {
  return answerFromHelp(question, language, page, advisorsArticles);
}

async function greet(language: Language): Promise<AgentAnswer> {
  const t = await wordsIn(language);
  const nothing = { sources: [], figures: [], actions: [] };
  return { reply: t("agents.greeted"), isAnswered: false, answeredBy: "embedded", ...nothing };
}

async function answerFromHelp(
  question: string,
  language: Language,
  page: string | undefined,
  besides: readonly string[] = [],
): Promise<AgentAnswer | null> {
  if (isGreeting(question)) return await greet(language);
  const indexes = await loadHelp(languagesOf(question, language).keys());
  const { isKnown, hits } = findHelp(indexes, { question, language, page });
  const article = indexes.get(language)?.articles.find(({ id }) => id === hits[0]?.id);
  if (!isKnown || !article || besides.includes(article.id)) return null;
  const links = article.blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.pieces : block.items.flat(),
  );
  const paths = new Map(links.flatMap(({ text, path }) => (path === null ? [] : [[path, text]])));
  return {
    reply: [article.title, ...linesOf(article)].join("\n"),
    isAnswered: true,
    answeredBy: "embedded",
    sources: [{ title: article.title, path: `${pages.help.path}/${article.id}` }],
    figures: [],
    actions: [...paths].slice(0, 3).map(([path, label]) => ({ label, path })),
  };
}
