import { endpoints } from "@marzipan/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listRoutes } from "../testing/list-routes.ts";
import type { ListedRoute } from "../testing/list-routes.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { publicLimits } from "./public-limits.ts";
import type { PublicLimits } from "./public-limits.ts";

const few: PublicLimits = {
  ...publicLimits,
  windowMs: 600_000,
  responses: 3,
  files: 3,
  atOnce: 2,
  mostWaiting: 5,
  mostWaitingEach: 4,
  refusalDelayMs: 0,
};

/** A route whose responses wait until they are released. */
const slow = { path: "/api/slow", released: Promise.resolve(), running: 0, most: 0 };

let test: TestApp;
/** The payload that was sent last, before compression. */
let payload: unknown;
let addresses = 0;
beforeAll(async () => {
  test = await startTestApp({}, { publicLimits: few }, (app: FastifyInstance) => {
    app.addHook("onSend", (_request, _reply, sent, done) => {
      payload = sent;
      done(null, sent);
    });
    app.get(slow.path, async () => {
      slow.running += 1;
      slow.most = Math.max(slow.most, slow.running);
      await slow.released;
      slow.running -= 1;
      return { ok: true };
    });
  });
});
afterAll(() => test.close());

/** Returns a network address that no test has used. */
const newAddress = (): string => `10.99.${(addresses += 1) >> 8}.${addresses & 255}`;

const send = (
  { method, url }: Pick<ListedRoute, "method" | "url">,
  remoteAddress: string,
  headers: Record<string, string> = {},
) =>
  test.app.inject({
    method,
    url,
    remoteAddress,
    headers: { host: "localhost:3000", "accept-encoding": "br", ...headers },
  });

/** Returns whether a route sends what is in memory or on the disk, whatever the query. */
async function isCached(route: ListedRoute): Promise<boolean> {
  const remoteAddress = newAddress();
  const payloads: unknown[] = [];
  for (const odd of ["?odd=1", "?odd=2&lang=en"]) {
    await send({ ...route, url: route.url + odd }, remoteAddress);
    payloads.push(payload);
  }
  const [first, second] = payloads;
  if (first === undefined || first === null || first === "") return true;
  if (first instanceof Readable) return second instanceof Readable;
  if (typeof first === "string") return first === second && first.length < 100;
  return first === second;
}

/** Returns whether one address is refused after a few requests. */
async function isLimited(route: ListedRoute): Promise<boolean> {
  const remoteAddress = newAddress();
  const statuses: number[] = [];
  for (let sent = 0; sent < few.responses + 2; sent += 1)
    statuses.push((await send(route, remoteAddress)).statusCode);
  return statuses.at(-1) === 429;
}

const closed = new Set(
  endpoints
    .filter(({ access, signed }) => access !== "public" || signed)
    .map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
);

describe("every public route", { timeout: 120_000 }, () => {
  it("is cached with its compressed variants or limited by address", async () => {
    const others: ListedRoute[] = ["/no-such-page", "/api/no-such-call"].map((url) => ({
      method: "GET",
      path: url,
      url,
    }));
    const routes = listRoutes(test.app).filter(
      ({ method, path }) => !closed.has(`${method === "HEAD" ? "GET" : method} ${path}`),
    );
    expect(routes.length).toBeGreaterThan(80);
    const open: string[] = [];
    for (const route of [...routes, ...others]) {
      if ((await isLimited(route)) || (await isCached(route))) continue;
      open.push(`${route.method} ${route.path}`);
    }
    expect(open).toEqual([]);
  });

  it("tells a refused visitor when to return, and answers other addresses", async () => {
    const route = { method: "GET", url: "/help?q=order" } as const;
    const [address, other] = [newAddress(), newAddress()];
    const statuses: number[] = [];
    for (let sent = 0; sent < few.responses; sent += 1)
      statuses.push((await send(route, address)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await send(route, address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(route, other)).statusCode).toBe(200);
  });

  it("counts the addresses of one IPv6 network as one", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= few.responses; sent += 1) {
      const route = { method: "GET", url: "/help?q=cake" } as const;
      statuses.push((await send(route, `2001:db8:7:7::${sent + 1}`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("uncached public responses", () => {
  it("are made a few at a time, wait, and are refused with the time to wait when too many wait", async () => {
    const route = { method: "GET", url: slow.path } as const;
    const signedIn = await test.member();
    const { promise, resolve } = Promise.withResolvers<void>();
    slow.released = promise;
    slow.most = 0;
    const asked = Array.from({ length: 8 }, () => send(route, newAddress()));
    expect((await signedIn.get("/api/me")).status).toBe(200);
    expect((await send({ method: "GET", url: "/readyz" }, newAddress())).statusCode).toBe(200);
    resolve();
    const answers = await Promise.all(asked);
    expect(slow.most).toBe(few.atOnce);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBe(8 - few.mostWaiting);
    expect(refused.every(({ headers }) => headers["retry-after"] !== undefined)).toBe(true);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(few.mostWaiting);
  });

  it("leave no place taken when a visitor goes away while waiting", async () => {
    const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const { promise, resolve } = Promise.withResolvers<void>();
    slow.released = promise;
    const leaving = Array.from({ length: 3 }, async () => {
      const signal = AbortSignal.timeout(50);
      await fetch(`${origin}${slow.path}`, { signal }).catch(() => undefined);
    });
    await Promise.all(leaving);
    slow.released = Promise.resolve();
    const answer = await send({ method: "GET", url: slow.path }, newAddress());
    expect(answer.statusCode).toBe(200);
    resolve();
  });
});
