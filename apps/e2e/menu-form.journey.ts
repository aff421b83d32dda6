import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { foundMenuBakery, send } from "./support/menu-bakery.ts";
import type { MenuBakery } from "./support/menu-bakery.ts";
import { chooseCake, fillIn } from "./support/menu-form.ts";
import { wordsOf } from "./support/words.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the order form of a new bakery with a cake in it. */
async function openOrderForm(page: Page, words: Words): Promise<void> {
  const { owner, slug } = await found(page);
  await owner.close();
  await page.goto(`/m/${slug}`);
  await chooseCake(page, words);
}

/** Founds a bakery whose owner is signed in beside the customer. */
async function found(page: Page): Promise<MenuBakery & { owner: BrowserContext }> {
  const owner = await page.context().browser()?.newContext();
  if (!owner) throw new Error("no browser");
  return { ...(await foundMenuBakery(owner.request)), owner };
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
  const said = page.getByRole("alert").filter({ hasText: t("errors.invalid_input") });
  await expect(said).toBeVisible();
  await hours.locator("label").first().click();
  await expect(said).toBeHidden();
});

test("a day that was forgotten is asked for once, and what follows sending fits its text", async ({
  page,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openOrderForm(page, words);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: t("menu.send") }).click();
  await expect(form.getByText(t("menu.day_first"), { exact: true })).toHaveCount(1);
  await fillIn(page, words);
  await form.getByRole("button", { name: t("menu.send") }).click();
  const last = form.getByRole("button", { name: t("menu.back_to_menu") });
  await expect(last).toBeVisible();
  const [sheet, button] = [await form.boundingBox(), await last.boundingBox()];
  const below = (sheet?.y ?? 0) + (sheet?.height ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
  expect(below).toBeLessThan(60);
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

test("a form kept for days begins without its day, and sends without pictures that are gone", async ({
  page,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  const { owner, slug } = await found(page);
  await page.addInitScript((name) => {
    const pictures = [{ id: "01890000-0000-7000-8000-000000000000", preview: "/logo/favicon.svg" }];
    const kept = JSON.stringify({ date: "2020-01-01", time: null, pictures });
    if (localStorage.getItem(name) === null) localStorage.setItem(name, kept);
  }, `marzipan.order.${slug}`);
  await page.goto(`/m/${slug}`);
  await chooseCake(page, words);
  const sheet = page.getByRole("dialog");
  const button = sheet.getByRole("button", { name: t("menu.send") });
  await button.click();
  await expect(sheet.locator("#e-deliveryDate")).toHaveText(t("menu.day_first"));
  await fillIn(page, words);
  await button.click();
  await expect(sheet.getByRole("alert")).toHaveText(t("menu.pictures_gone"));
  await button.click();
  await expect(sheet.getByRole("status")).toContainText(t("menu.sent_title"));
  await owner.close();
});

test("a menu that has closed meanwhile says so in the open form", async ({ page }) => {
  const words = await wordsOf("en");
  const { t } = words;
  const { owner, slug } = await found(page);
  await page.goto(`/m/${slug}`);
  await chooseCake(page, words);
  await fillIn(page, words);
  await send(owner.request, "PUT", "/api/menu-settings/addresses/slug", { isOpen: false });
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("menu.next_weeks") }).click();
  await expect(sheet.locator(".cal .bad")).toContainText(t("errors.ordering_closed"));
  await sheet.getByRole("button", { name: t("menu.send") }).click();
  await expect(sheet.getByRole("alert")).toHaveText(t("errors.ordering_closed"));
  await owner.close();
});

test("an amount that can no longer be had leaves the cart", async ({ page }) => {
  const words = await wordsOf("en");
  const { t } = words;
  const { owner, slug, items } = await found(page);
  await page.goto(`/m/${slug}`);
  await chooseCake(page, words);
  await fillIn(page, words);
  await send(owner.request, "PATCH", `/api/catalog-items/${items["Honey cake"]}`, {
    minQuantity: 6,
    quantityStep: 6,
  });
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("menu.send") }).click();
  await expect(sheet.getByRole("alert")).toHaveText(t("menu.items_gone"));
  await owner.close();
});

test("an item without a picture has the quiet ground of the menu also in the order, by day and by night", async ({
  page,
}) => {
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((picture) => getComputedStyle(picture).backgroundColor);
  await openOrderForm(page, await wordsOf("en"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await groundOf("[role=dialog] .lines .pic, dialog .lines .pic")).toBe(
      await groundOf(".item .nopic"),
    );
  }
});
