import type { Page, Route } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const open = shareBakery(async (request) => {
  const deliveryDate = await todayOf(request);
  return make(request, "orders", { clientName: "Noa Levi", deliveryDate, agreedPrice: 10 });
});

const lose = (route: Route) => route.abort("connectionfailed");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const [what, file, head] of [
  ["the app", /\/assets\/index-[^/]+\.js$/, "shell.startup_error"],
  ["every language", /\/assets\/en-[^/]+\.js$/, "shell.initialization_failed"],
] as const) {
  test(`where ${what} does not arrive, the page says so and offers to reload`, async ({ page }) => {
    await page.route(file, lose);
    await page.goto("/auth?lang=en");
    await expect(page.getByRole("heading", { name: t(head) })).toBeVisible();
    await page.unroute(file);
    await press(page, t("shell.reload_page"));
    await expect(page.getByRole("heading", { name: t("accounts.sign_in_title") })).toBeVisible();
  });
}

test("where a page does not arrive, the application-error screen stands, and Try Again opens it", async ({
  page,
}) => {
  await open(page, "/dashboard");
  const file = /\/assets\/TasksPage-[^/]+\.js/;
  await page.route(file, lose);
  await page.locator("main a[href='/tasks']").click();
  await expect(page.getByRole("heading", { name: t("errors.application_error") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("shell.reload_page") })).toBeVisible();
  await page.unroute(file);
  await press(page, t("shell.try_again"));
  await expect(page.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible();
});

test("a list that cannot be loaded says so in its place, and comes when tried again", async ({
  page,
}) => {
  await open(page, "/tasks");
  const refuse = (route: Route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: "bad_cursor", facts: {}, requestId: "" } },
    });
  await page.route("**/api/orders?*", refuse);
  await page.goto("/orders?when=all");
  await expect(page.getByRole("heading", { name: t("errors.orders_not_loaded") })).toBeVisible();
  await expect(page.getByText(t("orders.not_loaded_text"))).toBeVisible();
  await page.unroute("**/api/orders?*");
  await press(page, t("common.try_again"));
  await expect(page.getByRole("link", { name: "Noa Levi", exact: true })).toBeVisible();
});

test("a toast stays for a moment, one at a time", async ({ page }) => {
  await open(page, "/settings/profile");
  const profile = page.locator("#profile");
  const toast = page.getByRole("alertdialog").filter({ hasText: t("common.saved") });
  for (const name of ["Dana", "Noa"]) {
    await profile.getByLabel(t("accounts.full_name")).fill(name);
    await profile.getByRole("button", { name: t("common.save"), exact: true }).click();
    await expect(toast).toBeVisible();
  }
  await expect(toast).toHaveCount(1);
  await expect(toast).toBeHidden();
});
