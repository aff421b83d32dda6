import type { Page, Route } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const open = shareBakery(async (request) => {
  const deliveryDate = await todayOf(request);
  return make(request, "orders", { clientName: "Noa Levi", deliveryDate, agreedPrice: 10 });
});

/** From the failure to its face, with what a busy machine adds to the second that is promised. */
const soonMs = 2000;
const fail = (route: Route) => route.fulfill({ status: 500, body: "" });
const lose = (route: Route) => route.abort("connectionfailed");
const failedOrders = (page: Page) =>
  page.getByRole("alert").filter({ hasText: t("errors.orders_not_loaded") });
const order = (page: Page) => page.getByRole("link", { name: "Noa Levi", exact: true });

test("a list whose call fails says so within a second, with a drawing, and mends itself", async ({
  page,
}) => {
  await open(page, "/tasks");
  await page.route("**/api/orders?*", fail);
  const failed = page.waitForResponse(/\/api\/orders\?/);
  await page.goto("/orders?when=all");
  await failed;
  await expect(failedOrders(page)).toBeVisible({ timeout: soonMs });
  await expect(failedOrders(page).locator("svg[data-part=drawing]")).toBeVisible();
  // It stands while it is asked again: no skeleton in between.
  await page.waitForResponse(/\/api\/orders\?/);
  await expect(failedOrders(page)).toBeVisible();
  await page.unroute("**/api/orders?*");
  await expect(order(page)).toBeVisible({ timeout: 15_000 });
});

test("without a network a list says so at once, and comes by itself when it is back", async ({
  page,
  context,
}) => {
  await open(page, "/tasks");
  await page
    .getByRole("link", { name: t("shell.orders"), exact: true })
    .first()
    .hover();
  await page.route("**/api/orders?*", lose);
  await page.goto("/orders?when=all");
  await expect(failedOrders(page)).toBeVisible({ timeout: soonMs + 1000 });
  await context.setOffline(true);
  await page.unroute("**/api/orders?*");
  const strip = page.getByRole("status").getByText(t("shell.no_network")).locator("xpath=../..");
  await expect(strip).toBeVisible();
  await expect(strip).toHaveCSS("padding-inline", "16px");
  await expect(failedOrders(page)).toBeVisible();
  await context.setOffline(false);
  await expect(order(page)).toBeVisible({ timeout: 15_000 });
});

test("offline, a page whose files are missing never blames the application", async ({
  page,
  context,
}) => {
  await open(page, "/dashboard");
  await context.setOffline(true);
  await page.locator("main a[href='/tasks']").click();
  const face = page.getByRole("heading", { name: t("shell.no_connection") });
  await expect(face).toBeVisible({ timeout: soonMs });
  await expect(page.locator("svg[data-part=drawing]")).toBeVisible();
  await page.getByRole("button", { name: t("shell.try_again") }).click();
  await expect(face).toBeVisible();
  await expect(page.getByText(t("errors.application_error"))).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible();
});

test("files that an update replaced are fetched anew, without a word of a missing connection", async ({
  page,
}) => {
  // The page waits ten times as long for everything, so that a busy machine's answer is no late one.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms = 0, ...given: unknown[]) =>
      wait(act, ms * 10, ...given)) as typeof setTimeout;
  });
  await open(page, "/dashboard");
  const file = /\/assets\/TasksPage-[^/]+\.js/;
  await page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(
    (words) => {
      new MutationObserver(() => {
        if (words.some((said) => document.body.textContent.includes(said)))
          sessionStorage.setItem("blamed", "yes");
      }).observe(document.body, { childList: true, subtree: true });
    },
    [t("shell.no_connection_text"), t("errors.application_error")],
  );
  const reloaded = page.waitForEvent("load");
  await page.locator("main a[href='/tasks']").click();
  await page.waitForResponse(file);
  await reloaded;
  await page.unroute(file);
  await expect(page.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("blamed"))).toBeNull();
});

test("a page that opens with a failed call says so soon, and opens when it no longer fails", async ({
  page,
}) => {
  await open(page, "/dashboard");
  await page.route("**/api/me", fail);
  // Without the answers that the server sends along.
  await page.route("**/tasks", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script[^>]*id="first-answers"[^]*?<\/script>/, "");
    await route.fulfill({ response: answer, body: html });
  });
  const failed = page.waitForResponse("**/api/me");
  await page.goto("/tasks");
  await failed;
  const face = page.getByRole("heading", { name: t("shell.page_failed") });
  await expect(face).toBeVisible({ timeout: soonMs });
  await page.unroute("**/api/me");
  await expect(page.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible({
    timeout: 15_000,
  });
});

test("while the server is away a page says so, and opens by itself once it is back", async ({
  page,
}) => {
  await open(page, "/dashboard");
  await page.route("**/*", lose);
  await page.locator("main a[href='/tasks']").click();
  // Where the page's files were fetched ahead, its calls are repeated for 7 s first (spec §9).
  await expect(page.getByRole("heading", { name: t("shell.no_connection") })).toBeVisible({
    timeout: soonMs + 7000,
  });
  await page.unroute("**/*");
  await expect(page.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible({
    timeout: 15_000,
  });
});
