import { themes } from "@marzipan/contract/languages";
import type { Page } from "@playwright/test";
import { shareBakery } from "./support/bakery.ts";
import { fillBakery } from "./support/full-bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("he");
const { t } = words;

const open = shareBakery(fillBakery, { language: "he" });

/** Returns every text that the paper shows in another colour than black, or on another ground than white. */
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

/** Returns how many sheets the printer would take. */
async function countSheets(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Shows the page that is open as it goes to the printer, in one theme after the other. */
async function inEachTheme(page: Page, look: () => Promise<void>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-part=skeleton], [aria-busy=true]")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    await test.step(theme, look);
  }
}

async function expectNoChrome(page: Page): Promise<void> {
  await expect(page.getByRole("navigation")).toHaveCount(0);
  for (const role of ["button", "radio", "searchbox"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("link")).toHaveCount(0);
}

test.describe("printed from a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an order card is one sheet, black on white, with what the kitchen needs", async ({
    page,
  }) => {
    const { orderId } = await open(page, "/settings");
    await page.goto(`/orders/${orderId}/card`);
    await inEachTheme(page, async () => {
      const card = page.getByRole("article");
      await expect(card).toContainText("תמר אזולאי");
      await expect(card).toContainText("עוגת דבש, 24 ס״מ");
      await expect(card).toContainText(t("common.allergen_eggs"));
      await expect(card).toContainText("11:00");
      await expectNoChrome(page);
      expect(await findColouredTexts(page)).toEqual([]);
      expect(await countSheets(page)).toBe(1);
    });
  });
});

test.describe("printed from a computer", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the bake list is one sheet, black on white, with the sums", async ({ page }) => {
    await open(page, "/bake-list");
    await inEachTheme(page, async () => {
      for (const item of ["עוגת דבש, 24 ס״מ", "Sesame challah", "بقلاوة"]) {
        await expect(page.getByText(item, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("radio")).toHaveCount(0);
      expect(await findColouredTexts(page)).toEqual([]);
      expect(await countSheets(page)).toBe(1);
    });
  });
});
