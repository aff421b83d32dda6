import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { median } from "./report.ts";

/** What one load of a page on a slow phone showed. */
export interface PageLoad {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Kilobytes on the wire. */
  scriptKb: number;
  totalKb: number;
}

// Slow 4G and a cheap phone (architecture, "Budgets").
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const processorRate = 4;
const settleMs = 2000;

/** Opens the browser in which pages are measured. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROME_PATH"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}

/** Loads a page once with a cold cache, on a slow phone. */
export async function loadOnPhone(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    locale: "he-IL",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorRate });
    const kinds = new Map<string, string>();
    const bytes = { script: 0, total: 0 };
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes.total += encodedDataLength;
      if (kinds.get(requestId) === "Script") bytes.script += encodedDataLength;
    });
    await page.addInitScript({ content: watchPage });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settleMs);
    const seen = (await page.evaluate("globalThis.seen")) as Seen;
    const tbtMs = seen.long
      .filter(([startedAt]) => startedAt >= seen.fcp)
      .reduce((sum, [, lasted]) => sum + Math.max(0, lasted - 50), 0);
    return {
      lcpMs: seen.lcp,
      tbtMs,
      cls: seen.cls,
      scriptKb: bytes.script / 1024,
      totalKb: bytes.total / 1024,
    };
  } finally {
    await context.close();
  }
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  long: [number, number][];
}

/** Runs in the page before anything else; text, because it is of the browser's world and not of ours. */
const watchPage = `
  const seen = (globalThis.seen = { fcp: 0, lcp: 0, cls: 0, long: [] });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("longtask", (entry) => seen.long.push([entry.startTime, entry.duration]));
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
`;

/** Answers the middle of one figure over some loads. */
export function middleOf(loads: readonly PageLoad[], figure: keyof PageLoad): number {
  return median(loads.map((load) => load[figure]));
}
