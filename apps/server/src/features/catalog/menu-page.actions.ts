import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import type { MenuPages, PageContext, QrDrawing } from "@marzipan/contract/menu-pages";
import type { MenuVersion } from "@marzipan/contract/menu-view";
import { plainSigns } from "@marzipan/contract/phone";
import { create } from "qrcode";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { encodingFor } from "../../platform/http/page-cache.ts";
import type { KeptPage, PageCache } from "../../platform/http/page-cache.ts";
import { contextFor, passingPage } from "../../platform/request/page-request.ts";
import type { PageAnswer, PageRequest } from "../../platform/request/page-request.ts";
import { getMenu } from "./menu.actions.ts";
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

/** Returns a menu's page: kept per version and language, 304 when the browser has it (rulings §5). */
export async function answerMenuPage(
  desk: MenuDesk,
  asked: AskedPage,
  ask: PageRequest,
): Promise<PageAnswer> {
  const { pages } = desk;
  const version = await desk.readVersion(asked.address);
  if (version === null || version.kind !== asked.kind) {
    return await answerMissing(desk, ask, asked.address);
  }
  if (version.movedTo !== null) {
    const path = `${version.movedTo}${asked.part === "print" ? "/print" : ""}${ask.search}`;
    return { kind: "redirect", status: 301, path, cacheControl: "no-cache" };
  }
  const context = contextFor(ask, version.ownerLanguage);
  const parts = [version.version, context.language, pages.buildId, asked.part];
  const tag = `W/"${parts.join(".")}"`;
  const headers = headersOf(version, tag);
  if (ask.tags.includes(tag)) return { kind: "same", headers };
  const page = await takePage(desk, asked, context, { key: parts.join(" "), tag });
  const encoding = encodingFor(ask.acceptEncoding);
  const encoded = encoding === "plain" ? {} : { "content-encoding": encoding };
  return { kind: "page", status: 200, headers: { ...headers, ...encoded }, page: page[encoding] };
}

function takePage(
  { deps, pages, cache }: MenuDesk,
  { address, part }: AskedPage,
  context: PageContext,
  { key, tag }: { key: string; tag: string },
): Promise<KeptPage> {
  return cache.take(`${key} ${context.origin} ${context.path}`, async () => {
    // What is kept under a version must not be older than it: a replica could answer so.
    const reading = { now: deps.now, reads: deps.database };
    const view = await getMenu(reading, address, context.language, context.origin);
    if (view === null) throw new AppError("not_found");
    const html =
      part === "print"
        ? await pages.renderPrint(view, drawQr(view.canonicalUrl ?? leadTo(context)), context)
        : await pages.renderMenu(view, context);
    return { tag, html };
  });
}

function headersOf({ kind }: MenuVersion, tag: string): Record<string, string> {
  return {
    etag: tag,
    "cache-control": "no-cache",
    vary: "Accept-Language, Accept-Encoding",
    ...(kind === "slug" ? {} : { "x-robots-tag": "noindex" }),
    ...(kind === "token" ? { "referrer-policy": "no-referrer" } : {}),
  };
}

/**
 * Returns 404, alike for an unknown, a switched-off and a blocked menu, so that none can be told
 * apart; a visitor with many misses is refused with `rate_limited`.
 */
export async function answerMissing(
  { deps, pages }: Pick<MenuDesk, "deps" | "pages">,
  ask: PageRequest,
  wanted: string,
): Promise<PageAnswer> {
  const refusal = await missMenu(deps, ask.visitor).catch((error: unknown) => error);
  if (!(refusal instanceof AppError) || refusal.status >= 500) throw refusal;
  const { seconds } = refusal.facts;
  const shown = /^[\w-]{1,40}$/.test(wanted) && !wanted.startsWith("mt_") ? wanted : "";
  const html = await pages.renderFind({ isMissing: true, wanted: shown }, contextFor(ask, "en"));
  const answer = passingPage(refusal.status, html);
  if (refusal.status === 429 && seconds !== undefined) {
    answer.headers["retry-after"] = String(seconds);
  }
  return answer;
}

/**
 * Returns the page that asks for a menu's name; with a name or a whole link typed it leads to that menu, or says
 * that there is none.
 */
export async function answerFinding(
  desk: MenuDesk,
  ask: PageRequest,
  name: unknown,
): Promise<PageAnswer> {
  if (typeof name === "string" && name.trim() !== "") {
    const slug = readTypedName(name);
    const version = slug === null ? null : await desk.readVersion(slug);
    if (version?.kind !== "slug") return await answerMissing(desk, ask, slug ?? "");
    return { kind: "redirect", status: 302, path: `/m/${version.slug}`, cacheControl: "no-store" };
  }
  const page = { isMissing: false, wanted: "" };
  return passingPage(200, await desk.pages.renderFind(page, contextFor(ask, "en")));
}

/**
 * Reads a menu's name as people type or paste it: spaces for hyphens, capitals, invisible marks, or the whole link,
 * also that of the printed page; `null` for none.
 */
export function readTypedName(typed: string): string | null {
  const [path = ""] = plainSigns(typed.trim().slice(0, 300)).split(/[?#]/);
  const parts = path.split("/").filter((part) => part !== "");
  const isPrinted = parts.at(-1) === "print" && parts.at(-3) === "m";
  const slug = (parts.at(isPrinted ? -2 : -1) ?? "")
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
