import { isErrorCode } from "@marzipan/contract/errors";
import type { ErrorCode } from "@marzipan/contract/errors";
import { isLanguage } from "@marzipan/contract/languages";
import type { MenuPages, PageContext } from "@marzipan/contract/menu-pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { contextFor, passingPage } from "../../platform/request/page-request.ts";
import type { PageRequest } from "../../platform/request/page-request.ts";
import { loadMenuPages } from "../../platform/http/menu-pages.ts";
import { failurePage, pageAskOf, sendPage } from "../../platform/http/page-reply.ts";
import { linkOrigin } from "../../platform/http/origin.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { acceptRequestQuote } from "./accept-quote.actions.ts";
import { getRequestStatus, underToken, withdrawRequest } from "./request-status.actions.ts";
import { statusPath } from "./request-token.rules.ts";
import { countVisit } from "./visits.actions.ts";

type Tokened = FastifyRequest<{ Params: { token: string } }>;

// A form's two fields.
const formLimitBytes = 2000;

/**
 * Binds the customer's status page and its two buttons, which are plain forms: they work without scripts, and
 * opening the page changes nothing (rulings §2, §5).
 */
export async function bindStatusPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const pages = await loadMenuPages();
  if (pages === null) return;
  await app.register((scope) => {
    const parser = { parseAs: "string", bodyLimit: formLimitBytes } as const;
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      parser,
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(typeof body === "string" ? body : ""))),
    );
    const config = failurePage(deps, pages);
    scope.get("/order/:token", { config }, (request, reply) =>
      showStatus(deps, pages, request as Tokened, reply),
    );
    // The address of links that were sent before orders had pages.
    scope.get("/r/:token", (request, reply) => {
      const { token } = (request as Tokened).params;
      const search = new URL(request.url, "http://here").search;
      return reply.redirect(statusPath(encodeURIComponent(token)) + search, 308);
    });
    scope.post("/order/:token/accept", (request, reply) =>
      press(request as Tokened, reply, async ({ token }) => {
        await countVisit(deps, "status", visitorOf(request));
        const customer = {
          token,
          visitor: visitorOf(request),
          origin: linkOrigin(deps.config, request),
        };
        await acceptRequestQuote(deps, customer, readPrice(request.body));
      }),
    );
    scope.post("/order/:token/withdraw", (request, reply) =>
      press(request as Tokened, reply, async ({ token }) => {
        await countVisit(deps, "status", visitorOf(request));
        await underToken(deps, token, visitorOf(request), (tx) => withdrawRequest(tx, token));
      }),
    );
    return Promise.resolve();
  });
}

function readPrice(body: unknown): number {
  const price = Number((body as { price?: unknown } | null)?.price);
  if (!Number.isFinite(price) || price < 0 || price > 99_999_999) {
    throw new AppError("price_changed");
  }
  return price;
}

/**
 * Runs a button's act and redirects to the page (POST, redirect, GET), which shows why where it was
 * refused.
 */
async function press(
  request: Tokened,
  reply: FastifyReply,
  act: (params: { token: string }) => Promise<void>,
): Promise<FastifyReply> {
  const query = new URLSearchParams();
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) query.set("lang", lang);
  try {
    await act(request.params);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    query.set("problem", error.code);
  }
  const path = statusPath(encodeURIComponent(request.params.token));
  const search = query.size === 0 ? "" : `?${query.toString()}`;
  return reply.header("cache-control", "no-store").redirect(`${path}${search}`, 303);
}

async function showStatus(
  deps: Deps,
  pages: MenuPages,
  request: Tokened,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const ask = pageAskOf(deps, request);
  const { lang, problem } = request.query as { lang?: unknown; problem?: unknown };
  try {
    await countVisit(deps, "status", visitorOf(request));
    const view = await underToken(deps, token, visitorOf(request), (tx) =>
      getRequestStatus(tx, token),
    );
    // The language in which the customer asked comes before the browser's.
    const language = isLanguage(lang) ? lang : view.language;
    const context: PageContext = { ...contextFor(ask, view.language), language };
    const html = await pages.renderStatus(view, {
      ...context,
      token,
      problem: readProblem(problem),
    });
    return sendPage(reply, pages, passingPage(200, html));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "rate_limited") return await showAgainSoon(pages, ask, reply, error);
    if (error.code !== "not_found") throw error;
    const html = await pages.renderNoRequest(contextFor(ask, "en"));
    return sendPage(reply, pages, passingPage(error.status, html));
  }
}

/** Says to try again: many people may be behind one address, and a request that is there must not seem gone. */
async function showAgainSoon(
  pages: MenuPages,
  ask: PageRequest,
  reply: FastifyReply,
  { status, facts }: AppError,
): Promise<FastifyReply> {
  const answer = passingPage(status, await pages.renderAway(contextFor(ask, "en")));
  if (facts.seconds !== undefined) answer.headers["retry-after"] = String(facts.seconds);
  return sendPage(reply, pages, answer);
}

function readProblem(problem: unknown): ErrorCode | null {
  return isErrorCode(problem) ? problem : null;
}
