import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { foundMenuBakery } from "./support/menu-bakery.ts";
import { chooseCake, fillIn } from "./support/menu-form.ts";
import { wordsOf } from "./support/words.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the order form of a new bakery with a cake in it. */
async function openOrderForm(page: Page, words: Words): Promise<void> {
  const owner = await page.context().browser()?.newContext();
  if (!owner) throw new Error("no browser");
  const bakery = await foundMenuBakery(owner.request);
  await owner.close();
  await page.goto(`/m/${bakery.slug}`);
  await chooseCake(page, words);
}

test("an hour that was forgotten is shown, marked and focused", async ({ page }) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openOrderForm(page, words);
  await fillIn(page, words, { withTime: false });
  await page.getByRole("button", { name: t("menu.send") }).click();
  const hours = page.getByRole("group", { name: t("menu.pickup_time") });
  await expect(hours.getByRole("radio").first()).toBeFocused();
  await expect(hours.locator("label").first()).toBeInViewport({ ratio: 1 });
  await expect(hours.getByText(t("menu.time_first"))).toBeInViewport({ ratio: 1 });
});

test("an hour that the keyboard reaches is in sight", async ({ page }) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openOrderForm(page, words);
  await fillIn(page, words);
  await page.getByRole("dialog").getByLabel(t("common.name"), { exact: true }).focus();
  await page
    .getByRole("dialog")
    .locator(".body")
    .evaluate((body) => body.scrollTo(0, 99_999));
  await page.keyboard.press("Shift+Tab");
  const hour = page
    .getByRole("group", { name: t("menu.pickup_time") })
    .locator("label:focus-within");
  await expect(hour).toBeInViewport({ ratio: 1 });
});

test("what was typed or pasted the moment before going back is kept", async ({ page }) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openOrderForm(page, words);
  const phone = page.getByRole("dialog").getByLabel(t("common.phone"), { exact: true });
  await phone.evaluate((input: HTMLInputElement) => {
    input.value = "050-555-0137";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    history.back();
  });
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: t("menu.see_order") }).click();
  await expect(phone).toHaveValue("050-555-0137");
});

test("a form that stands in another tab says that the order was sent, with the way to its status", async ({
  page,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openOrderForm(page, words);
  await fillIn(page, words);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: t("menu.see_order") }).click();
  await expect(other.getByRole("button", { name: t("menu.send") })).toBeEnabled();
  await page.getByRole("button", { name: t("menu.send") }).click();
  const status = page.getByRole("dialog").getByRole("link", { name: t("menu.see_status") });
  const href = (await status.getAttribute("href")) ?? "";
  const sheet = other.getByRole("dialog");
  await expect(sheet.getByRole("status")).toContainText(t("menu.sent_title"));
  await expect(sheet.getByRole("link", { name: t("menu.see_status") })).toHaveAttribute(
    "href",
    href,
  );
});

test("the bar of a kept cart comes also where the browser is never idle", async ({ page }) => {
  const words = await wordsOf("en");
  await openOrderForm(page, words);
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(callback, timeout));
  });
  await page.goto(page.url());
  await expect(page.getByRole("button", { name: words.t("menu.see_order") })).toBeVisible();
});
