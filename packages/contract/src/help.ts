import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { Done, requiredText } from "./primitives.ts";

const ArticleIdText = requiredText(40);
const PagePath = requiredText(80);
const SpokenLanguage = z._default(z.enum(languages, "invalid"), "en");

/** An article as a list shows it. */
export const ArticleLine = z.object({ id: z.string(), title: z.string(), summary: z.string() });

/** An article's text: pieces of a line, bold where they name a button, a field or a page. */
const ArticlePiece = z.object({
  text: z.string(),
  isName: z.boolean(),
  path: z.nullable(z.string()),
});
const ArticleBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), pieces: z.array(ArticlePiece) }),
  z.object({ kind: z.enum(["steps", "list"]), items: z.array(z.array(ArticlePiece)) }),
]);

/** An article with its text. */
const HelpArticle = z.extend(ArticleLine, { blocks: z.array(ArticleBlock) });

/** Finds help articles as someone types. */
export const searchHelp = endpoint({
  id: "help.search",
  method: "GET",
  path: "/api/help/search",
  access: "public",
  summary:
    "Finds at most eight help articles for words or a question, best first. `isKnown` says whether the first one answers the question.",
  query: z.strictObject({
    q: requiredText(200),
    language: SpokenLanguage,
    page: z.optional(PagePath),
  }),
  reply: z.object({ isKnown: z.boolean(), items: z.array(ArticleLine) }),
});

/** Returns the help articles that belong to a page of the app, the most needed first. */
export const listPageHelp = endpoint({
  id: "help.page",
  method: "GET",
  path: "/api/help/articles",
  access: "public",
  summary: "Returns the help articles for a page of the app, the most needed first.",
  query: z.strictObject({ page: PagePath, language: SpokenLanguage }),
  reply: z.object({ items: z.array(HelpArticle) }),
});

/** Returns whether an article helped. */
export const rateHelpArticle = endpoint({
  id: "help.vote",
  method: "POST",
  path: "/api/help/votes",
  access: "public",
  changes: [],
  changesNothing: "Administrators see the count when they look.",
  summary: "Counts whether a help article helped; nothing about the person is kept.",
  body: z.strictObject({
    article: ArticleIdText,
    language: SpokenLanguage,
    isHelpful: z.boolean("invalid"),
  }),
  reply: Done,
  errors: ["not_found", "too_many_submissions"],
});

/** Lists what was said of the articles. */
export const listHelpRatings = endpoint({
  id: "help.votes",
  method: "GET",
  path: "/api/admin/help-votes",
  access: "admin",
  summary:
    "Lists how often each help article helped or did not, by language, the least helpful first.",
  reply: z.object({
    items: z.array(
      z.object({
        article: z.string(),
        title: z.string(),
        language: z.enum(languages),
        helped: z.number(),
        notHelped: z.number(),
      }),
    ),
  }),
});
