import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { endpoints } from "@marzipan/contract/endpoints";
import type { Ground } from "./ground.ts";
import { report } from "./report.ts";
import { signInOf } from "./sign-in.measure.ts";
import type { Request } from "./load.ts";
import { sampleOf } from "../apps/server/src/platform/testing/sample-input.ts";

const connections = 200;
const signInBudgetMs = 1000;
const readyBudgetMs = 500;
/** Let each visitor send a request before the first one is measured. */
const leadMs = 400;
/** The pause between two requests that are measured. */
const pauseMs = 100;
/** A request that takes longer is measured as this long. */
const longestMs = 30_000;

/** Public paths that are no endpoint of the contract, each in its most expensive form. */
const pagePaths: readonly string[] = [
  "/",
  "/pricing",
  "/help",
  "/help?q=order",
  "/help/no-such-article",
  "/about",
  "/terms",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/favicon.ico",
  "/api/openapi.json",
  "/api/no-such-call",
  "/public/menu",
  "/public/menu?name=no-such-menu",
  "/m/no-such-menu",
  "/m/no-such-menu/print",
  "/order/no-such-request",
  "/shared/papers/no-such-papers",
  "/auth",
  "/orders",
  "/no-such-page",
  "/logo/favicon-32.png",
  "/manifests/en.webmanifest",
  "/fonts/rubik-latin.woff2",
];

/** Returns every public path: those of pages and files, and the contract's public reads with sample input. */
function listPublicPaths(menuPath: string): string[] {
  const reads = endpoints.filter(({ access, method }) => access === "public" && method === "GET");
  const slug = menuPath.split("/").at(-1) ?? "";
  const calls = reads.map(({ path, params, query }) => {
    const values: Record<string, unknown> = { ...sampleOf(params), address: slug };
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(values[name])),
    );
    const search = new URLSearchParams(sampleOf(query) as Record<string, string>).toString();
    return search === "" ? filled : `${filled}?${search}`;
  });
  return [...pagePaths, menuPath, `${menuPath}/print`, ...calls];
}

/** Returns how long a request took, in milliseconds. */
async function time(url: string, { path, ...request }: Request): Promise<number> {
  const begin = performance.now();
  const signal = AbortSignal.timeout(longestMs);
  try {
    const answer = await fetch(url + path, { ...request, signal });
    await answer.arrayBuffer();
    return answer.ok ? performance.now() - begin : longestMs;
  } catch {
    return longestMs;
  }
}

/** Repeats a request over all connections; returns how many were answered a second. */
async function sendFlood(url: string, seconds: number): Promise<number> {
  const { requests } = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    headers: { "accept-encoding": "br, gzip", "x-forwarded-for": "203.0.113.9" },
  });
  return requests.average;
}

/**
 * Measures the longest sign-in and the longest `/readyz` while 200 connections from one address
 * repeat the same public request for `seconds`, for every public path.
 */
export async function measureFloods(
  { product: { url }, bakers, menuPath }: Ground,
  seconds: number,
): Promise<void> {
  const signIns = await Promise.all(bakers.map((baker) => signInOf(url, baker)));
  const ready: Request = { method: "GET", path: "/readyz", headers: {} };
  let turn = 0;
  for (const path of [null, ...listPublicPaths(menuPath)]) {
    const flood = path === null ? sleep(seconds * 1000) : sendFlood(url + path, seconds);
    let hasEnded = false;
    void flood.then(() => (hasEnded = true));
    await sleep(leadMs);
    const longest = { signIn: 0, ready: 0 };
    while (!hasEnded) {
      const signIn = signIns[turn++ % signIns.length] as Request;
      longest.signIn = Math.max(longest.signIn, await time(url, signIn));
      longest.ready = Math.max(longest.ready, await time(url, ready));
      await sleep(pauseMs);
    }
    const answers = await flood;
    const name = path ?? "no flood";
    const figures = [
      ["longest sign-in", longest.signIn, signInBudgetMs],
      ["longest /readyz", longest.ready, readyBudgetMs],
    ] as const;
    for (const [what, value, atMost] of figures) {
      report({ name: `${name}: ${what}`, value, unit: "ms", budget: { atMost } });
    }
    if (answers) report({ name: `${name}: answers`, value: answers, unit: "/s", budget: null });
  }
}
