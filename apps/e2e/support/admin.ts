import type { Browser, Page } from "@playwright/test";
import { enter, expect } from "./journey.ts";
import { wordsOf } from "./words.ts";

const { t } = await wordsOf("en");

/** Signs the demo's administrator in, in English, and opens a path. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await enter(page.request, "admin@demo.test");
  await page.request.patch("/api/me", { data: { language: "en" } });
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=en`);
}

/** Opens a page of another person's browser, beside the journey's own. */
export async function openOther(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env["MARZIPAN_URL"] ?? "",
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    extraHTTPHeaders: { "x-forwarded-for": address },
  });
  return await context.newPage();
}

/** Loads further pages of a list, in English, until a name is in it. */
export async function findInList(page: Page, name: string): Promise<void> {
  const found = page.getByText(name).first();
  const more = page.getByRole("button", { name: t("common.load_more"), exact: true });
  await expect(async () => {
    if (!(await found.isVisible()) && (await more.isVisible())) await more.click({ timeout: 2000 });
    await expect(found).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}
