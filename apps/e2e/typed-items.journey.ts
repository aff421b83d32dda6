import type { Page } from "@playwright/test";
import { openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { clientField, itemField, lineOf } from "./support/order-steps.ts";
import { wordsOf } from "./support/words.ts";

const language = "he";

interface SavedOrder {
  items: { dessert_name: string; quantity: number; unit_price: number }[];
}

/** Presses "Save order", also while suggestions are open, which hide the rest from assistive technology. */
async function save(page: Page): Promise<void> {
  await page.locator("button[type=submit]").click();
}

test("what is typed into the items counts, tapped or not", async ({ page }) => {
  const words = await wordsOf(language);
  await openBakery(page, { path: "/orders/new", language });
  await page.request.post("/api/orders", {
    data: {
      clientName: "Ruth",
      deliveryDate: "2026-01-01",
      items: [{ dessert_name: "Honey cake", quantity: 1, unit_price: 40 }],
    },
  });
  await clientField(page, words).fill("Dana");
  await page.keyboard.press("Tab");
  const field = itemField(page, words);
  // Enter adds and sends nothing, also where nothing is typed; the known item comes with its price.
  await field.pressSequentially("honey cake");
  await expect(page.getByRole("option", { name: /^Honey cake/ })).toBeVisible();
  await field.press("Enter");
  await expect(lineOf(page, words, "Honey cake")).toBeVisible();
  await expect(itemField(page, words)).toBeFocused();
  await expect(itemField(page, words)).toHaveValue("");
  await itemField(page, words).press("Enter");
  await expect(page).toHaveURL(/\/orders\/new/);
  // Going on with Tab adds.
  await itemField(page, words).pressSequentially("Candles");
  await page.keyboard.press("Tab");
  await expect(lineOf(page, words, "Candles")).toBeVisible();
  await expect(itemField(page, words)).not.toBeFocused();
  // Enter in an amount ends the amount.
  await lineOf(page, words, "Candles").fill("3");
  await lineOf(page, words, "Candles").press("Enter");
  await expect(page).toHaveURL(/\/orders\/new/);
  // Save takes in what still is there.
  await itemField(page, words).pressSequentially("Gold leaf");
  await save(page);
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  const [saved] = (
    (await (await page.request.get("/api/orders?sort=newest")).json()) as { items: SavedOrder[] }
  ).items;
  expect(saved?.items).toMatchObject([
    { dessert_name: "Honey cake", quantity: 1, unit_price: 40 },
    { dessert_name: "Candles", quantity: 3 },
    { dessert_name: "Gold leaf", quantity: 1 },
  ]);
  // The form of a stored order alike; what is typed stays over a reload.
  await page.goto(`${page.url()}/edit`);
  await itemField(page, words).pressSequentially("Roses");
  await expect(itemField(page, words)).toHaveValue("Roses");
  const keptTexts = () => page.evaluate(() => Object.values(sessionStorage).join("\n"));
  await expect.poll(keptTexts).toContain("Roses");
  await page.reload();
  await expect(itemField(page, words)).toHaveValue("Roses");
  await save(page);
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("cell", { name: "Roses" })).toBeVisible();
});

test("an order that would cost nothing is asked about once", async ({ page }) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openBakery(page, { path: "/orders/new" });
  await clientField(page, words).fill("Dana");
  await page.keyboard.press("Tab");
  await itemField(page, words).pressSequentially("Honey cake");
  await save(page);
  const question = page.getByRole("alertdialog", { name: t("orders.no_price_title") });
  await question.getByRole("button", { name: t("orders.keep_editing") }).click();
  await expect(lineOf(page, words, "Honey cake")).toBeVisible();
  await save(page);
  await question.getByRole("button", { name: t("orders.save_without_price") }).click();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
});

test("a full or closed day is told of in the form, when moving and when copying", async ({
  page,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  await openBakery(page, { path: "/orders" });
  const days = { full: "2027-03-01", closed: "2027-03-02" };
  await page.request.patch("/api/menu-settings", {
    data: { maxOrdersADay: 1, closedDays: [{ from: days.closed, to: days.closed, note: "" }] },
  });
  const make = (deliveryDate: string) =>
    page.request.post("/api/orders", {
      data: { clientName: "Ruth", deliveryDate, agreedPrice: 10, items: [] },
    });
  await make(days.full);
  const { id } = (await (await make("2027-03-03")).json()) as { id: string };
  await page.goto(`/orders/new?date=${days.full}`);
  await expect(page.getByText(t("orders.over_limit", { over: "1", limit: "1" }))).toBeVisible();
  await clientField(page, words).fill("Dana");
  await page.keyboard.press("Tab");
  await itemField(page, words).pressSequentially("Cake");
  await save(page);
  await page.getByRole("button", { name: t("orders.save_without_price") }).click();
  const sameDay = page.getByRole("alertdialog");
  await expect(sameDay).toContainText(t("orders.day_full_title"));
  await expect(sameDay).toContainText("Ruth");
  await sameDay.getByRole("button", { name: t("orders.over_day") }).click();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  // Moving to the closed day.
  await page.goto(`/orders/${id}`);
  await page.getByRole("button", { name: t("orders.actions_of", { number: "2" }) }).click();
  await page.getByRole("menuitem", { name: t("orders.move_order") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /March 2,/ }).click();
  await expect(sheet.getByRole("status")).toContainText(t("orders.day_closed_title"));
  await sheet.getByRole("button", { name: t("orders.move_anyway") }).click();
  const movedTo = async (): Promise<string> => {
    const order = await page.request.get(`/api/orders/${id}`);
    return ((await order.json()) as { deliveryDate: string }).deliveryDate;
  };
  await expect.poll(movedTo).toBe(days.closed);
});
