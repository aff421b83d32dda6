import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import type { Page } from "@playwright/test";
import { foundBakery } from "./support/bakery.ts";
import { demoPassword, enter, expect, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

async function expectLanguage(page: Page, language: Language): Promise<void> {
  const { t, direction } = await wordsOf(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  await expect(page.getByRole("heading", { name: t("accounts.sign_in_title") })).toBeVisible();
}

test("a language named in a link shows the page in it for this visit", async ({ page }) => {
  test.slow();
  for (const language of languages) {
    await page.goto(`/auth?mode=sign-in&lang=${language}`);
    await expectLanguage(page, language);
    expect(placeOf(page)).toBe("/auth?mode=sign-in");
    await page.reload();
    await expectLanguage(page, language);
  }
});

test("a link's language is this visit's only: a later choice wins, another visit and the profile know nothing of it", async ({
  page,
  context,
}) => {
  const { t } = await wordsOf("en");
  await foundBakery(page.request);
  await page.goto("/dashboard?lang=he");
  await expect(page.locator("html")).toHaveAttribute("lang", "he");
  await expectPath(page, "/dashboard");
  const another = await context.newPage();
  await another.goto("/tasks");
  await expect(another.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible();
  const profile = async () => (await (await page.request.get("/api/me")).json()).user.language;
  expect(await profile()).toBe("en");

  const he = await wordsOf("he");
  await page.getByRole("button", { name: he.t("common.more") }).click();
  await page.getByRole("button", { name: he.t("shell.language_now", { name: "עברית" }) }).click();
  await page.getByRole("menuitem", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(profile).toBe("fr");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a theme that is chosen before signing in becomes the account's where it has none, and never another's choice", async ({
  page,
  browser,
}) => {
  const { t } = await wordsOf("en");
  const { email } = await foundBakery(page.request);
  const html = page.locator("html");
  const themeOf = async () => (await (await page.request.get("/api/me")).json()).user.theme;
  expect(await themeOf()).toBeNull();
  const chooseAndEnter = async (on: Page, name: string): Promise<void> => {
    await on.goto("/auth");
    await on.getByRole("button", { name: t("common.theme"), exact: true }).click();
    await on.getByRole("menuitem", { name }).click();
    await on.reload();
    await on.getByLabel(t("common.email"), { exact: true }).fill(email);
    await on.getByLabel(t("accounts.password"), { exact: true }).fill(demoPassword);
    await on.getByRole("button", { name: t("accounts.sign_in") }).click();
    await expectPath(on, "/dashboard");
  };
  await page.context().clearCookies();
  await chooseAndEnter(page, t("common.theme_warm"));
  await expect(html).toHaveAttribute("data-theme", "warm");
  await expect.poll(themeOf).toBe("warm");

  const elsewhere = await browser.newContext({ baseURL: process.env["MARZIPAN_URL"] ?? "" });
  const other = await elsewhere.newPage();
  await chooseAndEnter(other, t("common.theme_dark"));
  await expect(other.locator("html")).toHaveAttribute("data-theme", "warm");
  expect(await themeOf()).toBe("warm");
  await elsewhere.close();
});

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
  const { email } = await foundBakery(page.request, { language: "ar" });
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
