import type { Browser } from "@playwright/test";
import { openPhone } from "./phone.ts";
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

const settleMs = 2000;

/** Loads a page once with a cold cache, on a slow phone. */
export async function loadOnPhone(browser: Browser, url: string): Promise<PageLoad> {
  const phone = await openPhone(browser, { locale: "he-IL" });
  const { page, traffic } = phone;
  try {
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
      scriptKb: traffic.scriptBytes / 1024,
      totalKb: traffic.totalBytes / 1024,
    };
  } finally {
    await phone.close();
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

/** Returns the middle of one figure over some loads. */
export function middleOf(loads: readonly PageLoad[], figure: keyof PageLoad): number {
  return median(loads.map((load) => load[figure]));
}
