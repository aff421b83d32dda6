import { plans } from "@marzipan/domain/plans";
import type { Page } from "@playwright/test";
import { make } from "./support/bakery.ts";
import { expect, signIn, test } from "./support/journey.ts";
import { addOwn, clientField, lineOf, saveOrder } from "./support/order-steps.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("ar");
const { t } = words;
const { limits } = plans.basic;

type Counted = "orders" | "clients" | "products";

const modal = (page: Page) => page.getByRole("dialog", { name: t("billing.upgrade_title") });

async function usedOf(page: Page, name: Counted): Promise<number> {
  const answer = await page.request.get("/api/usage");
  return ((await answer.json()) as Record<Counted, { used: number }>)[name].used;
}

/** Makes as many as the plan still allows, so that the next one is refused. */
async function fillUp(page: Page, name: Counted): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (let n = await usedOf(page, name); n < limits[name]; n += 1) {
    const data =
      name === "orders" ? { clientName: `زبون ${n}`, deliveryDate: today } : { name: `جديد ${n}` };
    await make(page.request, name, data);
  }
}

async function expectRefusal(page: Page, name: Counted): Promise<void> {
  const [used, limit] = [limits[name], limits[name]];
  await expect(modal(page)).toContainText(t(`billing.limit_${name}`, { used, limit }));
  await modal(page)
    .getByRole("button", { name: t("billing.not_now") })
    .click();
  await expect(modal(page)).toBeHidden();
  await expect(
    page.getByRole("alert").filter({ hasText: t("errors.limit_reached") }),
  ).toBeVisible();
  expect(await usedOf(page, name)).toBe(limits[name]);
}

test("the demo's basic account is refused the 26th client, the 11th product and the 51st order, and loses nothing", async ({
  page,
}) => {
  test.slow();
  await signIn(page, { email: "other@demo.test", language: "ar", path: "/clients/new" });
  await fillUp(page, "clients");
  const name = page.getByLabel(t("common.name"));
  await name.fill("ليلى");
  await page.getByLabel(t("common.notes")).fill("تحب الفستق");
  await page.getByRole("button", { name: t("clients.save") }).click();
  await expectRefusal(page, "clients");
  await expect(name).toHaveValue("ليلى");
  await expect(page.getByLabel(t("common.notes"))).toHaveValue("تحب الفستق");

  await page.goto("/products/new");
  await fillUp(page, "products");
  await name.fill("مدلوقة");
  await page.getByRole("button", { name: t("products.save") }).click();
  await expectRefusal(page, "products");
  await expect(name).toHaveValue("مدلوقة");

  await page.goto("/orders/new");
  await fillUp(page, "orders");
  await clientField(page, words).fill("ليلى");
  await page.keyboard.press("Tab");
  await addOwn(page, words, "مدلوقة", 45);
  await saveOrder(page, words);
  const sameDay = page.getByRole("alertdialog");
  await expect(sameDay.or(modal(page))).toBeVisible();
  if (await sameDay.isVisible()) {
    await sameDay.getByRole("button", { name: t("orders.save_order") }).click();
  }
  await expectRefusal(page, "orders");
  await expect(clientField(page, words)).toHaveValue("ليلى");
  await expect(lineOf(page, words, "مدلوقة")).toHaveValue("1");
});
