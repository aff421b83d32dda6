import { pages as paths } from "@marzipan/contract/paths";
import { withoutEnd } from "@marzipan/domain/text-ends";
import type { SiteContext } from "@marzipan/contract/site-pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { loadMenuPages, loadSitePages } from "../../platform/http/menu-pages.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { createPageCache, sendKept } from "../../platform/http/page-cache.ts";
import { failurePage, pageAskOf, sendPage } from "../../platform/http/page-reply.ts";
import { isSignedIn } from "../../platform/http/public-limit.ts";
import { describeInstallation } from "./site-facts.rules.ts";
import {
  answerHelpSearch,
  answerNoSitePage,
  answerSitePage,
  siteContextFor,
  writeRobots,
  writeSecurityContact,
  writeSitemap,
} from "./site.actions.ts";
import type { SiteDesk } from "./site.actions.ts";

/** About a thousand pages, each in one language. */
const cacheBytes = 32 * 1024 * 1024;

/** Pages that are another to someone who is signed in: the app's own answers there. */
const appsPaths: readonly string[] = [paths.landing.path, paths.pricing.path];

/** Binds the pages for anyone (spec §2), and what search engines and others ask of the site. */
export async function bindSite(app: FastifyInstance, deps: Deps): Promise<void> {
  const pages = await loadSitePages();
  if (pages === null) return;
  const facts = describeInstallation(deps.config);
  const desk: SiteDesk = { pages, facts, cache: createPageCache(cacheBytes) };
  const menuPages = await loadMenuPages();
  const failure = menuPages === null ? {} : failurePage(deps, menuPages);
  for (const { path } of pages.paths) {
    const isCached = (request: FastifyRequest): boolean =>
      !isSearch(path, request) && !(appsPaths.includes(path) && belongsToApp(deps, request));
    const config = { ...failure, isCached };
    app.get(path, { compress: false, config }, async (request, reply) => {
      if (appsPaths.includes(path) && belongsToApp(deps, request)) return reply.callNotFound();
      const ask = pageAskOf(deps, request);
      const found = isSearch(path, request) ? await answerHelpSearch(desk, ask) : null;
      return sendPage(reply, pages, found ?? (await answerSitePage(desk, ask)));
    });
    if (path !== "/")
      app.get(`${path}/*`, { config: failure }, (request, reply) =>
        answerDeeper(deps, desk, request, reply),
      );
  }
  bindForRobots(app, deps, desk);
}

/** Returns whether a request searches the help, which renders a page for it. */
function isSearch(path: string, request: FastifyRequest): boolean {
  return path === paths.help.path && (request.query as { q?: unknown }).q !== undefined;
}

/** Returns whether the app opens a page instead: for a signed-in visitor whom the app did not send here itself (`from`). */
function belongsToApp(deps: Deps, request: FastifyRequest): boolean {
  const { from } = request.query as { from?: unknown };
  return from === undefined && isSignedIn(deps, request);
}

/** Redirects a trailing slash to the page without it; deeper paths without a page are 404. */
async function answerDeeper(
  deps: Deps,
  desk: SiteDesk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ask = pageAskOf(deps, request);
  const trimmed = withoutEnd(ask.path, "/");
  if (desk.pages.paths.some(({ path }) => path === trimmed)) {
    return reply.redirect(`${trimmed}${ask.search}`, 302);
  }
  return sendPage(reply, desk.pages, await answerNoSitePage(desk, ask));
}

function bindForRobots(app: FastifyInstance, deps: Deps, desk: SiteDesk): void {
  const options = { compress: false, config: { isCached: true } } as const;
  /** Serves a text that is written once for each `variant` of it, such as a language or a day. */
  const text = (
    path: string,
    type: string,
    variantOf: (request: FastifyRequest) => string,
    write: (origin: string, request: FastifyRequest) => string | Promise<string>,
  ): void => {
    app.get(path, options, async (request, reply) => {
      const origin = ownOrigin(deps.config, request);
      const page = await desk.cache.take(
        JSON.stringify([path, origin, variantOf(request)]),
        async () => ({ tag: "", html: await write(origin, request) }),
      );
      void reply.type(`${type}; charset=utf-8`).header("cache-control", "public, max-age=3600");
      return sendKept(request, reply, page);
    });
  };
  const always = (): string => "";
  const contextOf = (request: FastifyRequest): SiteContext =>
    siteContextFor(desk, { ...pageAskOf(deps, request), search: "" });
  text("/sitemap.xml", "application/xml", always, (origin) => writeSitemap(desk.pages, origin));
  text("/robots.txt", "text/plain", always, writeRobots);
  text(
    "/llms.txt",
    "text/plain",
    (request) => contextOf(request).language,
    (_origin, request) => desk.pages.writeSummary(contextOf(request)),
  );
  text(
    "/.well-known/security.txt",
    "text/plain",
    () => deps.now().toISOString().slice(0, 10),
    (origin) => writeSecurityContact(desk, origin, deps.now()),
  );
  app.get("/favicon.ico", options, (_request, reply) =>
    reply.redirect("/logo/favicon-32.png", 301),
  );
}
