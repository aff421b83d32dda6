import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { isUnreadable } from "./address.ts";
import type { Deps } from "../feature/deps.ts";
import { sendAppPage } from "./app-page.ts";
import type { BuiltPage } from "./app-page.ts";
import { makeScreenDrawer } from "./first-screen.ts";
import { createPageCache } from "./page-cache.ts";
import { readPreloads } from "./page-preloads.ts";
import { makeStylesReader } from "./standing-styles.ts";

const folder = fileURLToPath(new URL("../../../../web/dist", import.meta.url));
const page = path.join(folder, "index.html");
/** About two hundred pages without answers: one for each page and language that visitors ask for. */
const emptyPagesBytes = 4 * 1024 * 1024;
/** What the server draws with; it is not sent. */
const serverFolder = "server";

/** Headers that concern documents, and are left out of scripts, styles and fonts. */
const headersOfPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Serves the built web app: its files as they are, and its page for every other path a browser opens. */
export async function serveWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const built = existsSync(page) ? readBuild(deps) : null;
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        // Fonts, pictures and hashed assets never change under their name, so they are cached for a year.
        const isHashed = /[\\/](assets|fonts|pictures)[\\/]/.test(file);
        reply.header(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
        if (isHashed) for (const name of headersOfPages) reply.removeHeader(name);
      },
    });
    bindFiles(app);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !/^\/(api|assets|\.well-known)\//.test(request.url) &&
      (request.headers.accept ?? "*/*").match(/text\/html|\*\/\*/);
    if (!built || !isPage) throw new AppError("unknown_route");
    // The page of a private link is neither indexed nor sent as a referrer.
    if (request.url.startsWith("/shared/")) {
      reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
    }
    if (isUnreadable(request.url)) reply.code(404);
    return sendAppPage(built, request, reply);
  });
}

/** Binds the files of the build: each that lies at its top, and one route for each folder, which sends what it holds. */
function bindFiles(app: FastifyInstance): void {
  const options = { config: { isCached: true } } as const;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === serverFolder) continue;
    if (!entry.isDirectory()) {
      app.get(`/${entry.name}`, options, (_request, reply) => reply.sendFile(entry.name));
      continue;
    }
    const own = path.join(folder, entry.name);
    const held = new Set(
      readdirSync(own, { withFileTypes: true, recursive: true })
        .filter((file) => file.isFile())
        .map((file) => path.relative(own, path.join(file.parentPath, file.name)))
        .map((file) => file.replaceAll(path.sep, "/")),
    );
    const fileOf = (request: FastifyRequest): string => (request.params as { "*": string })["*"];
    const isCached = (request: FastifyRequest): boolean => held.has(fileOf(request));
    app.get(`/${entry.name}/*`, { config: { isCached } }, (request, reply) =>
      isCached(request) ? reply.sendFile(`${entry.name}/${fileOf(request)}`) : reply.callNotFound(),
    );
  }
}

function readBuild(deps: Deps): BuiltPage {
  const preloads = readPreloads(path.join(folder, "preloads.json"));
  return {
    html: readFileSync(page, "utf8"),
    empty: createPageCache(emptyPagesBytes),
    deps,
    preloads,
    readStyles: makeStylesReader(preloads, folder),
    drawScreen: makeScreenDrawer(path.join(folder, serverFolder, "first-screen.js")),
  };
}
