import { addDays } from "@marzipan/domain/dates";
import type { Page } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const open = shareBakery(async (request) => {
  const today = await todayOf(request);
  const order = (clientName: string, day: number, status: string) =>
    make(request, "orders", {
      clientName,
      deliveryDate: addDays(today, day),
      status,
      items: [{ dessert_name: "Babka", quantity: 1 }],
    });
  await order("Noa Levi", 1, "pending");
  await order("דנה כהן", 2, "in_progress");
  await order("سلمى حداد", 0, "completed");
  await order("Ada Lovelace", -40, "completed");
  return today;
});

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`${name}$`) });
const order = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("tab, days, order and search of the orders stand in the address, over reload and back", async ({
  page,
}) => {
  await open(page, "/orders");
  await expect(tab(page, t("orders.tab_all"))).toContainText("3");
  await expect(tab(page, t("orders.tab_pending"))).toContainText("1");
  await tab(page, t("orders.tab_pending")).click();
  await expect(order(page, "Noa Levi")).toBeVisible();
  await expect(order(page, "דנה כהן")).toBeHidden();

  await order(page, "Noa Levi").click();
  await expect(page.getByRole("heading", { name: t("orders.history") })).toBeVisible();
  await page.goBack();
  await expect(tab(page, t("orders.tab_pending"))).toHaveAttribute("aria-selected", "true");
  await expect(order(page, "דנה כהן")).toBeHidden();

  await tab(page, t("orders.tab_completed")).click();
  await page.getByRole("button", { name: t("orders.period_upcoming") }).click();
  await page.getByRole("menuitemradio", { name: t("orders.period_all") }).click();
  await expect(order(page, "Ada Lovelace")).toBeVisible();
  await page.getByRole("button", { name: t("common.sort_by") }).click();
  await page.getByRole("menuitemradio", { name: t("orders.sort_client") }).click();
  await expect(page.getByRole("article").first()).toContainText("Ada Lovelace");
  const place = placeOf(page);
  expect(place).toContain("status=completed");
  await page.reload();
  expect(placeOf(page)).toBe(place);
  await expect(tab(page, t("orders.tab_completed"))).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("article").first()).toContainText("Ada Lovelace");
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.goto("/orders");
  await page.getByRole("button", { name: t("orders.search") }).click();
  await page.getByRole("searchbox").fill("lovelace");
  await expect(page).toHaveURL(/q=lovelace/);
  await expect(order(page, "Noa Levi")).toBeHidden();
  await order(page, "Ada Lovelace").click();
  await expect(page.getByRole("heading", { name: t("orders.history") })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("lovelace");
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("lovelace");
  await expect(order(page, "Noa Levi")).toBeHidden();
  await expect(order(page, "Ada Lovelace")).toBeVisible();
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("what was typed last does not follow to the next page", async ({ page }) => {
    await open(page, "/clients");
    await expect(page.getByRole("searchbox")).toBeVisible();
    // The next page takes its time, so that the pause after typing ends on the way to it.
    await page.route(/\/assets\/ProductsPage-[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.getByRole("searchbox").fill("ada");
    await page.getByRole("link", { name: t("shell.products") }).click();
    await expect(page.getByRole("heading", { name: t("products.title"), level: 1 })).toBeVisible();
    expect(placeOf(page)).toBe("/products");
  });
});

test("on a phone the filter of a list is as wide as its search and opens as a sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, label, choice] of [
    ["/payments", t("payments.method"), t("payments.method_card")],
    ["/expenses", t("expenses.category"), t("expenses.category_food")],
  ] as const) {
    await open(page, path);
    const filter = page.getByRole("button", { name: label });
    const search = page.locator("[data-part=input-box]").first();
    await expect(filter).toBeVisible();
    const [one, other] = [await filter.boundingBox(), await search.boundingBox()];
    expect([one?.x, one?.width]).toEqual([other?.x, other?.width]);
    await filter.click();
    await expect(page.locator("[data-part=menu-sheet]")).toBeVisible();
    await page.getByRole("option", { name: choice }).click();
    await expect(page.locator("[data-part=menu-sheet]")).toBeHidden();
    await expect(filter).toContainText(choice);
  }
});
