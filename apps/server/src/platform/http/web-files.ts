import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import { isUnreadable } from "./address.ts";
import { sendAppPage } from "./app-page.ts";

const folder = fileURLToPath(new URL("../../../../web/dist", import.meta.url));
const page = path.join(folder, "index.html");

/** Serves the built web app: its files as they are, and its page for every other path a browser opens. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(page);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // Fonts never change under their name.
        const isHashed = /[\\/](assets|fonts)[\\/]/.test(file);
        reply.header(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      isBuilt &&
      (request.method === "GET" || request.method === "HEAD") &&
      !/^\/(api|assets)\//.test(request.url) &&
      (request.headers.accept ?? "*/*").match(/text\/html|\*\/\*/);
    if (!isPage) throw new AppError("unknown_route");
    // A private link's page is nobody's to find, and does not tell other sites of itself.
    if (request.url.startsWith("/shared/")) {
      reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
    }
    if (isUnreadable(request.url)) reply.code(404);
    return sendAppPage(page, request, reply);
  });
}
