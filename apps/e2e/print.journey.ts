import { themes } from "@marzipan/contract/languages";
import type { Theme } from "@marzipan/contract/languages";
import type { Page } from "@playwright/test";
import { openBakery } from "./support/bakery.ts";
import { fillBakery } from "./support/full-bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("he");
const { t } = words;

/** Answers every text that the paper shows in another colour than black, or on another ground than white. */
function findColouredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clear = "rgba(0, 0, 0, 0)";
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const said = node.textContent?.trim();
      if (!holder || !said || holder.closest("script, style, .sr-only")) continue;
      if (!holder.checkVisibility({ visibilityProperty: true })) continue;
      const { color } = getComputedStyle(holder);
      if (color !== "rgb(0, 0, 0)") found.push(`${said}: ${color}`);
      for (let at: Element | null = holder; at; at = at.parentElement) {
        const ground = getComputedStyle(at).backgroundColor;
        if (ground !== clear && ground !== "rgb(255, 255, 255)") {
          found.push(`${said}: on ${ground}`);
        }
      }
    }
    return found;
  });
}

/** Answers how many sheets the printer would take. */
async function countSheets(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Shows the page as it goes to the printer, in one theme. */
async function printIn(page: Page, theme: Theme, path: string): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await page.request.patch("/api/me", { data: { theme } });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
}

async function expectNoChrome(page: Page): Promise<void> {
  await expect(page.getByRole("navigation")).toHaveCount(0);
  for (const role of ["button", "radio", "searchbox"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("link")).toHaveCount(0);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`printed from a screen ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("an order card is one sheet, black on white, with what the kitchen needs", async ({
      page,
    }) => {
      await openBakery(page, { language: "he", path: "/settings" });
      const { orderId } = await fillBakery(page.request);
      for (const theme of themes) {
        await printIn(page, theme, `/orders/${orderId}/card`);
        const card = page.getByRole("article");
        await expect(card).toContainText("תמר אזולאי");
        await expect(card).toContainText("עוגת דבש, 24 ס״מ");
        await expect(card).toContainText(t("common.allergen_eggs"));
        await expect(card).toContainText("11:00");
        await expectNoChrome(page);
        expect(await findColouredTexts(page)).toEqual([]);
        expect(await countSheets(page)).toBe(1);
      }
    });

    test("the bake list is one sheet, black on white, with the sums", async ({ page }) => {
      await openBakery(page, { language: "he", path: "/settings" });
      await fillBakery(page.request);
      for (const theme of themes) {
        await printIn(page, theme, "/bake-list");
        for (const item of ["עוגת דבש, 24 ס״מ", "Sesame challah", "بقلاوة"]) {
          await expect(page.getByText(item, { exact: true }).first()).toBeVisible();
        }
        await expect(page.getByRole("navigation")).toHaveCount(0);
        await expect(page.getByRole("radio")).toHaveCount(0);
        expect(await findColouredTexts(page)).toEqual([]);
        expect(await countSheets(page)).toBe(1);
      }
    });
  });
}
