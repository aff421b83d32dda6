import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext } from "@playwright/test";
import { accessTtlMs } from "../apps/server/src/platform/session/tokens.ts";
import { endProcess } from "../apps/server/src/platform/testing/server-process.ts";
import { measureOrderForm } from "./app-form.measure.ts";
import { findPort, serverFile, startNode } from "./children.ts";
import { openBrowser, openPhone } from "./phone.ts";
import type { Phone } from "./phone.ts";
import { median, report } from "./report.ts";
import { openStatic } from "./static-copy.ts";

/** What one load of a page of the app showed; kilobytes as sent. */
interface AppLoad {
  contentMs: number;
  ticketMs: number;
  lcpMs: number;
  longTasksMs: number;
  requests: number;
  scripts: number;
  totalKb: number;
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Less than the app waits before it fetches ahead what is opened next. */
const settleMs = 2000;
const clockLeewayMs = 2000;
const ticketLimitMs = 30_000;

/**
 * Measures the app on a slow phone, signed in as the demo baker: dashboard, orders and analytics, cold, warm and with an expired
 * access token, beside the finished page as plain HTML; then the order form (see `measureOrderForm`).
 */
export async function measureAppPage(times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const port = await findPort();
  const { child } = await startNode(
    [serverFile],
    { PORT: String(port), METRICS_PORT: "off", LOG_LEVEL: "silent", DATA_DIR: folder },
    "is open at",
  );
  const url = `http://127.0.0.1:${port}`;
  const browser = await openBrowser();
  const enter = (): Promise<Cookies> => signIn(browser, url);
  const still = await openStatic(browser, url, "/dashboard", await enter());
  const sessions = await Promise.all(Array.from({ length: times + 1 }, enter));
  const expiredAt = performance.now() + accessTtlMs + clockLeewayMs;
  try {
    const loads = new Map<string, AppLoad[]>();
    const keep = (time: number, round: [string, AppLoad][]): void => {
      for (const [name, load] of time > 0 ? round : [])
        loads.set(name, [...(loads.get(name) ?? []), load]);
    };
    // Loads alternate, so that other load on the machine affects all alike; the first round does
    // not count.
    for (let time = 0; time <= times; time += 1) {
      keep(time, await loadTwice(browser, "dashboard as plain HTML", still.url, await enter()));
      keep(time, await loadTwice(browser, "dashboard", `${url}/dashboard`, await enter()));
      keep(time, await loadTwice(browser, "orders", `${url}/orders`, await enter()));
      keep(time, await loadTwice(browser, "analytics", `${url}/analytics`, await enter()));
    }
    await wait(Math.max(0, expiredAt - performance.now()));
    for (const [time, expired] of sessions.entries())
      keep(time, [await loadExpired(browser, url, await enter(), expired)]);
    for (const [name, some] of loads) tell(name, some);
    tellAnalytics(loads);
    await measureOrderForm(browser, url, enter, times);
  } finally {
    still.server.close();
    await browser.close();
    await endProcess(child, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

const budgets: Record<string, Partial<Record<keyof AppLoad, number>>> = {
  "dashboard, cold": { contentMs: 1600, ticketMs: 2200, requests: 25, totalKb: 260 },
  "dashboard, warm": { ticketMs: 1000 },
};

const figures: Record<keyof AppLoad, [string, string]> = {
  contentMs: ["first content", "ms"],
  ticketMs: ["first ticket", "ms"],
  lcpMs: ["LCP", "ms"],
  longTasksMs: ["long tasks", "ms"],
  requests: ["requests", ""],
  scripts: ["scripts", ""],
  totalKb: ["whole page", "KB"],
};

function tell(name: string, loads: readonly AppLoad[]): void {
  for (const [figure, [word, unit]] of Object.entries(figures)) {
    const key = figure as keyof AppLoad;
    const atMost = budgets[name]?.[key];
    report({
      name: `${name}: ${word}`,
      value: median(loads.map((load) => load[key])),
      unit,
      budget: atMost === undefined ? null : { atMost },
    });
  }
}

/** Reports when the answer of the analytics is seen, against the first ticket of the dashboard. */
function tellAnalytics(loads: ReadonlyMap<string, readonly AppLoad[]>): void {
  for (const how of ["cold", "warm"]) {
    const [answer, dashboard] = ["analytics", "dashboard"].map((name) =>
      median((loads.get(`${name}, ${how}`) ?? []).map(({ ticketMs }) => ticketMs)),
    );
    report({
      name: `analytics, ${how}: the answer against the dashboard's first ticket`,
      value: (answer ?? 0) / (dashboard ?? 0),
      unit: "×",
      budget: { atMost: 1.2 },
    });
  }
}

async function signIn(browser: Browser, url: string): Promise<Cookies> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/auth/sign-in`, {
    data: { email: "baker@demo.test", password: "marzipan-2026" },
  });
  if (answer.status() !== 200) throw new Error(`signing in answered ${answer.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Loads a page with an empty cache and once more with the cache that this left. */
async function loadTwice(
  browser: Browser,
  name: string,
  url: string,
  cookies: Cookies,
): Promise<[string, AppLoad][]> {
  const phone = await openPhone(browser, { locale: "en-US", cookies });
  try {
    await phone.page.addInitScript({ content: watchPage });
    const cold = await loadOnce(phone, url);
    await phone.page.goto("about:blank");
    return [
      [`${name}, cold`, cold],
      [`${name}, warm`, await loadOnce(phone, url)],
    ];
  } finally {
    await phone.close();
  }
}

/** Loads the dashboard warm after its access token has ended: the page has to renew the session first. */
async function loadExpired(
  browser: Browser,
  url: string,
  cookies: Cookies,
  expired: Cookies,
): Promise<[string, AppLoad]> {
  const phone = await openPhone(browser, { locale: "en-US", cookies });
  try {
    await phone.page.addInitScript({ content: watchPage });
    await loadOnce(phone, `${url}/dashboard`);
    await phone.page.goto("about:blank");
    await phone.context.addCookies(expired);
    return ["dashboard, token expired", await loadOnce(phone, `${url}/dashboard`)];
  } finally {
    await phone.close();
  }
}

async function loadOnce(phone: Phone, url: string): Promise<AppLoad> {
  const { page, traffic } = phone;
  phone.resetTraffic();
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(
    () => (globalThis as unknown as { seen: Seen }).seen.ticket > 0,
    undefined,
    { timeout: ticketLimitMs },
  );
  await page.waitForTimeout(settleMs);
  const seen = (await page.evaluate("globalThis.seen")) as Seen;
  return {
    contentMs: seen.fcp,
    ticketMs: seen.ticket,
    lcpMs: seen.lcp,
    longTasksMs: seen.long.reduce((sum, lasted) => sum + lasted, 0),
    requests: traffic.requests,
    scripts: traffic.scripts,
    totalKb: traffic.totalBytes / 1024,
  };
}

interface Seen {
  fcp: number;
  lcp: number;
  ticket: number;
  long: number[];
}

/** What is waited for is the first ticket, of analytics the answer in words. Runs in the page before anything else; text, because it is of the browser's world and not of ours. */
const watchPage = `
  const seen = (globalThis.seen = { fcp: 0, lcp: 0, ticket: 0, long: [] });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("longtask", (entry) => { seen.long.push(entry.duration); });
  const look = () => {
    const first = location.pathname === "/analytics" ? "main h2" : "main article";
    if (document.querySelector(first)?.checkVisibility()) seen.ticket = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
