import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addDays } from "@marzipan/domain/dates";
import type { Browser, Locator, Page } from "@playwright/test";
import { demoPassword } from "../apps/server/src/platform/account/demo-accounts.ts";
import { endProcess } from "../apps/server/src/platform/testing/server-process.ts";
import { findPort, serverFile, startNode } from "./children.ts";
import { openBrowser, openPhone } from "./phone.ts";
import { median, report } from "./report.ts";

/** What a person needs from the moment a thing can be pressed until it is, and for one letter on the glass. */
const tapMs = 1000;
const keyMs = 250;
/** Of a tap's time, what is left to find where the thing is. */
const aimMs = 300;
/** What begins lower than this may lie under the foot of the form. */
const lowestPlace = 700;
const idleMs = 4000;
const limitMs = 60_000;
const saved = /\/orders\/[0-9a-f-]{36}$/;

/** How an order was taken. */
interface Taking {
  taps: number;
  keys: number;
  seconds: number;
}

/** A person at a fixed pace on a slow phone; counts what was pressed. */
class Hand {
  taps = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits until a thing is there, takes the time of a person, and taps it. */
  async tap(target: Locator): Promise<void> {
    await target.waitFor({ timeout: limitMs });
    const seen = performance.now();
    await this.#page.waitForTimeout(tapMs - aimMs);
    const isLow = ((await target.boundingBox())?.y ?? 0) > lowestPlace;
    if (isLow) await target.scrollIntoViewIfNeeded({ timeout: limitMs });
    const box = await target.boundingBox();
    // Finding the place is the tool's work, done while the person aims.
    await this.#page.waitForTimeout(Math.max(0, tapMs - (performance.now() - seen)));
    if (!box) throw new Error(`${target.toString()} went away`);
    await this.#page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    this.taps += 1;
  }

  /** Presses a key of the phone's keyboard. */
  async press(key: string): Promise<void> {
    await this.#page.waitForTimeout(keyMs);
    await this.#page.keyboard.press(key);
    this.keys += 1;
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: keyMs });
    this.keys += text.length;
  }
}

/**
 * Takes orders on a slow phone as a person does, with a fixed time for each tap and key: of a known client the same as
 * last time for tomorrow, and of a new client one new item with its price, for a day and a time. From the tap on "New
 * order", which counts, until the order's page stands.
 */
export async function measureTakeOrder(times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const port = await findPort();
  const { child } = await startNode(
    [serverFile],
    {
      PORT: String(port),
      METRICS_PORT: "off",
      LOG_LEVEL: "silent",
      DEMO_LANGUAGE: "en",
      DATA_DIR: folder,
    },
    "is open at",
  );
  const browser = await openBrowser();
  try {
    const url = `http://127.0.0.1:${port}`;
    const known: Taking[] = [];
    const fresh: Taking[] = [];
    for (let time = 0; time < times; time += 1) {
      known.push(await onPhone(browser, url, takeKnown));
      fresh.push(await onPhone(browser, url, takeFresh));
    }
    tell("known client, same as last time", known, { taps: 4, keys: 0, seconds: 6 });
    tell("new client, new item, date and time", fresh, { seconds: 20 });
  } finally {
    await browser.close();
    await endProcess(child, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPhone(
  browser: Browser,
  url: string,
  take: (page: Page, hand: Hand) => Promise<void>,
): Promise<Taking> {
  const phone = await openPhone(browser, { locale: "en-US" });
  try {
    const { page } = phone;
    const answer = await page.request.post(`${url}/api/auth/sign-in`, {
      data: { email: "baker@demo.test", password: demoPassword },
    });
    if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
    await openEveryDay(page, url);
    await clearDays(page, url);
    await page.goto(`${url}/dashboard`);
    await page.locator(".first-screen").waitFor({ state: "detached", timeout: limitMs });
    await page.waitForTimeout(idleMs);
    const hand = new Hand(page);
    const began = performance.now();
    await take(page, hand);
    await page.waitForURL(saved, { timeout: limitMs, waitUntil: "commit" });
    await page.locator("main h1").waitFor({ timeout: limitMs });
    return { taps: hand.taps, keys: hand.keys, seconds: (performance.now() - began) / 1000 };
  } finally {
    await phone.close();
  }
}

/** Opens the bakery on all weekdays at the same hours: on a closed day the form offers no time to tap. */
async function openEveryDay(page: Page, url: string): Promise<void> {
  const openingHours = Array.from({ length: 7 }, () => [{ from: "08:00", to: "18:00" }]);
  const data = { openingHours, closedDays: [] };
  const answer = await page.request.patch(`${url}/api/menu-settings`, { data });
  if (!answer.ok()) throw new Error(`opening every day answered ${answer.status()}`);
}

/** Cancels the orders of today and tomorrow: the question about other orders of the day is one more tap. */
async function clearDays(page: Page, url: string): Promise<void> {
  const me = (await (await page.request.get(`${url}/api/me`)).json()) as {
    business: { today: string };
  };
  const day = addDays(me.business.today, 1);
  const list = await page.request.get(
    `${url}/api/orders?from=${me.business.today}&to=${day}&limit=100`,
  );
  const { items } = (await list.json()) as { items: { id: string }[] };
  for (const { id } of items)
    await page.request.post(`${url}/api/orders/${id}/cancel`, { data: {} });
}

// Places are named by plain selectors: reckoning roles and names in each frame would take the slow phone's time.
async function takeKnown(page: Page, hand: Hand): Promise<void> {
  await hand.tap(page.locator("a[data-part=tabbar-add]"));
  await hand.tap(page.locator("[role=option]").first());
  await hand.tap(page.locator("[role=group] > button", { hasText: "Same as last time" }));
  await hand.tap(page.locator("button[type=submit]"));
}

async function takeFresh(page: Page, hand: Hand): Promise<void> {
  const boxes = page.getByRole("combobox");
  await hand.tap(page.locator("a[data-part=tabbar-add]"));
  // One types once the keyboard is up.
  await page.locator("input[role=combobox]:focus").waitFor({ timeout: limitMs });
  await hand.type("Ruth Adler");
  await hand.tap(page.getByRole("dialog").getByText("Today", { exact: true }));
  await hand.tap(page.getByRole("button", { name: "3:00 PM" }));
  await hand.tap(boxes.nth(1));
  await hand.type("Fig tart");
  await hand.press("Enter");
  await hand.tap(page.getByRole("button", { name: /^Set a price/ }));
  await hand.type("40");
  await hand.tap(page.getByRole("button", { name: "Save order" }));
  const question = page.getByRole("alertdialog");
  const isSaved = page.waitForURL(saved, { timeout: limitMs, waitUntil: "commit" });
  const isAsked = question.waitFor({ timeout: limitMs });
  const asked = await Promise.race([isSaved.then(() => false), isAsked.then(() => true)]);
  if (asked) await hand.tap(question.getByRole("button").last());
}

function tell(name: string, takings: readonly Taking[], budget: Partial<Taking>): void {
  for (const figure of ["taps", "keys", "seconds"] as const) {
    const most = budget[figure];
    report({
      name: `take order, ${name}: ${figure}`,
      value: median(takings.map((taking) => taking[figure])),
      unit: figure === "seconds" ? "s" : "",
      budget: most === undefined ? null : { atMost: most },
    });
  }
}
