import { addDays } from "@marzipan/domain/dates";
import type { Page } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");
const honey = "עוגת דבש";

const open = shareBakery(async (request) => {
  const today = await todayOf(request);
  await make(request, "products", { name: honey, category: "עוגות" });
  const order = (clientName: string, quantity: number, deliveryDate = today) =>
    make<{ number: number }>(request, "orders", {
      clientName,
      deliveryDate,
      deliveryTime: "11:00",
      allergens: clientName === "Noa Levi" ? ["tree_nuts"] : [],
      items: [
        { dessert_name: honey, quantity },
        { dessert_name: "Rugelach", quantity: quantity * 10 },
      ],
    });
  const first = await order("Noa Levi", 2);
  await order("سلمى حداد", 3);
  await order("Ada Lovelace", 4, addDays(today, 1));
  return { today, first };
});

const row = (page: Page, item: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: item, exact: true }) });
const tick = (page: Page, item: string) =>
  page.getByRole("checkbox", { name: t("bake_list.made", { item }) });
const order = (page: Page, clientName: string, quantity: number, deliveryDate: string) =>
  make(page.request, "orders", {
    clientName,
    deliveryDate,
    items: [{ dessert_name: honey, quantity }],
  });

test("sums the orders of a day, is ticked, and says what a later order is missing", async ({
  page,
}) => {
  const { today, first } = await open(page, "/bake-list");
  await expect(row(page, honey).locator("[data-part=bake-quantity]")).toHaveText("5");
  await expect(row(page, "Rugelach").locator("[data-part=bake-quantity]")).toHaveText("50");
  await expect(row(page, honey)).toContainText(
    t("bake_list.without", { allergens: t("common.allergen_tree_nuts") }),
  );
  await page.getByRole("button", { name: honey, exact: true }).click();
  const behind = page.getByRole("list", { name: t("bake_list.behind", { item: honey }) });
  await expect(behind.getByRole("link")).toHaveText(["Noa Levi", "سلمى حداد"]);
  await expect(behind).toContainText(`#${first.number}`);

  await tick(page, honey).click();
  await expect(tick(page, honey)).toBeChecked();
  await page.reload();
  await expect(tick(page, honey)).toBeChecked();
  // An order that comes later is not taken for made: what is missing is there.
  await order(page, "Late Comer", 2, today);
  await expect(row(page, honey).locator("[data-part=bake-quantity]")).toHaveText("7");
  await expect(row(page, honey).getByText(t("bake_list.missing", { quantity: "2" }))).toBeVisible();
  const part = row(page, honey).getByText(t("common.made_of_quantity", { made: 5, quantity: 7 }));
  await part.click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("common.more_by_one") }).click();
  await sheet.getByRole("button", { name: t("common.save") }).click();
  await expect(row(page, honey).getByText(t("bake_list.missing", { quantity: "1" }))).toBeVisible();

  // Another day, and a span of days, which stays over a reload.
  await page.getByText(t("common.tomorrow"), { exact: true }).click();
  await expect(row(page, honey).locator("[data-part=bake-quantity]")).toHaveText("4");
  await page.goto(`/bake-list?from=${today}&to=${addDays(today, 1)}`);
  await expect(row(page, honey).locator("[data-part=bake-quantity]")).toHaveText("11");
  await expect(page.getByText(format.range(today, addDays(today, 1)))).toBeVisible();
  const place = placeOf(page);
  await page.reload();
  expect(placeOf(page)).toBe(place);
  await expect(row(page, "Rugelach").locator("[data-part=bake-quantity]")).toHaveText("90");

  // On paper only the sheet with its sums is left.
  await page.emulateMedia({ media: "print" });
  await expect(row(page, "Rugelach").locator("[data-part=bake-quantity]")).toBeVisible();
  await expect(page.getByRole("button", { name: t("common.print") })).toBeHidden();
  await expect(page.getByRole("radiogroup", { name: t("bake_list.day") })).toBeHidden();
});

test("an order with a price alone is no day without work", async ({ page }) => {
  const { today } = await open(page, "/bake-list");
  const day = addDays(today, 5);
  await make(page.request, "orders", {
    clientName: "Rosa Klein",
    deliveryDate: day,
    agreedPrice: 1200,
    notes: "Three tiers, white",
  });
  await page.goto(`/bake-list?from=${day}&to=${day}`);
  const orders = page.getByRole("list", { name: t("bake_list.without_items") });
  await expect(orders.getByRole("link", { name: "Rosa Klein" })).toBeVisible();
  await expect(orders).toContainText("Three tiers, white");
  await expect(page.getByText(t("bake_list.empty_title"))).toBeHidden();
});

test("in kitchen mode a sum changes with an order, and says so until it is seen", async ({
  page,
}) => {
  const { today } = await open(page, "/bake-list");
  const day = addDays(today, 1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole("link", { name: t("bake_list.kitchen") }).click();
  await page.getByRole("button", { name: t("common.tomorrow") }).click();
  const sum = page
    .getByRole("listitem")
    .filter({ hasText: honey })
    .locator("[data-part=bake-quantity]");
  await expect(sum).toHaveText("4");
  await expect(page.getByRole("navigation")).toBeHidden();
  const late = await make(page.request, "orders", {
    clientName: "Late Comer",
    deliveryDate: day,
    deliveryTime: "15:00",
    items: [{ dessert_name: honey, quantity: 24 }],
  });
  await expect(sum).toHaveText("28");
  const news = page.getByRole("status").filter({ hasText: "Late Comer" });
  await expect(news).toContainText("24 ×");
  await expect(page.getByText("+24", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("bake_list.seen") }).click();
  await expect(page.getByText("+24", { exact: true })).toBeHidden();

  // An order that is canceled shows the same way.
  await page.request.post(`/api/orders/${late.id}/cancel`, { data: {} });
  await expect(sum).toHaveText("4");
  await expect(page.getByText("−24", { exact: true })).toBeVisible();

  // The whole row ticks.
  await page.getByText(honey, { exact: true }).click({ force: true });
  await page.getByText(t("bake_list.made_label")).click();
  await expect(tick(page, honey)).toBeChecked();
  await page.getByRole("link", { name: t("common.close") }).click();
  await expect(tick(page, honey)).toBeChecked();
});
