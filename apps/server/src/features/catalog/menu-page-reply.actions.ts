import type { Language } from "@marzipan/contract/languages";
import type { MenuPages, PageContext } from "@marzipan/contract/menu-pages";
import { pickVisitorLanguage } from "@marzipan/domain/visitor-language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { PageRoute } from "../../platform/http/error-handler.ts";
import { ownOrigin } from "../../platform/http/origin.ts";

/** What a request for a public page is rendered for; `otherwise` is the language of last resort. */
export function contextOf(deps: Deps, request: FastifyRequest, otherwise: Language): PageContext {
  const asked = (request.query as { lang?: unknown }).lang;
  return {
    origin: ownOrigin(deps.config, request),
    path: request.url.split("?")[0] ?? "/",
    language: pickVisitorLanguage(asked, request.headers["accept-language"], otherwise),
  };
}

/** Adds the hashes of the page's own script and styles to its content security policy. */
export function allowOwnParts(
  reply: FastifyReply,
  { scriptSources, styleSources }: MenuPages,
): void {
  const policy = String(reply.getHeader("content-security-policy"))
    .replace(/script-src [^;]*/, (part) => `${part} ${scriptSources.join(" ")}`)
    .replace(/style-src [^;]*/, (part) => `${part} ${styleSources.join(" ")}`);
  void reply.header("content-security-policy", policy);
}

/**
 * The configuration by which a public page's route answers failures of the server (5xx): with a
 * page in the visitor's language.
 */
export function failurePage(deps: Deps, pages: MenuPages): PageRoute {
  return {
    answerFailure: (request, reply) => {
      allowOwnParts(reply, pages);
      void reply.header("vary", "Accept-Language").header("x-robots-tag", "noindex");
      return pages.renderAway(contextOf(deps, request, "en"));
    },
  };
}

/** Sends a page that is not kept. */
export function sendPage(
  reply: FastifyReply,
  pages: MenuPages,
  status: number,
  html: string,
): FastifyReply {
  allowOwnParts(reply, pages);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .header("vary", "Accept-Language")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(html);
}
