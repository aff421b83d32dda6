import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getMe } from "@marzipan/contract/accounts";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { pickVisitorLanguage } from "@marzipan/domain/visitor-language";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askFirstCalls, writeAnswers } from "./page-answers.ts";
import { encodingFor } from "./page-cache.ts";
import type { PageAnswers } from "./page-answers.ts";
import { linkPreloads } from "./page-preloads.ts";
import type { PreloadList } from "./page-preloads.ts";

/** Where the built page says what a browser without scripts shows. */
const noScripts = /<noscript[^>]*>[^<]*<\/noscript\s*>/;

/** The built web app's page, and which files its pages need. */
export interface BuiltPage {
  file: string;
  preloads: PreloadList;
}

/**
 * Sends the web app's page from its built file, with links to the files that the asked path needs. Somebody who is signed in
 * gets it in her language, with the answers that the page asks for first; such a page is kept by nobody. A browser
 * without scripts says in the visitor's language, from `lang` or `Accept-Language`, that it needs them.
 */
export async function sendAppPage(
  { file, preloads }: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split("?", 1)[0] ?? "";
  const answers = await askFirstCalls(request, path);
  const { lang } = request.query as { lang?: unknown };
  const own = languageOf(answers);
  const language = pickVisitorLanguage(lang, own ?? request.headers["accept-language"], "en");
  const t = makeTranslate(language, await loadPhrases(language));
  const { direction } = locales[language];
  const said =
    `<noscript><p class="no-scripts" lang="${language}" dir="${direction}">` +
    `${t("shell.no_scripts")}</p></noscript>`;
  const links = linkPreloads(preloads, path, language);
  const page = (await readFile(file, "utf8"))
    .replace(noScripts, () => said)
    .replace("</head>", () => `  ${links}\n  ${writeAnswers(answers)}\n  </head>`);
  reply.type("text/html; charset=utf-8").header("vary", "Accept-Language, Cookie");
  if (answers.size > 0) return sendOnce(page, request, reply);
  const etag = `"${hash("sha256", page, "base64url")}"`;
  reply.header("cache-control", "no-cache").header("etag", etag);
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  return reply.send(page);
}

/** How hard a page is compressed that is sent once: a millisecond's work, for a fifth of its size. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function sendOnce(
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header("cache-control", "no-store")
    .header("vary", "Accept-Language, Cookie, Accept-Encoding");
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === "plain") return reply.send(page);
  reply.header("content-encoding", encoding);
  const compressed =
    encoding === "br" ? promisify(brotliCompress)(page, quality) : promisify(gzip)(page);
  return reply.send(await compressed);
}

const meKey = JSON.stringify([getMe.id, {}]);

function languageOf(answers: PageAnswers): Language | undefined {
  const me = answers.get(meKey);
  return me === undefined ? undefined : (JSON.parse(me) as ReplyOf<typeof getMe>).user.language;
}
