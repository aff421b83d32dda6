import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Words } from "./words.ts";

/** Chooses a cake on a menu and opens the order form. */
export async function chooseCake(page: Page, { t }: Words): Promise<void> {
  const add = t("menu.add_item", { item: "Honey cake" });
  await page.getByRole("button", { name: add }).click();
  await page.getByRole("button", { name: t("menu.see_order") }).click();
  await expect(page.getByRole("dialog", { name: t("menu.your_order") })).toBeVisible();
}

/** Fills the open order form in with the first possible day and, unless told otherwise, its first hour. */
export async function fillIn(
  page: Page,
  { t }: Words,
  { withTime = true }: { withTime?: boolean } = {},
): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.locator('[data-day][aria-disabled="false"]').first().click();
  const hours = sheet.getByRole("group", { name: t("menu.pickup_time") });
  if (withTime) await hours.locator("label").first().click();
  await sheet.getByLabel(t("common.name"), { exact: true }).fill("Dana Peretz");
  await sheet.getByLabel(t("common.phone"), { exact: true }).fill("050-555-0137");
  await sheet
    .getByLabel(t("menu.note", { business: "Corner Bakery" }))
    .fill("Happy birthday, Yael");
  await sheet
    .getByRole("checkbox", { name: t("menu.consent", { business: "Corner Bakery" }) })
    .check();
}
