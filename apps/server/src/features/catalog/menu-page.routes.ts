import fastifyStatic from "@fastify/static";
import { isLanguage } from "@marzipan/contract/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { loadMenuPages, menuAssetsFolder } from "../../platform/http/menu-pages.ts";
import { createPageCache } from "../../platform/http/page-cache.ts";
import { answerFinding, answerMenuPage, answerMissing } from "./menu-page.actions.ts";
import type { AskedPage, MenuDesk } from "./menu-page.actions.ts";

// About a thousand menus, each in one language.
const cacheBytes = 64 * 1024 * 1024;

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
  const desk: MenuDesk = { deps, pages, cache: createPageCache(cacheBytes) };
  // These pages are kept compressed.
  const options = { compress: false } as const;
  for (const { path, kind } of folders) {
    app.get(`${path}/:address`, options, (request, reply) =>
      answerMenuPage(desk, asked(request as Addressed, kind, "menu"), request, reply),
    );
    app.get(`${path}/:address/print`, options, (request, reply) =>
      answerMenuPage(desk, asked(request as Addressed, kind, "print"), request, reply),
    );
    app.get(`${path}/*`, (request, reply) => answerDeeper(desk, request, reply));
  }
  app.get("/m", (_request, reply) => reply.redirect("/public/menu", 302));
  app.get("/public/menu", (request, reply) => answerFinding(desk, request, reply));
  await serveParts(app, desk);
}

function asked(request: Addressed, kind: AskedPage["kind"], part: AskedPage["part"]): AskedPage {
  return { address: request.params.address, kind, part };
}

/** A slash at the end leads to the page without it; anything deeper is not there. */
async function answerDeeper(
  desk: MenuDesk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = "", query] = request.url.split("?");
  const trimmed = path.replace(/\/+$/, "");
  if (trimmed !== path && trimmed.length > 1 && !trimmed.startsWith("//")) {
    return reply.redirect(query === undefined ? trimmed : `${trimmed}?${query}`, 302);
  }
  return await answerMissing(desk, request, reply, "");
}

async function serveParts(app: FastifyInstance, { deps, pages }: MenuDesk): Promise<void> {
  await app.register(fastifyStatic, {
    root: menuAssetsFolder,
    prefix: "/menu-assets/",
    decorateReply: false,
    index: false,
    ...(deps.config.mode === "development"
      ? { cacheControl: false }
      : { maxAge: "365d", immutable: true }),
  });
  app.get("/menu-words/:build/:file", async (request, reply) => {
    const { file } = request.params as { file: string };
    const language = file.replace(/\.json$/, "");
    if (!isLanguage(language)) throw new AppError("not_found");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("application/json; charset=utf-8")
      .send(await pages.writeFormWords(language));
  });
}
