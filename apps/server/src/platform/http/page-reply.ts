import type { MenuPages } from "@marzipan/contract/menu-pages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../feature/deps.ts";
import { contextFor } from "../request/page-request.ts";
import type { PageAnswer, PageRequest } from "../request/page-request.ts";
import type { PageRoute } from "./error-handler.ts";
import { ownOrigin } from "./origin.ts";
import { visitorOf } from "./visitor.ts";

/** Returns what a request asks of a public page. */
export function pageAskOf({ config }: Pick<Deps, "config">, request: FastifyRequest): PageRequest {
  const { url, headers } = request;
  const start = url.indexOf("?");
  return {
    origin: ownOrigin(config, request),
    path: start === -1 ? url : url.slice(0, start),
    search: start === -1 ? "" : url.slice(start),
    lang: (request.query as { lang?: unknown }).lang,
    acceptLanguage: headers["accept-language"],
    acceptEncoding: headers["accept-encoding"],
    tags: (headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim()),
    visitor: visitorOf(request),
  };
}

/** Sends what a public page is answered with. */
export function sendPage(reply: FastifyReply, pages: OwnParts, answer: PageAnswer): FastifyReply {
  if (answer.kind === "redirect") {
    const { cacheControl, path, status } = answer;
    return reply.header("cache-control", cacheControl).redirect(path, status);
  }
  allowOwnParts(reply, pages);
  void reply.headers(answer.headers);
  if (answer.kind === "same") return reply.code(304).send();
  return reply.code(answer.status).type("text/html; charset=utf-8").send(answer.page);
}

/** What is in the pages themselves, by the hashes that a content security policy names. */
type OwnParts = Pick<MenuPages, "scriptSources" | "styleSources">;

/** Adds the hashes of the page's own script and styles to its content security policy. */
function allowOwnParts(reply: FastifyReply, { scriptSources, styleSources }: OwnParts): void {
  const policy = String(reply.getHeader("content-security-policy"))
    .replace(/script-src [^;]*/, (part) => `${part} ${scriptSources.join(" ")}`)
    .replace(/style-src [^;]*/, (part) => `${part} ${styleSources.join(" ")}`);
  void reply.header("content-security-policy", policy);
}

/**
 * The configuration by which a public page's route answers failures of the server (5xx): with a
 * page in the visitor's language.
 */
export function failurePage(deps: Pick<Deps, "config">, pages: MenuPages): PageRoute {
  return {
    answerFailure: (request, reply) => {
      allowOwnParts(reply, pages);
      void reply.header("vary", "Accept-Language").header("x-robots-tag", "noindex");
      return pages.renderAway(contextFor(pageAskOf(deps, request), "en"));
    },
  };
}
