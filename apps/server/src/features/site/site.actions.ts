import { hash } from "node:crypto";
import type { SiteContext, SiteFacts, SitePages } from "@marzipan/contract/site-pages";
import { encodingFor } from "../../platform/http/page-cache.ts";
import type { PageCache } from "../../platform/http/page-cache.ts";
import { contextFor, passingPage } from "../../platform/request/page-request.ts";
import type { PageAnswer, PageRequest } from "../../platform/request/page-request.ts";
import { searchHelp } from "../help/help.actions.ts";

/** The longest search in characters, as the call of the search has it. */
const mostAsked = 200;

/** What the pages for anyone are answered with. */
export interface SiteDesk {
  pages: SitePages;
  facts: SiteFacts;
  cache: PageCache;
}

/** Returns what a page for anyone is rendered for. */
export function siteContextFor({ facts }: Pick<SiteDesk, "facts">, ask: PageRequest): SiteContext {
  const isGoodbye = ask.path === "/" && new URLSearchParams(ask.search).get("from") === "logout";
  return { ...contextFor(ask, "en"), facts, isGoodbye, search: null };
}

/** Returns a page for anyone: kept per language, 304 when the browser has it. */
export async function answerSitePage(desk: SiteDesk, ask: PageRequest): Promise<PageAnswer> {
  const { pages, cache } = desk;
  const context = siteContextFor(desk, ask);
  const key = JSON.stringify(context);
  const tag = `W/"${pages.buildId}.${hash("sha256", key, "base64url").slice(0, 16)}"`;
  const headers = {
    etag: tag,
    "cache-control": "no-cache",
    vary: "Accept-Language, Accept-Encoding, Cookie",
    "content-language": context.language,
  };
  if (ask.tags.includes(tag)) return { kind: "same", headers };
  const page = await cache.take(key, async () => ({ tag, html: await pages.renderPage(context) }));
  const encoding = encodingFor(ask.acceptEncoding);
  const encoded = encoding === "plain" ? {} : { "content-encoding": encoding };
  return { kind: "page", status: 200, headers: { ...headers, ...encoded }, page: page[encoding] };
}

/** Returns what a search of the help finds for a browser without scripts; `null` where nothing was asked. */
export async function answerHelpSearch(
  desk: SiteDesk,
  ask: PageRequest,
): Promise<PageAnswer | null> {
  const query = new URLSearchParams(ask.search).get("q")?.trim().slice(0, mostAsked) ?? "";
  if (query === "") return null;
  const context = siteContextFor(desk, ask);
  const { items } = await searchHelp({ q: query, language: context.language });
  return passingPage(200, await desk.pages.renderPage({ ...context, search: { query, items } }));
}

/** Returns 404 in the visitor's language. */
export async function answerNoSitePage(desk: SiteDesk, ask: PageRequest): Promise<PageAnswer> {
  return passingPage(404, await desk.pages.renderMissing(siteContextFor(desk, ask)));
}

/** Writes the sitemap: every page with its address in each language. */
export function writeSitemap({ paths }: Pick<SitePages, "paths">, origin: string): string {
  const urls = paths
    .filter(({ isListed }) => isListed)
    .flatMap(({ path, languages }) => {
      const alternates = [
        ...languages.map((one) => [one, `${origin}${path}?lang=${one}`] as const),
        ["x-default", `${origin}${path}`] as const,
      ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
      return languages.map(
        (language) =>
          `<url><loc>${origin}${path}?lang=${language}</loc>${alternates.join("")}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Writes what robots may read: the pages for anyone and the menus, nothing of the calls. */
export function writeRobots(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/public/menus/",
    "Disallow: /api/",
    "Disallow: /dev/",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Writes whom to tell of a weakness (RFC 9116); it holds for a year from `now`. */
export function writeSecurityContact(
  { facts }: Pick<SiteDesk, "facts">,
  origin: string,
  now: Date,
): string {
  const ends = new Date(now);
  ends.setUTCFullYear(ends.getUTCFullYear() + 1);
  const contact = facts.operator === null ? `${origin}/contact` : `mailto:${facts.operator.email}`;
  return [
    `Contact: ${contact}`,
    `Expires: ${ends.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, he",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
    "",
  ].join("\n");
}
