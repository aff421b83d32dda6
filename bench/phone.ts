import { chromium, devices } from "@playwright/test";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { chromiumLaunch } from "../tools/structure/chromium.ts";
import { clockShiftDays, shiftDate } from "../tools/structure/shifted-date.ts";

// Slow 4G and a cheap phone (architecture, "Budgets").
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const processorRate = 4;

/** What was transferred since the phone was opened or `resetTraffic` was called. */
export interface Traffic {
  requests: number;
  scripts: number;
  scriptBytes: number;
  totalBytes: number;
}

/** A browser that behaves like a slow phone on a slow network. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  traffic: Traffic;
  /** Begins counting again. */
  resetTraffic(): void;
  close(): Promise<void>;
}

/** Opens the browser in which pages are measured. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch);
}

/** Opens a slow phone with an empty cache; `cookies` are those of an earlier phone. */
export async function openPhone(
  browser: Browser,
  options: { locale: string; cookies?: Awaited<ReturnType<BrowserContext["cookies"]>> },
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    userAgent: devices["Pixel 7"].userAgent,
    locale: options.locale,
    serviceWorkers: "block",
  });
  if (clockShiftDays > 0) await context.addInitScript(shiftDate, clockShiftDays);
  if (options.cookies) await context.addCookies(options.cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorRate });
  const traffic = { requests: 0, scripts: 0, scriptBytes: 0, totalBytes: 0 };
  countTraffic(devtools, traffic);
  return {
    context,
    page,
    traffic,
    resetTraffic: () =>
      void Object.assign(traffic, { requests: 0, scripts: 0, scriptBytes: 0, totalBytes: 0 }),
    close: () => context.close(),
  };
}

/** Counts what the network carries; what the browser's own cache answers does not count. */
function countTraffic(devtools: CDPSession, traffic: Traffic): void {
  const kinds = new Map<string, string>();
  const cached = new Set<string>();
  devtools.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
    kinds.set(requestId, type);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    const isScript = kinds.get(requestId) === "Script";
    traffic.requests += 1;
    traffic.totalBytes += encodedDataLength;
    if (!isScript) return;
    traffic.scripts += 1;
    traffic.scriptBytes += encodedDataLength;
  });
}
