import { hash } from "node:crypto";
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
import type { Deps } from "../feature/deps.ts";
import { askFirstCalls, noAnswers, writeAnswers } from "./page-answers.ts";
import { encodingFor, sendKept } from "./page-cache.ts";
import type { PageCache } from "./page-cache.ts";
import { isSignedIn } from "./public-limit.ts";
import type { PageAnswers } from "./page-answers.ts";
import { allowStyles } from "./first-screen.ts";
import type { ScreenDrawer } from "./first-screen.ts";
import { linkFonts, linkManifest, linkPreloads, linkStyles } from "./page-preloads.ts";
import type { PreloadList } from "./page-preloads.ts";
import type { StandingStyles } from "./standing-styles.ts";

/** Where the built page says what a browser without scripts shows. */
const noScripts = /<noscript[^>]*>[^<]*<\/noscript\s*>/;

const rootElement = /<html[^>]*>/;
/** Where the built page starts the app. */
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** Where the built page shows that it loads. */
const loadingScreen = '<div class="loading-screen">';

/** The built web app's page, which files its pages need, and what draws their first screens. */
export interface BuiltPage {
  html: string;
  /** The pages without answers, which every visitor gets. */
  empty: PageCache;
  deps: Pick<Deps, "config" | "now" | "sessionSecret">;
  preloads: PreloadList;
  readStyles: (path: string) => StandingStyles | null;
  drawScreen: ScreenDrawer;
}

/**
 * Sends the web app's page from its built file, with links to the files that the asked path needs. Someone who is signed in
 * gets it in their language and theme, with the answers that the page asks for first, when they were read, and with what
 * they look like; such a page is kept by no one. A browser without scripts says in the visitor's language, from `lang` or
 * `Accept-Language`, that it needs them.
 */
export async function sendAppPage(
  built: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split("?", 1)[0] ?? "";
  const { now } = built.deps;
  const madeAt = now().getTime();
  const { answers, cookies } = isSignedIn(built.deps, request)
    ? await askFirstCalls(request, path, now)
    : noAnswers;
  const { lang } = request.query as { lang?: unknown };
  const isRenewed = cookies.length > 0;
  if (isRenewed) reply.header("set-cookie", cookies);
  const me = readMe(answers);
  const wanted = me?.user.language ?? request.headers["accept-language"];
  const language = pickVisitorLanguage(lang, wanted, "en");
  const t = makeTranslate(language, await loadPhrases(language));
  const { direction } = locales[language];
  const said =
    `<noscript><p class="no-scripts" lang="${language}" dir="${direction}">` +
    `${t("shell.no_scripts")}</p></noscript>`;
  const links = [
    // Who was sent one page of a business is not offered the app.
    path.startsWith("/shared/") ? "" : linkManifest(language),
    linkPreloads(built.preloads, path, language),
  ].join("\n    ");
  const empty = built.html
    .replace(noScripts, () => said)
    .replace("</head>", () => `  ${links}\n  ${writeAnswers(answers)}\n  </head>`);
  reply.type("text/html; charset=utf-8").header("vary", "Accept-Language, Cookie");
  if (me !== null) {
    const root =
      `<html lang="${language}" dir="${direction}" data-theme="${me.user.theme ?? ""}"` +
      ` data-owner="${me.user.id}" data-made="${madeAt}">`;
    const drawn = await putScreen(built, request, reply, { path, language, answers, page: empty });
    return sendOnce(drawn.replace(rootElement, root), request, reply);
  }
  const html = empty.replace("</head>", () => `  ${linkStyles(built.preloads, path)}\n  </head>`);
  const etag = `"${hash("sha256", html, "base64url")}"`;
  reply.header("cache-control", isRenewed ? "no-store" : "no-cache").header("etag", etag);
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const page = await built.empty.take(etag, () => Promise.resolve({ tag: etag, html }));
  return sendKept(request, reply.header("vary", "Accept-Language, Cookie, Accept-Encoding"), page);
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

interface EmptyPage {
  page: string;
  path: string;
  language: Language;
  answers: PageAnswers;
}

/** Returns the page with what it shows first and the styles for it; with the usual links where nothing can be drawn. */
async function putScreen(
  { preloads, readStyles, drawScreen }: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, path, language, answers }: EmptyPage,
): Promise<string> {
  const styles = readStyles(path);
  const screen = styles && (await drawScreen(request, language, answers));
  if (!screen) return page.replace("</head>", () => `  ${linkStyles(preloads, path)}\n  </head>`);
  allowStyles(reply, [styles.text, ...screen.styles]);
  const own = screen.styles.map((text) => `<style>${text}</style>\n  `).join("");
  return (
    styles
      .putInto(page)
      .replace("<title>", () => `${linkFonts(language)}\n    <title>`)
      .replace("</head>", () => `  ${own}</head>`)
      // `startup.js` begins it after the first paint.
      .replace(entryScript, '<link rel="modulepreload" crossorigin href="$1" data-begins />')
      .replace(loadingScreen, () => screen.markup + loadingScreen)
  );
}

const meKey = JSON.stringify([getMe.id, {}]);

function readMe(answers: PageAnswers): ReplyOf<typeof getMe> | null {
  return JSON.parse(answers.get(meKey) ?? "null") as ReplyOf<typeof getMe> | null;
}
