import type { Page } from "@playwright/test";
import { openAsAdmin } from "./support/admin.ts";
import { hearBack, pressBack } from "./support/back-button.ts";
import { expect, expectAccessible, signIn, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const senseless = "🎂🎂";

const rowsOf = (page: Page) => page.locator("#found").getByRole("listitem");

test("the help finds articles as one types", async ({ page }) => {
  const [language, asked, article] = ["he", "מקדמה", "deposits"] as const;
  const { t } = await wordsOf(language);
  const address = `/help/${article}?lang=${language}`;
  await page.goto(`/help?lang=${language}`);
  const field = page.getByRole("searchbox", { name: t("help.search") });
  const topics = page.getByRole("heading", { name: t("site.help_by_task") });
  const readFirst = page.getByRole("heading", { name: t("site.help_often") });
  await expect(page.getByRole("button", { name: t("common.clear_search") })).toBeHidden();
  await field.pressSequentially(asked);
  await expect(rowsOf(page).first().getByRole("link")).toHaveAttribute("href", address);
  await expect(rowsOf(page).locator("mark").first()).toBeVisible();
  await expect(topics).toBeHidden();
  await expect(readFirst).toBeHidden();
  await expectAccessible(page);

  await field.fill(senseless);
  await expect(page.getByText(t("help.nothing", { query: senseless }))).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  await expect(readFirst).toBeVisible();
  await expect(page.getByRole("link", { name: t("site.help_write") })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: t("common.clear_search") }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(topics).toBeVisible();
  await expect(page.locator("#found")).toBeHidden();
});

test("the help is searched with the keyboard alone", async ({ page }) => {
  const [language, asked, article] = ["en", "sold out", "sold-out"] as const;
  const { t } = await wordsOf(language);
  const place = `/help/${article}?lang=${language}`;
  await page.goto(`/help?lang=${language}`);
  const field = page.getByRole("searchbox", { name: t("help.search") });
  for (let steps = 0; steps < 20 && !(await field.evaluate(isFocused)); steps += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(asked);
  await page.keyboard.press("Enter");
  await expect.poll(() => placeOf(page)).toBe(place);
  await page.goBack();
  await field.fill("");
  await field.pressSequentially(asked);
  await expect(rowsOf(page).first()).toBeVisible();
  // Past the buttons that clear and send.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("Tab");
  await expect(rowsOf(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => placeOf(page)).toBe(place);
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the help answers a search by a page of its own, in Hebrew", async ({ page }) => {
    const { t } = await wordsOf("he");
    await page.goto("/help?lang=he");
    const field = page.getByRole("searchbox", { name: t("help.search") });
    await field.fill("מקדמה");
    await field.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("lang")).toBe("he");
    await expect(field).toHaveValue("מקדמה");
    await rowsOf(page).first().getByRole("link").click();
    await expect.poll(() => placeOf(page)).toBe("/help/deposits?lang=he");
  });
});

test("whether an article helped is kept, and an administrator sees it", async ({ page }) => {
  const { t } = await wordsOf("en");
  await page.goto("/help/quotes?lang=en");
  const no = page.getByRole("button", { name: t("help.no"), exact: true });
  await no.click();
  await expect(page.getByRole("status")).toHaveText(t("help.thanks"));
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await openAsAdmin(page, "/admin/help-votes");
  const row = page.getByRole("listitem").filter({ hasText: title ?? "" });
  await expect(row).toContainText(t("help.votes_line", { helped: 0, notHelped: 1 }));
  await expectAccessible(page);
});

/** The sheet beside a page of the app, by the words of its language. */
async function sheetOn(page: Page, language: "he" | "en") {
  const { t } = await wordsOf(language);
  const sheet = page.getByRole("dialog", { name: t("pages.help") });
  return {
    t,
    sheet,
    opener: page.getByRole("button", { name: t("help.open") }),
    field: sheet.getByRole("searchbox", { name: t("help.search") }),
    heading: (level: number) => sheet.getByRole("heading", { level }),
  };
}

for (const language of ["he", "en"] as const) {
  const isPhone = language === "he";
  test.describe(isPhone ? "on a phone" : "on a wide screen", () => {
    test.use(
      isPhone ? { hasTouch: true, isMobile: true } : { viewport: { width: 1280, height: 800 } },
    );

    test(`a page's help opens beside it, is searched and closed, in ${language}`, async ({
      page,
    }) => {
      await hearBack(page);
      await signIn(page, { language, path: "/bake-list" });
      const { t, sheet, opener, field, heading } = await sheetOn(page, language);
      await opener.click();
      await expect(sheet).toContainText(t("help.for_page", { page: t("bake_list.title") }));
      const title = await heading(3).first().textContent();
      const others = sheet.getByRole("listitem").getByRole("button");
      const other = await others.first().locator("b").textContent();
      await expectAccessible(page, "[role=dialog]");
      await others.first().click();
      await expect(heading(3).first()).toHaveText(other ?? "");
      await expect(sheet.getByRole("button", { name: title ?? "" })).toBeVisible();
      const whole = sheet.getByRole("link", { name: t("help.whole") });
      await expect(whole).toHaveAttribute("target", "_blank");
      const article = await whole.getAttribute("href");
      expect((await page.request.get(article ?? "")).status()).toBe(200);

      await field.pressSequentially(language === "he" ? "מקדמה" : "deposit");
      await expect(
        sheet.locator(`a[href="/help/deposits?lang=${language}"]`).first(),
      ).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await field.fill(senseless);
      await expect(sheet.getByText(t("help.nothing", { query: senseless }))).toBeVisible();
      await field.fill("");
      await expect(heading(3).first()).toBeVisible();

      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(sheet).toBeVisible();
      await (isPhone ? pressBack(page) : page.keyboard.press("Escape"));
      await expect(sheet).toBeHidden();
      await expectPath(page, "/bake-list");
      await expect(opener).toBeFocused();
    });
  });
}
