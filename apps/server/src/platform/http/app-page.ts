import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { pickVisitorLanguage } from "@marzipan/domain/visitor-language";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { FastifyReply, FastifyRequest } from "fastify";
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
 * Sends the web app's page from its built file, with links to the files that the asked path needs. A browser without scripts says in the visitor's language, from `lang`
 * or `Accept-Language`, that it needs them.
 */
export async function sendAppPage(
  { file, preloads }: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { lang } = request.query as { lang?: unknown };
  const language = pickVisitorLanguage(lang, request.headers["accept-language"], "en");
  const t = makeTranslate(language, await loadPhrases(language));
  const said =
    `<noscript><p class="no-scripts" lang="${language}" dir="${locales[language].direction}">` +
    `${t("shell.no_scripts")}</p></noscript>`;
  const path = request.url.split("?", 1)[0] ?? "";
  const links = linkPreloads(preloads, path, language);
  const page = (await readFile(file, "utf8"))
    .replace(noScripts, () => said)
    .replace("</head>", () => `  ${links}\n  </head>`);
  const etag = `"${hash("sha256", page, "base64url")}"`;
  reply
    .header("cache-control", "no-cache")
    .header("vary", "Accept-Language")
    .header("etag", etag)
    .type("text/html; charset=utf-8");
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  return reply.send(page);
}
