import type { Page } from "@playwright/test";
import { openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import {
  addOwn,
  clientField,
  itemField,
  lineOf,
  saveAndSee,
  saveOrder,
} from "./support/order-steps.ts";
import { wordsOf } from "./support/words.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const words = await wordsOf("en");
const { t } = words;
const orderUrl = "**/api/orders";

/** Names the client and leaves the field. */
async function nameClient(page: Page, name: string): Promise<void> {
  await clientField(page, words).fill(name);
  await page.keyboard.press("Tab");
}

async function ordersOf(page: Page): Promise<{ clientName: string; totalPrice: number }[]> {
  const answer = await page.request.get("/api/orders");
  return ((await answer.json()) as { items: { clientName: string; totalPrice: number }[] }).items;
}

test.beforeEach(async ({ page }) => {
  await openBakery(page, { path: "/orders/new" });
  await expect(page.getByRole("dialog", { name: t("orders.new_order") })).toBeVisible();
});

test("says at the fields what is missing, and nothing is lost", async ({ page }) => {
  await page.getByLabel(t("common.notes")).fill("Ring twice");
  await saveOrder(page, words);
  await expect(clientField(page, words)).toHaveAccessibleDescription(t("errors.problem_required"));
  await expect(itemField(page, words)).toHaveAccessibleDescription(
    t("errors.problem_needs_item_or_price"),
  );
  await expect(clientField(page, words)).toBeFocused();
  await expect(page.getByLabel(t("common.notes"))).toHaveValue("Ring twice");
});

test("shows markup and mixed directions as they were typed", async ({ page }) => {
  const name = `<img src=x onerror="document.title='broken'"> ‮דנה‬ e\u0301`;
  await nameClient(page, name);
  await addOwn(page, words, "<b>Bold</b> {name}", 10);
  await page.getByLabel(t("common.notes")).fill("<script>alert(1)</script>");
  await saveAndSee(page, words);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText("<b>Bold</b> {name}")).toBeVisible();
  await expect(page.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(page).not.toHaveTitle("broken");
});

test("a reload keeps what was typed, until it is thrown away", async ({ page }) => {
  await nameClient(page, "Ada Lovelace");
  await addOwn(page, words, "Poppy cake", 120);
  await page.getByLabel(t("common.notes")).fill("With candles");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain("With candles");
  await page.reload();
  await expect(page.getByText(t("orders.draft_is_back"))).toBeVisible();
  await expect(clientField(page, words)).toHaveValue("Ada Lovelace");
  await expect(lineOf(page, words, "Poppy cake")).toHaveValue("1");
  await expect(page.getByLabel(t("common.notes"))).toHaveValue("With candles");
  await page.getByRole("button", { name: t("orders.start_empty") }).click();
  await expect(clientField(page, words)).toHaveValue("");
  await expect(lineOf(page, words, "Poppy cake")).toBeHidden();
});

test("saving that fails says so in place, keeps everything, and works when tried again", async ({
  page,
}) => {
  await nameClient(page, "Ada Lovelace");
  await addOwn(page, words, "Poppy cake", 120);
  await page.route(orderUrl, (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.continue(),
  );
  await saveOrder(page, words);
  await expect(page.getByRole("alert")).toHaveText(t("common.saving_failed"));
  await expect(clientField(page, words)).toHaveValue("Ada Lovelace");
  await expect(lineOf(page, words, "Poppy cake")).toHaveValue("1");
  await page.unroute(orderUrl);
  await saveAndSee(page, words);
  expect(await ordersOf(page)).toMatchObject([{ clientName: "Ada Lovelace", totalPrice: 120 }]);
});

test("a double tap saves once", async ({ page }) => {
  await nameClient(page, "Ada Lovelace");
  await addOwn(page, words, "Poppy cake", 120);
  await page.getByRole("button", { name: t("orders.save_order") }).dblclick();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: t("orders.history") })).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test("leaving with unsaved words asks first", async ({ page }) => {
  await nameClient(page, "Ada Lovelace");
  await page.getByRole("button", { name: t("common.close") }).click();
  const question = page.getByRole("alertdialog", { name: t("common.unsaved_title") });
  await question.getByRole("button", { name: t("common.stay") }).click();
  await expect(clientField(page, words)).toHaveValue("Ada Lovelace");
  // A key is heard where the focus is, which the question gives back.
  await expect(page.getByRole("button", { name: t("common.close") })).toBeFocused();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: t("common.leave") }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto("/orders/new");
  await expect(clientField(page, words)).toHaveValue("");
});

test("the form is readable with its lists open, and takes again what the client took last", async ({
  page,
}) => {
  await nameClient(page, "Ada Lovelace");
  await addOwn(page, words, "Poppy cake", 120);
  await addOwn(page, words, "Seed rolls");
  await saveOrder(page, words);
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  // What the offered clients took last comes in one call, and is there when one of them is chosen.
  const lastTimes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/orders/last-time")) lastTimes.push(request.url());
  });
  const told = page.waitForResponse(/\/api\/orders\/last-time/);
  await page.goto("/orders/new");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectAccessible(page);
  await told;
  await page.getByRole("option", { name: /^Ada Lovelace/ }).click();
  await page.getByRole("button", { name: t("orders.last_time"), exact: true }).click();
  for (const item of ["Poppy cake", "Seed rolls"])
    await expect(lineOf(page, words, item)).toHaveValue("1");
  expect(lastTimes).toHaveLength(1);
  await page.getByPlaceholder(t("orders.add_item")).click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // The day's orders are unfolded in the form: they are not asked about again.
  await page.getByRole("button", { name: t("orders.show_day") }).click();
  await page.getByLabel(t("common.notes")).press("Control+Enter");
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
});
