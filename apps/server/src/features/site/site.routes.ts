import { pages as paths } from "@marzipan/contract/paths";
import { withoutEnd } from "@marzipan/domain/text-ends";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { loadSitePages } from "../../platform/http/menu-pages.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { createPageCache } from "../../platform/http/page-cache.ts";
import { pageAskOf, sendPage } from "../../platform/http/page-reply.ts";
import { readSessionCookies } from "../../platform/session/session-cookies.ts";
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

/** Pages that are another to somebody who is signed in: the app's own answers there. */
const appsPaths: readonly string[] = [paths.landing.path, paths.pricing.path];

/** Binds the pages for anybody (spec §2), and what search engines and others ask of the site. */
export async function bindSite(app: FastifyInstance, deps: Deps): Promise<void> {
  const pages = await loadSitePages();
  if (pages === null) return;
  const facts = describeInstallation(deps.config);
  const desk: SiteDesk = { pages, facts, cache: createPageCache(cacheBytes) };
  // These pages are kept compressed.
  const options = { compress: false } as const;
  for (const { path } of pages.paths) {
    app.get(path, options, async (request, reply) => {
      if (appsPaths.includes(path) && belongsToApp(deps, request)) return reply.callNotFound();
      const ask = pageAskOf(deps, request);
      const found = path === paths.help.path ? await answerHelpSearch(desk, ask) : null;
      return sendPage(reply, pages, found ?? (await answerSitePage(desk, ask)));
    });
    if (path !== "/")
      app.get(`${path}/*`, (request, reply) => answerDeeper(deps, desk, request, reply));
  }
  bindForRobots(app, deps, desk);
}

/** Returns whether the app opens a page instead: for somebody with a session, unless it sent her here itself (`from`). */
function belongsToApp({ config }: Deps, request: FastifyRequest): boolean {
  const { from } = request.query as { from?: unknown };
  return from === undefined && readSessionCookies(config, request) !== null;
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
  const text = (
    path: string,
    type: string,
    write: (origin: string, request: FastifyRequest) => string | Promise<string>,
  ): void => {
    app.get(path, async (request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header("cache-control", "public, max-age=3600")
        .send(await write(ownOrigin(deps.config, request), request)),
    );
  };
  text("/sitemap.xml", "application/xml", (origin) => writeSitemap(desk.pages, origin));
  text("/robots.txt", "text/plain", writeRobots);
  text("/llms.txt", "text/plain", (_origin, request) =>
    desk.pages.writeSummary(siteContextFor(desk, pageAskOf(deps, request))),
  );
  text("/.well-known/security.txt", "text/plain", (origin) =>
    writeSecurityContact(desk, origin, deps.now()),
  );
  app.get("/favicon.ico", (_request, reply) => reply.redirect("/logo/favicon-32.png", 301));
}
