import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import type { APIRequestContext, Page } from "@playwright/test";
import "../../../tools/structure/test-clock.ts";
import { clockShiftDays, shiftDate } from "../../../tools/structure/shifted-date.ts";

/** The password of the demo accounts. */
export const demoPassword = "marzipan-2026";

/** What every journey has: the server's address, its clock in every page, and what the page said to its console. */
export const test = base.extend<{ consoleErrors: string[] }>({
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (clockShiftDays > 0) await context.addInitScript(shiftDate, clockShiftDays);
        return context;
      };
      await provide(browser);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ browserName: _browser }, provide) => {
    await provide(process.env["MARZIPAN_URL"] ?? "");
  },
  // Each journey comes from an address of its own, so that none uses up the throttle of another.
  extraHTTPHeaders: async ({ browserName: _browser }, provide) => {
    const parts = [randomInt(256), randomInt(256), randomInt(1, 255)];
    await provide({ "x-forwarded-for": `10.${parts.join(".")}` });
  },
  // What the server draws cannot be used until the app has taken its place: journeys act as people do, after that.
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const taken = () => page.locator(".first-screen").waitFor({ state: "detached" });
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== "commit") await taken();
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await taken();
      return answer;
    };
    await provide(page);
  },
  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await provide(errors);
      expect(errors, "the page threw").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Signs an account in by the product's own call. */
export async function enter(
  request: APIRequestContext,
  email: string,
  password = demoPassword,
): Promise<void> {
  const answer = await request.post("/api/auth/sign-in", {
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
}

/** Signs a demo account in by the product's own call, in a language, and opens a path. */
export async function signIn(
  page: Page,
  options: { email?: string; language?: string; path?: string } = {},
): Promise<void> {
  const { email = "baker@demo.test", language = "en", path = "/dashboard" } = options;
  await enter(page.request, email);
  await page.request.patch("/api/me", { data: { language } });
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
}

/** What axe found on a page. */
export type AxeFindings = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/**
 * Ends what moves: words that fade in have little contrast at first. Rings that turn for ever may go on. It is not waited
 * for, since what no frame is drawn of never ends; what begins when something ends is ended too.
 */
async function settle(page: Page): Promise<void> {
  const isStill = await page.evaluate(() => {
    for (let round = 0; round < 20; round += 1) {
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      if (ending.length === 0) return true;
      for (const one of ending) one.finish();
    }
    return false;
  });
  expect(isStill).toBe(true);
}

// The small form: every page reads it again.
const axePath = createRequire(import.meta.resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);
const axeScript = readFileSync(axePath, "utf8");

/** Returns axe for a page, which gets its script once. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, axeSource: isThere ? ";" : axeScript });
}

/**
 * Fails when axe finds anything against WCAG 2.2 AA on the page, or within a part of it; returns all that it found.
 * It looks as for a person who wants no motion, so that nothing that comes in meanwhile is seen half faded in.
 */
export async function expectAccessible(page: Page, within = "html"): Promise<AxeFindings> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settle(page);
  const axe = await axeFor(page);
  const findings = await axe
    .include(within)
    // Style sheets are read again only for rules that are not asked.
    .options({ resultTypes: ["violations", "incomplete"], preload: { assets: ["media"] } })
    // Without the second page that frames of other origins would need: there are none.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    // What was said aloud stays there for seconds, also when the button it points to is gone.
    .exclude("[data-live-announcer]")
    .analyze();
  const found = findings.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} (${any[0]?.message ?? ""})`),
  );
  expect(found).toEqual([]);
  return findings;
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
