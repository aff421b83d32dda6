import { languages, themes } from "@marzipan/contract/languages";
import type { Page } from "@playwright/test";
import { expectFingerTargets } from "./support/finger-targets.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const paths = ["/", "/pricing", "/about", "/contact", "/terms", "/docs/api"];
const everyPath = [
  "/",
  "/pricing",
  "/help",
  "/help/orders",
  "/about",
  "/contact",
  "/terms",
  "/privacy",
  "/refund-policy",
  "/security",
];

/** Opens every page in a language, looks for its heading, and tries it against WCAG and sideways scrolling. */
async function readAll(page: Page, language: string): Promise<void> {
  for (const path of paths) {
    await page.goto(`${path}?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

test.describe("without scripts, on a phone in Hebrew", () => {
  test.use({ javaScriptEnabled: false });

  test("a stranger reads on, compares a year's prices and stays in her language", async ({
    page,
  }) => {
    const { t } = await wordsOf("he");
    await page.goto("/?lang=he");
    await expect(page.getByRole("heading", { name: t("site.hero_title") })).toBeVisible();
    await page.getByRole("link", { name: t("site.all_plans") }).click();
    await expect.poll(() => placeOf(page)).toBe("/pricing?lang=he");
    await expect(page.locator(".plan.pro .by-month .cost")).toContainText("29");
    await expect(page.locator(".plan.pro .by-year .cost")).toBeHidden();
    await page.getByText(t("billing.yearly_save", { percent: "17%" })).click();
    await expect(page.locator(".plan.pro .by-year .cost")).toContainText("290");
    const trial = page.getByRole("link", { name: t("pages.start_trial") }).first();
    await expect(trial).toHaveAttribute("href", /plan=pro&interval=year&lang=he$/);
    await page.locator("summary").filter({ hasText: "עברית" }).click();
    await page.getByRole("link", { name: "العربية" }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.goto("/docs/nothing?lang=he");
    await expect(page.getByRole("heading", { name: t("site.missing_title") })).toBeVisible();
  });
});

test("in Hebrew on a phone every page fits and is accessible", async ({ page }) => {
  test.slow();
  await readAll(page, "he");
  const places = page.locator(".foot .brand, .foot .langs10");
  const [logo, list] = await places.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect().right),
  );
  expect(logo).toBeCloseTo(list ?? 0, 0);
  for (const path of ["/", "/pricing", "/help", "/help/orders"]) {
    await page.goto(`${path}?lang=he`);
    await test.step(path, () => expectFingerTargets(page));
  }
});

test("a page fetches the fonts of its own letters alone", async ({ browser, baseURL }) => {
  for (const [language, own] of [
    ["he", ["hebrew", "latin"]],
    ["ar", ["arabic", "latin"]],
    ["de", ["latin"]],
  ] as const) {
    for (const path of ["/", "/pricing", "/help", "/about"]) {
      const fonts = new Set<string>();
      // A context of its own each: the browser's cache shows nothing of what a page asks for.
      const visit = await browser.newPage({ viewport: { width: 390, height: 844 } });
      visit.on("request", (request) => {
        const [, name] = /rubik-([a-z]+)/.exec(request.url()) ?? [];
        if (name !== undefined && name !== "shekel") fonts.add(name);
      });
      await visit.goto(`${baseURL}${path}?lang=${language}`, { waitUntil: "networkidle" });
      expect([path, language, ...[...fonts].toSorted()]).toEqual([path, language, ...own]);
      await visit.close();
    }
  }
});

test("no part of a page is cut at its side, in any language on a phone", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of languages) {
    for (const path of ["/", "/pricing"]) {
      await page.goto(`${path}?lang=${language}`);
      // What lies below the first screen clips what stands out, so that the page itself never scrolls sideways.
      const cut = await page.locator("main, .foot").evaluateAll((parts) =>
        parts
          .flatMap((part) => [
            ...part.querySelectorAll("h2, h3, p:not(.bubble p), li, table, a.btn"),
          ])
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > document.documentElement.clientWidth;
          })
          .map((element) => (element.textContent ?? "").slice(0, 40)),
      );
      expect([path, language, ...cut]).toEqual([path, language]);
    }
  }
});

/** Returns where the words of a page's first screen begin, and whether the letters are there that stand in for Rubik's. */
async function linesOf(page: Page): Promise<{ tops: number[]; hasBeside: boolean }> {
  return page.evaluate(async () => {
    const beside = [...document.fonts].filter(({ family }) => /beside/.test(family));
    const loaded = await Promise.allSettled(beside.map((face) => face.load()));
    return {
      tops: [...document.querySelectorAll("h1, .lead, .acts, .duo, .seg, .plan h2")]
        .map((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return words.getBoundingClientRect().top;
        })
        .filter((top) => top < 844),
      hasBeside: loaded.length > 0 && loaded.every(({ status }) => status === "fulfilled"),
    };
  });
}

test("nothing moves when a page's fonts come late", async ({ browser, baseURL }) => {
  for (const path of ["/?lang=he", "/?lang=en", "/pricing?lang=he", "/help/orders?lang=he"]) {
    const visit = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await visit.goto(`${baseURL}${path}`);
    await visit.evaluate(() => document.fonts.ready);
    // From the cache the fonts are there at the first paint.
    await visit.reload();
    const whole = await linesOf(visit);
    await visit.close();
    const bare = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await bare.route("**/fonts/**", (route) => route.abort());
    await bare.goto(`${baseURL}${path}`);
    const without = await linesOf(bare);
    await bare.close();
    if (!without.hasBeside) continue;
    expect(whole.tops.length).toBeGreaterThan(0);
    for (const [at, top] of whole.tops.entries()) {
      expect(Math.abs(top - (without.tops[at] ?? 0)), `line ${at} of ${path}`).toBeLessThan(2);
    }
  }
});

test("a first visit is set in Rubik within a moment, also where its fonts come late", async ({
  page,
}) => {
  await page.route("**/fonts/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const inspector = await page.context().newCDPSession(page);
  const fontsOfTitle = async (): Promise<string[]> => {
    await inspector.send("DOM.enable");
    await inspector.send("CSS.enable");
    const { root } = await inspector.send("DOM.getDocument");
    const { nodeId } = await inspector.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: "h1",
    });
    const { fonts } = await inspector.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName.split(" ")[0] ?? "");
  };
  for (const path of ["/?lang=he", "/pricing?lang=en"]) {
    await page.goto(path);
    await expect.poll(async () => new Set(await fontsOfTitle())).toEqual(new Set(["Rubik"]));
  }
});

test.describe("on a wide screen in English", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("every page is accessible; language and look that are chosen hold for the next visit", async ({
    page,
  }) => {
    test.slow();
    await readAll(page, "en");
    await page.goto("/?lang=en");
    const { t } = await wordsOf("en");
    await page.getByRole("button", { name: t("common.theme_warm") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "warm");
    await page.getByRole("link", { name: "Deutsch" }).last().click();
    await expect.poll(() => placeOf(page)).toBe("/?lang=de");
    await page.goto("/about");
    await expect.poll(() => placeOf(page)).toBe("/about?lang=de");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "warm");
    await page.getByRole("link", { name: "Anmelden" }).click();
    await expectPath(page, "/auth");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

/** Every page in every language and look takes minutes; else each page, language and look comes up once in turn. */
const areAllTried = process.env["MARZIPAN_EVERY_LOOK"] === "1";

test("pages are accessible in all languages and looks", async ({ page }) => {
  test.setTimeout(areAllTried ? 1_800_000 : 60_000);
  for (const [place, language] of languages.entries()) {
    for (const [at, path] of everyPath.entries()) {
      if (!areAllTried && at !== place) continue;
      await page.goto(`${path}?lang=${language}`);
      for (const [look, theme] of themes.entries()) {
        if (!areAllTried && look !== place % themes.length) continue;
        await page.locator("html").evaluate((root, name) => {
          root.dataset["theme"] = name;
        }, theme);
        await test.step(`${path} in ${language}, ${theme}`, () => expectAccessible(page));
      }
    }
  }
});
