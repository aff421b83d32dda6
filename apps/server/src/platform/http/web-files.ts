import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import { isUnreadable } from "./address.ts";
import { sendAppPage } from "./app-page.ts";
import type { BuiltPage } from "./app-page.ts";
import { makeScreenDrawer } from "./first-screen.ts";
import { readPreloads } from "./page-preloads.ts";
import { makeStylesReader } from "./standing-styles.ts";

const folder = fileURLToPath(new URL("../../../../web/dist", import.meta.url));
const page = path.join(folder, "index.html");
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
export async function serveWeb(app: FastifyInstance, now: () => Date): Promise<void> {
  const built = existsSync(page) ? readBuild(now) : null;
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
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === serverFolder) continue;
    if (!entry.isDirectory()) {
      app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name));
      continue;
    }
    const own = path.join(folder, entry.name);
    const held = new Set(
      readdirSync(own, { withFileTypes: true, recursive: true })
        .filter((file) => file.isFile())
        .map((file) => path.relative(own, path.join(file.parentPath, file.name)))
        .map((file) => file.replaceAll(path.sep, "/")),
    );
    app.get<{ Params: { "*": string } }>(`/${entry.name}/*`, ({ params }, reply) =>
      held.has(params["*"]) ? reply.sendFile(`${entry.name}/${params["*"]}`) : reply.callNotFound(),
    );
  }
}

function readBuild(now: () => Date): BuiltPage {
  const preloads = readPreloads(path.join(folder, "preloads.json"));
  return {
    file: page,
    now,
    preloads,
    readStyles: makeStylesReader(preloads, folder),
    drawScreen: makeScreenDrawer(path.join(folder, serverFolder, "first-screen.js")),
  };
}
