import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { foundBakery, todayOf } from "./support/bakery.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from "./support/journey.ts";
import { placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

test("a Hebrew month on a phone: the answer, the figures, and the orders behind one", async ({
  page,
}) => {
  const { t } = await wordsOf("he");
  await signIn(page, { language: "he", path: "/analytics" });
  const figures = page.getByRole("navigation", { name: t("analytics.figures") });
  await expect(figures.getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Last month is chosen in the sheet and is in the address; the back button takes it back.
  await page.getByRole("button", { name: t("analytics.period_earlier") }).click();
  await expect.poll(() => placeOf(page)).toContain("from=");
  await page.goBack();
  await expect.poll(() => placeOf(page)).not.toContain("from=");

  // The table behind the first chart has its sum.
  const overTime = page.getByRole("table", { name: t("analytics.over_time") });
  await page.getByText(t("analytics.show_table")).first().click();
  await expect(overTime.getByRole("rowheader", { name: t("common.total") })).toBeVisible();

  // The best item leads to exactly the orders that it was counted in.
  const best = page
    .getByRole("list", { name: t("analytics.best") })
    .getByRole("link")
    .first();
  await best.click();
  await expect.poll(() => placeOf(page)).toContain("/orders?");
  expect(placeOf(page)).toContain("status=completed");
  expect(placeOf(page)).toContain("item=");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the payments and expenses behind a figure say what they are narrowed to", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  await signIn(page, { path: "/analytics" });
  await page
    .getByRole("link", { name: t("analytics.cash") })
    .first()
    .click();
  await expect.poll(() => placeOf(page)).toContain("/payments?");
  await expect(page.getByText(t("common.only_these", { what: "" }).trim())).toBeVisible();
  await page.getByRole("button", { name: t("common.show_all"), exact: true }).click();
  await expect.poll(() => placeOf(page)).not.toContain("from=");

  // What is owed of an age leads to the orders of that age, a group of clients to its names.
  await page.goto("/analytics");
  const owed = page.getByRole("list", { name: t("analytics.owed_title") }).getByRole("link");
  await owed.first().click();
  await expect.poll(() => placeOf(page)).toContain("owed=true");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: new RegExp(t("analytics.returning")) }).click();
  const sheet = page.getByRole("dialog", { name: t("analytics.returning") });
  await expect(sheet.getByRole("link").first()).toBeVisible();
});

const looks = [
  { language: "he", chosen: ["dark", "cool"] },
  { language: "en", chosen: ["light", "warm"] },
] as const;

for (const { language, chosen } of looks) {
  test(`nothing is in anybody's way, ${language}, ${chosen.join(" and ")}`, async ({ page }) => {
    const { t } = await wordsOf(language);
    await signIn(page, { language, path: "/analytics" });
    await expect(page.getByRole("heading", { name: t("analytics.over_time") })).toBeVisible();
    await expectAccessibleIn(chosen, page);
    await page.goto("/reports");
    await expect(page.getByRole("region").first().getByRole("row").nth(1)).toBeVisible();
    await expectAccessibleIn(chosen, page);
  });
}

async function expectAccessibleIn(themes: readonly string[], page: Page): Promise<void> {
  await expect(page.locator("[data-part=skeleton], [aria-busy=true]")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  for (const theme of themes) {
    await page.locator("html").evaluate((html, chosen) => {
      html.dataset["theme"] = chosen;
    }, theme);
    await test.step(theme, () => expectAccessible(page));
  }
}

/** Returns the sums that stand outside the card they belong to, but for those of a box that scrolls. */
async function sumsOutside(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const sums = [...main.querySelectorAll("bdi, ol a > span > b > span")];
    return sums.flatMap((sum) => {
      const card = sum.closest("section, nav")?.getBoundingClientRect();
      if (!card || sum.closest("table")) return [];
      const { left, right } = sum.getBoundingClientRect();
      return left < card.left || right > card.right ? [sum.textContent] : [];
    });
  });
}

test("the largest sums stay within their cards, and the page does not scroll sideways", async ({
  page,
}) => {
  await foundBakery(page.request, { language: "he" });
  const date = await todayOf(page.request);
  for (const [currency, amount] of [
    ["ILS", 99_999_999.99],
    ["USD", 12_345_678.9],
    ["EUR", 99_999_999.99],
  ] as const) {
    const answer = await page.request.post("/api/expenses", {
      headers: { "idempotency-key": randomUUID() },
      data: { date, category: "subscriptions", amount, currency, businessName: "Big" },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  for (const language of ["he", "de"] as const) {
    const { t } = await wordsOf(language);
    await page.request.patch("/api/me", { data: { language } });
    await page.goto("/analytics");
    await page.getByText(t("analytics.show_table")).first().click();
    for (const width of [360, 390, 640, 1280]) {
      await test.step(`${language} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        expect(await sumsOutside(page)).toEqual([]);
      });
    }
  }
});
