import type { Locator } from "@playwright/test";
import { askForCake } from "./support/ask-order.ts";
import { make, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { foundMenuBakery } from "./support/menu-bakery.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");
const note = "No nuts, an allergic child";

test("what an order notes is read on its ticket and at what is baked for it", async ({ page }) => {
  await foundMenuBakery(page.request);
  await make(page.request, "orders", {
    clientName: "Dana Peretz",
    deliveryDate: await todayOf(page.request),
    notes: note,
    items: [{ dessert_name: "Poppy cake", quantity: 1, unit_price: 90 }],
  });
  for (const place of ["/dashboard", "/orders", "/bake-list"]) {
    await page.goto(place);
    await expect(page.getByText(note).last()).toBeVisible();
  }
});

/** One place stands above another, once both stand. */
async function expectAbove(first: Locator, second: Locator): Promise<void> {
  const topOf = async (place: Locator): Promise<number> =>
    (await place.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await topOf(second)) - (await topOf(first))).toBeGreaterThan(0);
}

test("what a customer notes is read before the request is accepted", async ({
  page,
  browser,
  baseURL,
}) => {
  const bakery = await foundMenuBakery(page.request);
  const customer = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await askForCake(customer.request, bakery, "Dana Peretz", { note });
  await customer.close();
  await page.goto("/order-requests");
  const card = page.getByRole("article").filter({ hasText: "Dana Peretz" });
  const accept = card.getByRole("button", { name: t("requests.accept") });
  await expectAbove(card.getByText(note), accept);
  await card.getByRole("link", { name: "Dana Peretz" }).click();
  await page.waitForURL(/\/order-requests\/./);
  await expectAbove(
    page.getByText(note),
    page.getByRole("button", { name: t("requests.accept"), exact: true }),
  );
});
