import type { Locator, Page } from "@playwright/test";
import { make, openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { clientField, itemField, lineOf, orderIdOf } from "./support/order-steps.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");
const { t } = words;

/** Goes on with Tab until something is in focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${String(wanted)}`);
}

test.use({ viewport: { width: 1280, height: 800 } });

test("an order is taken, put into preparation and found with the keyboard alone", async ({
  page,
}) => {
  await openBakery(page, { path: "/orders" });
  await make(page.request, "clients", { name: "Noa Levi", phone: "052-555-0101" });
  await make(page.request, "products", { name: "Honey cake" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("n");
  await expect(clientField(page, words)).toBeFocused();
  await page.keyboard.type("noa");
  await expect(page.getByRole("option", { name: /^Noa Levi/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(clientField(page, words)).toHaveValue("Noa Levi");

  await tabTo(page, page.getByRole("radio", { checked: true }).first());
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: t("common.today"), exact: true })).toBeChecked();
  await tabTo(page, page.getByRole("spinbutton").first());
  await page.keyboard.type("1130a");
  await tabTo(page, itemField(page, words));
  await page.keyboard.type("honey");
  await expect(page.getByRole("option", { name: /^Honey cake/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(lineOf(page, words, "Honey cake")).toHaveValue("1");
  await expect(itemField(page, words)).toBeFocused();
  await page.keyboard.type("Own rugelach");
  await expect(
    page.getByRole("option", { name: t("orders.add_named", { name: "Own rugelach" }) }),
  ).toBeVisible();
  await expect(page.getByRole("option", { name: /^Honey cake/ })).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(lineOf(page, words, "Own rugelach")).toHaveValue("1");
  await tabTo(page, lineOf(page, words, "Own rugelach"));
  await page.keyboard.press("ArrowUp");
  await expect(lineOf(page, words, "Own rugelach")).toHaveValue("2");
  await tabTo(page, page.getByRole("button", { name: t("orders.save_order") }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: t("orders.save_without_price") }));
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  const stored = await page.request.get(`/api/orders/${orderIdOf(page)}`);
  expect(await stored.json()).toMatchObject({
    clientName: "Noa Levi",
    deliveryTime: "11:30",
    items: [
      { dessert_name: "Honey cake", quantity: 1 },
      { dessert_name: "Own rugelach", quantity: 2 },
    ],
  });
  await expect(page.getByRole("heading", { name: t("orders.history") })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: t("orders.start_preparing") }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: t("orders.mark_ready") })).toBeVisible();
});
