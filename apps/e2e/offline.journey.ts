import type { Page } from "@playwright/test";
import { make, shareBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { addOwn, clientField, lineOf, saveAndSee, saveOrder } from "./support/order-steps.ts";
import { expectGoodbye } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");
const { t } = words;

const open = shareBakery((request) => make(request, "tasks", { title: "Order flour" }));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("without a network saving says so and loses nothing, and works once it is back", async ({
  page,
  context,
}) => {
  test.slow();
  await open(page, "/orders/new");
  await clientField(page, words).fill("Ada Lovelace");
  await page.keyboard.press("Tab");
  await addOwn(page, words, "Poppy cake", 120);
  await context.setOffline(true);
  await saveOrder(page, words);
  await expect(page.getByRole("alert")).toHaveText(t("common.saving_failed"));
  await expect(page.getByText(t("shell.no_network"))).toBeVisible();
  await expect(clientField(page, words)).toHaveValue("Ada Lovelace");
  await expect(lineOf(page, words, "Poppy cake")).toHaveValue("1");
  await context.setOffline(false);
  await saveAndSee(page, words);

  await page.goto("/clients/new");
  await page.getByLabel(t("common.name")).fill("Grace Hopper");
  await page.getByLabel(t("common.notes")).fill("Likes honey");
  await context.setOffline(true);
  await press(page, t("clients.save"));
  await expect(page.getByRole("alert")).toContainText(t("errors.network"));
  await expect(page.getByLabel(t("common.notes"))).toHaveValue("Likes honey");
  await context.setOffline(false);
  await press(page, t("clients.save"));
  await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/);

  await page.goto("/tasks");
  const tick = page.getByRole("checkbox", { name: t("tasks.mark_done", { title: "Order flour" }) });
  await expect(tick).toBeVisible();
  const title = page.getByLabel(t("tasks.new_label"));
  await title.fill("Call the dairy");
  await context.setOffline(true);
  await press(page, t("tasks.add"));
  await expect(page.getByRole("alert")).toContainText(t("errors.network"));
  await expect(title).toHaveValue("Call the dairy");
  await tick.click({ force: true });
  await expect(tick).not.toBeChecked();
  await expect(page.getByText(t("errors.network"))).toHaveCount(2);
  await context.setOffline(false);
  await press(page, t("tasks.add"));
  await expect(
    page.getByRole("checkbox", { name: t("tasks.mark_done", { title: "Call the dairy" }) }),
  ).toBeVisible();
  const listed = await page.request.get("/api/tasks?completed=false");
  expect(((await listed.json()) as { items: unknown[] }).items).toHaveLength(2);
});

test("a page that was not opened yet says that there is no connection, and opens by itself once there is", async ({
  page,
  context,
}) => {
  await open(page, "/dashboard");
  await context.setOffline(true);
  await page.locator("main a[href='/tasks']").click();
  await expect(page.getByRole("heading", { name: t("shell.no_connection") })).toBeVisible();
  await expect(page.getByRole("navigation", { name: t("shell.main_nav") })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: t("tasks.title"), level: 1 })).toBeVisible();
});

test("what is typed is kept over a reload, and whoever signs out may leave nothing of it behind", async ({
  page,
}) => {
  await open(page, "/clients/new");
  const name = page.getByLabel(t("common.name"));
  await name.fill("Secret client");
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(kept).toContain("Secret client");
  await page.reload();
  await expect(page.getByText(t("orders.draft_is_back"))).toBeVisible();
  await expect(name).toHaveValue("Secret client");
  await page.goto("/orders/new");
  await clientField(page, words).fill("Secret order");
  await page.reload();
  await expect(clientField(page, words)).toHaveValue("Secret order");
  await expect.poll(kept).toContain("Secret order");
  await page.goto("/dashboard");
  await press(page, t("common.more"));
  await press(page, t("shell.sign_out"));
  await press(page, t("shell.leaving_discard"));
  await expectGoodbye(page);
  expect(await kept()).not.toContain("Secret");
});

test("the last letters of an order are kept by a page that goes before it has painted them", async ({
  page,
}) => {
  await open(page, "/orders/new");
  await clientField(page, words).focus();
  const kept = await page.evaluate(() => {
    document.execCommand("insertText", false, "Typed at once");
    dispatchEvent(new PageTransitionEvent("pagehide"));
    return JSON.stringify(sessionStorage);
  });
  expect(kept).toContain("Typed at once");
  await page.reload();
  await expect(clientField(page, words)).toHaveValue("Typed at once");
});

test("clients and items that could not be read are never told to be none", async ({ page }) => {
  await page.route(/\/api\/(clients|orders\/item-suggestions)\b/, (route) => route.abort());
  await open(page, "/orders/new");
  await clientField(page, words).click();
  const lists = page.getByRole("listbox").filter({ hasText: t("shell.no_connection") });
  await expect(lists).toBeVisible({ timeout: 20_000 });
  await page.getByRole("combobox", { name: t("orders.add_item") }).click();
  await expect(lists).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(t("orders.no_items_yet"))).toHaveCount(0);
});
