import { pages } from "@marzipan/contract/paths";
import { findHelp } from "@marzipan/help/find-help";
import { loadArticles } from "@marzipan/help/load-articles";
import { linesOf } from "@marzipan/help/say-article";
import { z } from "zod";
import type { ToolAnswer, ToolContext } from "./model-tools.ts";

const mostArticles = 3;

/** What the help tool takes. */
export const HelpInput = z.object({
  question: z.string().max(400).describe("what the person wants to know, in the person's language"),
});

/** What the model is told of the help tool. */
export const helpDescription =
  "Searches the help articles on how Marzipan is used; answers the articles that fit best, none where none does.";

/** Returns the articles that fit a question. They are files: no transaction is open meanwhile. */
export async function searchHelp(
  { question }: z.output<typeof HelpInput>,
  { language, page }: ToolContext,
): Promise<ToolAnswer> {
  const { isKnown, hits } = await findHelp({ question, language, page });
  const articles = await loadArticles(language);
  const found = (isKnown ? hits.slice(0, mostArticles) : []).flatMap(({ id }) => {
    const article = articles.find((one) => one.id === id);
    return article ? [article] : [];
  });
  const texts = found.map((article) => [article.title, ...linesOf(article)].join("\n"));
  return {
    data: {
      articles: found.map(({ title, pages: places }, at) => ({
        title,
        page: places[0] ?? null,
        text: texts[at],
      })),
    },
    ownTexts: texts,
    sources: found
      .slice(0, 1)
      .map(({ title, id }) => ({ title, path: `${pages.help.path}/${id}` })),
  };
}
