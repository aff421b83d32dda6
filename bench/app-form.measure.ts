import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openPhone } from "./phone.ts";
import { median, report } from "./report.ts";

const idleMs = 4000;
const keyPauseMs = 150;
const client = "Noa Ben";
/** A word of several products of the demo bakery, which have their prices. */
const item = "Challah";
const limitMs = 30_000;

/** What taking one order showed, in milliseconds. */
interface Taking {
  opened: number;
  openedAgain: number;
  keys: number[];
  saved: number;
}

/**
 * Measures the order form on a slow phone: from the tap on "New order" until it stands, the first time and again, from
 * a key until it is painted, and from the last tap on "Save order" until the order's page stands.
 */
export async function measureOrderForm(
  browser: Browser,
  url: string,
  enter: () => Promise<Awaited<ReturnType<BrowserContext["cookies"]>>>,
  times: number,
): Promise<void> {
  const takings: Taking[] = [];
  for (let time = 0; time <= times; time += 1) {
    const phone = await openPhone(browser, { locale: "en-US", cookies: await enter() });
    try {
      await phone.page.addInitScript({ content: watchActs });
      const taking = await takeOrder(phone.page, url);
      if (time > 0) takings.push(taking);
    } finally {
      await phone.close();
    }
  }
  const keys = takings.flatMap((taking) => taking.keys);
  const say = (name: string, value: number, atMost?: number): void =>
    report({
      name: `order form: ${name}`,
      value,
      unit: "ms",
      budget: atMost === undefined ? null : { atMost },
    });
  const middle = (figure: "opened" | "openedAgain" | "saved"): number =>
    median(takings.map((taking) => taking[figure]));
  say("stands after the first tap", middle("opened"), 600);
  say("stands after the second tap", middle("openedAgain"));
  say("a key is painted", median(keys), 32);
  say("a key is painted, at worst", Math.max(...keys), 80);
  say("saved, until the order's page", middle("saved"), 500);
}

async function takeOrder(page: Page, url: string): Promise<Taking> {
  const isFormOpen = `document.querySelector('[role="combobox"]')`;
  const add = page.locator("a[data-part=tabbar-add]");
  await page.goto(`${url}/dashboard`);
  await page.locator("main article").first().waitFor({ timeout: limitMs });
  await page.waitForTimeout(idleMs);
  const opened = await timeTap(page, isFormOpen, () => add.tap());
  await page.goBack();
  await page.locator('[role="combobox"]').first().waitFor({ state: "detached" });
  const openedAgain = await timeTap(page, isFormOpen, () => add.tap());
  const boxes = page.locator('[role="combobox"]');
  await page.evaluate("globalThis.keyTimes.length = 0");
  await boxes.first().pressSequentially(client, { delay: keyPauseMs });
  await boxes.nth(1).focus();
  await boxes.nth(1).pressSequentially(item, { delay: keyPauseMs });
  await page.locator('[role="option"]').nth(1).waitFor({ timeout: limitMs });
  await page.locator('[role="option"]').first().tap();
  const keys = (await page.evaluate("globalThis.keyTimes")) as number[];
  return { opened, openedAgain, keys, saved: await save(page) };
}

/** Saves, says yes to what is asked, and returns the time from the last of these taps to the order's page. */
async function save(page: Page): Promise<number> {
  const question = '[role="dialog"] [role="alertdialog"], [role="alertdialog"]:has(h2)';
  const isSaved = `/^\\/orders\\/[0-9a-f-]{36}$/.test(location.pathname) && document.querySelector("main h1")`;
  const isAnswered = `document.querySelector('${question}') || (${isSaved})`;
  const button = page.locator('[role="dialog"] button[type="submit"]');
  const first = await timeTap(page, isAnswered, () => button.tap());
  if ((await page.locator(question).count()) === 0) return first;
  return await timeTap(page, isSaved, () => page.locator(`${question} >> button`).last().tap());
}

/** Returns the milliseconds from a tap until an expression holds in the page, as the page itself sees them. */
async function timeTap(page: Page, expression: string, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(`globalThis.waitFor(() => ${expression})`);
  await tap();
  await page.waitForFunction(
    () => (globalThis as unknown as { waited: number }).waited > 0,
    undefined,
    { timeout: limitMs },
  );
  return (await page.evaluate("globalThis.waited")) as number;
}

/** Runs in the page before anything else; text, because it is of the browser's world and not of ours. */
const watchActs = `
  globalThis.keyTimes = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === "keydown") globalThis.keyTimes.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  globalThis.waitFor = (holds) => {
    globalThis.waited = 0;
    addEventListener("pointerdown", () => {
      const began = performance.now();
      const look = () => {
        if (holds()) globalThis.waited = performance.now() - began;
        else requestAnimationFrame(look);
      };
      look();
    }, { capture: true, once: true });
  };
`;
