import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import type { MenuPages, PageContext, QrDrawing } from "@marzipan/contract/menu-pages";
import type { MenuVersion } from "@marzipan/contract/menu-view";
import type { FastifyReply, FastifyRequest } from "fastify";
import { create } from "qrcode";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { encodingFor } from "../../platform/http/page-cache.ts";
import type { KeptPage, PageCache } from "../../platform/http/page-cache.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { readMenu } from "./menu.actions.ts";
import { allowOwnParts, contextOf, sendPage } from "./menu-page-reply.actions.ts";
import { missMenu } from "./misses.actions.ts";

/** What the public pages are answered with. */
export interface MenuDesk {
  deps: Deps;
  pages: MenuPages;
  cache: PageCache;
  /** `readMenuVersion`, with concurrent calls for one address sharing a query. */
  readVersion: (address: string) => Promise<MenuVersion | null>;
}

/** A page that was asked for: the address, the kind that this path leads to, and what is wanted of it. */
export interface AskedPage {
  address: string;
  kind: MenuAddressKind;
  part: "menu" | "print";
}

/** Answers a menu's page: kept per version and language, 304 when the browser has it (rulings §5). */
export async function answerMenuPage(
  desk: MenuDesk,
  asked: AskedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps, pages } = desk;
  const version = await desk.readVersion(asked.address);
  if (version === null || version.kind !== asked.kind) {
    return await answerMissing(desk, request, reply, asked.address);
  }
  if (version.movedTo !== null) return leadOn(reply, version.movedTo, asked, request);
  const context = contextOf(deps, request, version.ownerLanguage);
  const parts = [version.version, context.language, pages.buildId, asked.part];
  const tag = `W/"${parts.join(".")}"`;
  nameHeaders(reply, pages, version, tag);
  if (listTags(request).includes(tag)) return reply.code(304).send();
  const page = await takePage(desk, asked, context, { key: parts.join(" "), tag });
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== "plain") void reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(page[encoding]);
}

function takePage(
  { deps, pages, cache }: MenuDesk,
  { address, part }: AskedPage,
  context: PageContext,
  { key, tag }: { key: string; tag: string },
): Promise<KeptPage> {
  return cache.take(`${key} ${context.origin} ${context.path}`, async () => {
    const view = await readMenu(deps, address, context.language, context.origin);
    if (view === null) throw new AppError("not_found");
    const html =
      part === "print"
        ? await pages.renderPrint(view, drawQr(view.canonicalUrl ?? leadTo(context)), context)
        : await pages.renderMenu(view, context);
    return { tag, html };
  });
}

function nameHeaders(
  reply: FastifyReply,
  pages: MenuPages,
  { kind }: MenuVersion,
  tag: string,
): void {
  allowOwnParts(reply, pages);
  void reply
    .header("etag", tag)
    .header("cache-control", "no-cache")
    .header("vary", "Accept-Language, Accept-Encoding");
  if (kind !== "slug") void reply.header("x-robots-tag", "noindex");
  if (kind === "token") void reply.header("referrer-policy", "no-referrer");
}

function listTags(request: FastifyRequest): string[] {
  return (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim());
}

function leadOn(
  reply: FastifyReply,
  path: string,
  { part }: AskedPage,
  request: FastifyRequest,
): FastifyReply {
  const query = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
  return reply
    .header("cache-control", "no-cache")
    .redirect(`${path}${part === "print" ? "/print" : ""}${query}`, 301);
}

/**
 * Answers 404, alike for an unknown, a switched-off and a blocked menu, so that none can be told
 * apart; a visitor with many misses is refused with `rate_limited`.
 */
export async function answerMissing(
  { deps, pages }: Pick<MenuDesk, "deps" | "pages">,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: string,
): Promise<FastifyReply> {
  const refusal = await missMenu(deps, visitorOf(request)).catch((error: unknown) => error);
  if (!(refusal instanceof AppError)) throw refusal;
  const { seconds } = refusal.facts;
  if (refusal.status === 429 && seconds !== undefined) {
    void reply.header("retry-after", String(seconds));
  }
  const shown = /^[\w-]{1,40}$/.test(wanted) && !wanted.startsWith("mt_") ? wanted : "";
  const html = await pages.renderFind(
    { isMissing: true, wanted: shown },
    contextOf(deps, request, "en"),
  );
  return sendPage(reply, pages, refusal.status, html);
}

/**
 * Answers the page that asks for a menu's name; with a name or a whole link typed it leads to that menu, or says
 * that there is none.
 */
export async function answerFinding(
  desk: MenuDesk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps, pages } = desk;
  const { name } = request.query as { name?: unknown };
  if (typeof name === "string" && name.trim() !== "") {
    const slug = readTypedName(name);
    const version = slug === null ? null : await desk.readVersion(slug);
    if (version?.kind !== "slug") return await answerMissing(desk, request, reply, slug ?? "");
    return reply.header("cache-control", "no-store").redirect(`/m/${version.slug}`, 302);
  }
  const context = contextOf(deps, request, "en");
  const html = await pages.renderFind({ isMissing: false, wanted: "" }, context);
  return sendPage(reply, pages, 200, html);
}

/** Reads a menu's name as people type it: spaces for hyphens, capitals, or the whole link; `null` for none. */
export function readTypedName(typed: string): string | null {
  const last = typed
    .trim()
    .slice(0, 300)
    .split(/[?#]/)[0]
    ?.split("/")
    .findLast((part) => part !== "");
  const slug = (last ?? "")
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  return /^[a-z0-9-]{1,40}$/.test(slug) ? slug : null;
}

/** The page that a printed page of it leads to. */
function leadTo({ origin, path }: PageContext): string {
  return `${origin}${path.replace(/\/print$/, "")}`;
}

function drawQr(url: string): QrDrawing {
  const { modules } = create(url, { errorCorrectionLevel: "Q" });
  const { size } = modules;
  const places = Array.from({ length: size * size }, (_, index) => index);
  const dark = places.filter((index) => modules.get(Math.floor(index / size), index % size));
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`);
  return { size, path: path.join("") };
}
