import type { Page } from "@playwright/test";
import { shareBakery } from "./support/bakery.ts";
import { expectFingerTargets } from "./support/finger-targets.ts";
import { fillBakery } from "./support/full-bakery.ts";
import type { Filled } from "./support/full-bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const openFilled = shareBakery(fillBakery);

const strangerPaths = ["/", "/auth", "/auth?mode=sign-up"];

const memberPaths = ({ clientId, orderId, today }: Filled): string[] => [
  "/dashboard",
  "/orders",
  `/orders/calendar?day=${today}`,
  "/orders/new",
  `/orders/${orderId}`,
  `/orders/${orderId}/edit`,
  "/clients",
  `/clients/${clientId}`,
  "/clients/new",
  "/products",
  "/tasks",
  "/bake-list",
  "/bake-list/kitchen",
  "/payments/new",
  "/menu/items/new",
  "/menu/ordering",
  "/settings",
  "/settings/business",
  "/settings/security",
];

/** Opens a path and waits until what it shows has been loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === "/orders/new") {
    // The form begins in the client's field, whose list hides the rest until one goes on.
    await expect(page.getByRole("combobox").first()).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(
    page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first(),
  ).toBeVisible();
  // Some cards load only when one comes near them.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator("[data-part=skeleton], [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** One walk over the pages serves both: what axe finds at the look's width, and whether 360 px are enough. */
const looks = [
  { language: "de", theme: "light", width: 390, height: 844 },
  { language: "he", theme: "dark", width: 1280, height: 800 },
] as const;

for (const { language, theme, width, height } of looks) {
  test.describe(`in ${language}, ${theme}, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem("marzipan.theme", kept), theme);
    });

    async function expectOpenToAll(page: Page, path: string): Promise<void> {
      const { direction } = await wordsOf(language);
      await test.step(path, async () => {
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("dir", direction);
        await expectAccessible(page);
        if (width < 768) await expectFingerTargets(page);
        await page.setViewportSize({ width: 360, height: 740 });
        // What is drawn for a phone alone is drawn after the window has become one.
        await expect(() => expectNoSidewaysScroll(page)).toPass();
        await page.setViewportSize({ width, height });
      });
    }

    test("strangers meet no obstacle", async ({ page }) => {
      for (const path of strangerPaths) {
        await open(page, `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
        await expectOpenToAll(page, path);
      }
    });

    test("members meet no obstacle on the pages of every day", async ({ page }) => {
      test.slow();
      const filled = await openFilled(page, "/settings", language);
      await page.request.patch("/api/me", { data: { theme } });
      for (const path of memberPaths(filled)) {
        await open(page, path);
        await expectOpenToAll(page, path);
      }
    });

    test("an open list of choices is no obstacle", async ({ page }) => {
      await openFilled(page, "/settings/look", language);
      await page.request.patch("/api/me", { data: { theme } });
      await open(page, "/settings/look");
      const { t } = await wordsOf(language);
      await page.getByRole("button", { name: t("common.language") }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectAccessible(page);
      if (width < 768) await expectFingerTargets(page);
    });
  });
}
