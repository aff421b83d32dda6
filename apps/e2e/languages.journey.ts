import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "./support/journey.ts";
import { openBakery } from "./support/bakery.ts";
import { wordsOf } from "./support/words.ts";

async function expectLanguage(page: Page, language: Language): Promise<void> {
  const { t, direction } = await wordsOf(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  await expect(page.getByRole("heading", { name: t("accounts.sign_in_title") })).toBeVisible();
}

for (const language of languages) {
  test(`lang=${language} shows the page in ${locales[language].name}, and the choice stays`, async ({
    page,
  }) => {
    await page.goto(`/auth?lang=${language}`);
    await expectLanguage(page, language);
    await page.goto("/auth");
    await expectLanguage(page, language);
  });
}

test("a language that is not ours changes nothing", async ({ page }) => {
  await page.goto("/auth?lang=xx");
  await expectLanguage(page, "en");
});

test.describe("a browser in French", () => {
  test.use({ locale: "fr-CA" });
  test("begins in French", async ({ page }) => {
    await page.goto("/auth");
    await expectLanguage(page, "fr");
  });
});

test.describe("a browser in Swedish", () => {
  test.use({ locale: "sv-SE" });
  test("begins in English", async ({ page }) => {
    await page.goto("/auth");
    await expectLanguage(page, "en");
  });
});

test("the menu changes language and direction at once, before signing in", async ({ page }) => {
  const { t } = await wordsOf("en");
  await page.goto("/auth");
  await page.getByRole("button", { name: t("shell.language_now", { name: "English" }) }).click();
  await page.getByRole("menuitem", { name: "עברית" }).click();
  await expectLanguage(page, "he");
});

test("the language of the profile follows its owner to another device", async ({
  page,
  browser,
}) => {
  const { email } = await openBakery(page, { language: "ar" });
  const { t } = await wordsOf("ar");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other.request, email);
  await other.goto("/dashboard");
  await expect(other.locator("html")).toHaveAttribute("lang", "ar");
  await expect(other.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(other.getByRole("navigation", { name: t("shell.main_nav") })).toBeVisible();
  await elsewhere.close();
});

test("phrases that do not come within 3 seconds do not keep the page from opening", async ({
  page,
}) => {
  let letCome: () => void = () => undefined;
  const may = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/de-[^/]+\.js$/, async (route) => {
    await may;
    await route.continue();
  });
  await page.goto("/auth?lang=de", { waitUntil: "commit" });
  await expectLanguage(page, "en");
  letCome();
  await expectLanguage(page, "de");
});
