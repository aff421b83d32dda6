import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as help from "@marzipan/contract/help";
import { isLanguage } from "@marzipan/contract/languages";
import { articleIds } from "@marzipan/help/article-groups";
import { findHelp } from "@marzipan/help/find-help";
import { loadArticles } from "@marzipan/help/load-articles";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { countVote, readVotes } from "./help.store.ts";

/** How many articles a search answers. */
const mostFound = 8;

/** Articles that are less likely meant than this are left out. */
const leastConfidence = 0.2;

/** How often one address may say whether articles helped. */
const votesWindow: Window = { lengthMs: 60 * 60_000, most: 60 };

/** Finds the articles for words or a question, best first. */
export async function searchHelp({
  q,
  language,
  page,
}: Input<typeof help.searchHelp>["query"]): Promise<ReplyOf<typeof help.searchHelp>> {
  const { isKnown, hits } = await findHelp({ question: q, language, page });
  const articles = new Map((await loadArticles(language)).map((one) => [one.id, one]));
  return {
    isKnown,
    items: hits
      .filter(({ confidence }) => confidence >= leastConfidence)
      .slice(0, mostFound)
      .flatMap(({ id }) => {
        const article = articles.get(id);
        return article ? [{ id, title: article.title, summary: article.summary }] : [];
      }),
  };
}

/** Returns the articles of a page with their text: those that name it first come first. */
export async function listPageHelp({
  page,
  language,
}: Input<typeof help.listPageHelp>["query"]): Promise<ReplyOf<typeof help.listPageHelp>> {
  const place = (pages: readonly string[]): number => pages.indexOf(page);
  const order = (id: string): number => (articleIds as readonly string[]).indexOf(id);
  const items = (await loadArticles(language))
    .filter(({ pages }) => pages.includes(page))
    .toSorted((a, b) => place(a.pages) - place(b.pages) || order(a.id) - order(b.id))
    .map(({ id, title, summary, blocks }) => ({ id, title, summary, blocks: [...blocks] }));
  return { items: items as ReplyOf<typeof help.listPageHelp>["items"] };
}

/** Counts whether an article helped; an address that says so very often is refused. */
export async function rateHelpArticle(
  deps: Deps,
  address: string,
  { article, language, isHelpful }: Input<typeof help.rateHelpArticle>["body"],
): Promise<{ ok: true }> {
  if (!(articleIds as readonly string[]).includes(article)) throw new AppError("not_found");
  await countAct(deps, {
    key: `help-vote:${address}`,
    window: votesWindow,
    refusal: "too_many_submissions",
  });
  await countVote(deps.database, article, language, isHelpful);
  return { ok: true };
}

/** Lists what was said of the articles, those that did not help most first. */
export async function listHelpRatings(tx: Tx): Promise<ReplyOf<typeof help.listHelpRatings>> {
  const rows = await readVotes(tx);
  const titles = new Map((await loadArticles("en")).map(({ id, title }) => [id, title]));
  return {
    items: rows
      .flatMap(({ article, language, helped, not_helped: notHelped }) =>
        isLanguage(language)
          ? [{ article, title: titles.get(article) ?? article, language, helped, notHelped }]
          : [],
      )
      .toSorted((a, b) => b.notHelped - a.notHelped || b.helped - a.helped),
  };
}
