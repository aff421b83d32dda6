import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import type { MenuPages } from "@marzipan/contract/menu-pages";
import { withoutEnd } from "@marzipan/domain/text-ends";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { PageRequest } from "../../platform/request/page-request.ts";
import { loadMenuPages, menuAssetsFolder } from "../../platform/http/menu-pages.ts";
import { createPageCache, encodePage, sendKept } from "../../platform/http/page-cache.ts";
import type { KeptPage } from "../../platform/http/page-cache.ts";
import { failurePage, pageAskOf, sendPage } from "../../platform/http/page-reply.ts";
import { shareLookups } from "../../platform/http/shared-lookup.ts";
import { readMenuVersion } from "./menu.actions.ts";
import { answerFinding, answerMenuPage, answerMissing } from "./menu-page.actions.ts";
import type { AskedPage, MenuDesk } from "./menu-page.actions.ts";

// About a thousand menus, each in one language.
const cacheBytes = 64 * 1024 * 1024;
/** How many addresses of menus are remembered as existing. */
const mostKnown = 20_000;

const folders = [
  { path: "/m", kind: "slug" },
  { path: "/public/menu", kind: "token" },
  { path: "/menu/public", kind: "list" },
] as const;

type Addressed = FastifyRequest<{ Params: { address: string } }>;

/** Binds the pages of the public menu (spec §2); nothing below their paths is the web app's. */
export async function bindMenuPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const pages = await loadMenuPages();
  if (pages === null) {
    for (const { path } of folders) {
      app.get(`${path}/*`, () => Promise.reject(new AppError("unavailable")));
    }
    return;
  }
  const reading = { now: deps.now, reads: deps.database.tolerant(null) };
  const known = new LRUCache<string, true>({ max: mostKnown });
  const desk: MenuDesk = {
    deps,
    pages,
    cache: createPageCache(cacheBytes),
    readVersion: shareLookups(async (address) => {
      const version = await readMenuVersion(reading, address);
      if (version === null) known.delete(address);
      else known.set(address, true);
      return version;
    }),
  };
  const config = failurePage(deps, pages);
  const isCached = (request: FastifyRequest): boolean =>
    known.has((request as Addressed).params.address);
  const options = { compress: false, config: { ...config, isCached } } as const;
  const askOf = (request: FastifyRequest): PageRequest => pageAskOf(deps, request);
  for (const { path, kind } of folders) {
    for (const [end, part] of [
      ["", "menu"],
      ["/print", "print"],
    ] as const) {
      app.get(`${path}/:address${end}`, options, async (request, reply) => {
        const page = asked(request as Addressed, kind, part);
        return sendPage(reply, pages, await answerMenuPage(desk, page, askOf(request)));
      });
    }
    app.get(`${path}/*`, { config }, (request, reply) => answerDeeper(desk, request, reply));
  }
  app.get("/m", { config: { isCached: true } }, (_request, reply) =>
    reply.redirect("/public/menu", 302),
  );
  app.get("/public/menu", { config }, async (request, reply) => {
    const { name } = request.query as { name?: unknown };
    return sendPage(reply, pages, await answerFinding(desk, askOf(request), name));
  });
  await serveParts(app, desk);
}

function asked(request: Addressed, kind: AskedPage["kind"], part: AskedPage["part"]): AskedPage {
  return { address: request.params.address, kind, part };
}

/** Redirects a trailing slash to the page without it; deeper paths are 404. */
async function answerDeeper(
  desk: MenuDesk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = "", query] = request.url.split("?");
  const trimmed = withoutEnd(path, "/");
  if (trimmed !== path && trimmed.length > 1 && !trimmed.startsWith("//")) {
    return reply.redirect(query === undefined ? trimmed : `${trimmed}?${query}`, 302);
  }
  const missing = await answerMissing(desk, pageAskOf(desk.deps, request), "");
  return sendPage(reply, desk.pages, missing);
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/**
 * Serves scripts and styles, whose names hold a hash of their content; each is compressed once, at
 * the highest level.
 */
async function serveParts(app: FastifyInstance, { deps, pages }: MenuDesk): Promise<void> {
  const kept = await readAssets(menuAssetsFolder);
  const isDeveloping = deps.config.mode === "development";
  const fileOf = (request: FastifyRequest): string => (request.params as { file: string }).file;
  const assets = {
    compress: false,
    config: { isCached: (request: FastifyRequest) => kept.has(fileOf(request)) },
  } as const;
  app.get("/menu-assets/:file", assets, async (request, reply) => {
    const file = fileOf(request);
    // In development the files have names without a hash and change under them, so they are not
    // cached.
    const isLasting = !isDeveloping || /-[\w-]{8}\.\w+$/.test(file);
    const known = isLasting ? kept.get(file) : undefined;
    const page = known ?? (isDeveloping ? (await readAssets(menuAssetsFolder)).get(file) : null);
    const type = types[extname(file)];
    if (!page || !type) throw new AppError("not_found");
    void reply
      .header("cache-control", isLasting ? "public, max-age=31536000, immutable" : "no-cache")
      .type(type);
    return sendKept(request, reply, page);
  });
  const words = new Map<Language, Promise<KeptPage>>();
  const languageOf = (request: FastifyRequest): string => fileOf(request).replace(/\.json$/, "");
  const texts = {
    compress: false,
    config: { isCached: (request: FastifyRequest) => isLanguage(languageOf(request)) },
  } as const;
  app.get("/menu-words/:build/:file", texts, async (request, reply) => {
    const language = languageOf(request);
    if (!isLanguage(language)) throw new AppError("not_found");
    const written = words.get(language) ?? encodeWords(pages, language);
    words.set(language, written);
    void reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("application/json; charset=utf-8");
    return sendKept(request, reply, await written);
  });
}

async function encodeWords(pages: MenuPages, language: Language): Promise<KeptPage> {
  return await encodePage({ tag: "", html: await pages.writeFormWords(language) }, "most");
}

async function readAssets(folder: string): Promise<Map<string, KeptPage>> {
  const names = (await readdir(folder)).filter((name) => extname(name) in types);
  const pages = names.map(async (name) => {
    const html = await readFile(join(folder, name), "utf8");
    return [name, await encodePage({ tag: name, html }, "most")] as const;
  });
  return new Map(await Promise.all(pages));
}
