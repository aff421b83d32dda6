import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors/app-error.ts";
import type { Deps } from "../feature/deps.ts";
import { createFairQueue } from "../limits/fair-queue.ts";
import { readSessionCookies } from "../session/session-cookies.ts";
import { claimsOfAccess } from "../session/tokens.ts";
import { visitorOf } from "./visitor.ts";

/** What a route declares about its public responses. */
export interface PublicRoute {
  /** Who may call it; `public` when left out. */
  access?: AnyEndpoint["access"];
  replyType?: AnyEndpoint["replyType"];
  /**
   * Whether a request is answered from memory, with the compressed variants kept, or by a look-up
   * that all callers share. Such a response is not limited.
   */
  isCached?: boolean | ((request: FastifyRequest) => boolean);
  /** The route checks a signature and limits what fails it. */
  isSigned?: boolean;
}

/** How many addresses are counted; beyond that the one seen longest ago is forgotten. */
const mostAddresses = 50_000;
/** The `Retry-After` of a request that found the queue full, in seconds. */
const retrySeconds = 2;

/**
 * Limits every public response that is not cached: by address (429), and in how many are made at the
 * same time (others wait, then 503). Each turn of the event loop starts one of them, so that a flood
 * delays a signed-in caller by a few responses and not by all that wait.
 */
export function limitPublicResponses(app: FastifyInstance, deps: Deps): void {
  const limits = deps.publicLimits;
  const counts = new LRUCache<string, { hits: number }>({
    max: mostAddresses,
    ttl: limits.windowMs,
  });
  const queue = createFairQueue(["visitors"], {
    atOnce: limits.atOnce,
    mostOfLane: limits.mostWaiting,
    mostEach: limits.mostWaitingEach,
    retrySeconds,
  });
  const ends = new WeakMap<FastifyRequest, () => void>();
  let lastStart: Promise<unknown> = Promise.resolve();

  /** Counts a request; returns the seconds to wait when it is one too many, else `null`. */
  const count = (key: string, most: number): number | null => {
    const counted = counts.get(key) ?? { hits: 0 };
    if (counted.hits === 0) counts.set(key, counted);
    counted.hits += 1;
    return counted.hits > most ? Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)) : null;
  };

  const makeInTurn = (request: FastifyRequest, reply: FastifyReply, visitor: string) =>
    new Promise<void>((begin, refuse) => {
      const make = async (): Promise<void> => {
        await (lastStart = lastStart.then(() => nextTurn()));
        if (reply.raw.destroyed) return;
        const made = new Promise<void>((end) => {
          ends.set(request, end);
          reply.raw.once("close", end);
        });
        begin();
        await made;
      };
      queue.hold("visitors", visitor, (inTurn) => inTurn(make)).catch(refuse);
    });

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { replyType } = routeOf(request);
    const visitor = visitorOf(request);
    const isFile = replyType === "bytes";
    const seconds = isFile
      ? count(`files ${visitor}`, limits.files)
      : count(visitor, limits.responses);
    if (seconds !== null) {
      await sleep(limits.refusalDelayMs);
      throw new AppError("rate_limited", { seconds });
    }
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && !isSignedIn(deps, request)) await makeInTurn(request, reply, visitor);
  };

  app.addHook("onRequest", (request, reply, done) => {
    if (isFree(request)) done();
    else admit(request, reply).then(() => done(), done);
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
}

function routeOf(request: FastifyRequest): PublicRoute {
  return request.routeOptions.config as PublicRoute;
}

/** Returns whether a response needs no limit here: it is cached, or made for a session or a signature. */
function isFree(request: FastifyRequest): boolean {
  const { access = "public", isCached = false, isSigned = false } = routeOf(request);
  if (access !== "public" || isSigned) return true;
  return typeof isCached === "function" ? isCached(request) : isCached;
}

/** Returns whether a request brings an access token that this server signed, an expired one too. */
export function isSignedIn(
  { config, sessionSecret }: Pick<Deps, "config" | "sessionSecret">,
  request: FastifyRequest,
): boolean {
  const cookies = readSessionCookies(config, request);
  return cookies !== null && claimsOfAccess(sessionSecret, cookies.access) !== null;
}
