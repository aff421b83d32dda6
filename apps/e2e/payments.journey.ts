import { addDays } from "@marzipan/domain/dates";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");

const enterShared = shareBakery(
  async (request) => {
    const today = await todayOf(request);
    const order = (clientName: string, more: object = {}) =>
      make(request, "orders", {
        clientName,
        deliveryDate: addDays(today, 5),
        agreedPrice: 90,
        ...more,
      });
    await order("Ruth Twice");
    await order("Ruth Twice", { agreedPrice: 70 });
    const typed = await order("Dana Typed");
    const dollars = await order("Sam Dollar", { currency: "USD", agreedPrice: 30 });
    const deleted = await order("Gone Order");
    await request.delete(`/api/orders/${deleted.id as string}`);
    return {
      typed: typed.id as string,
      dollars: dollars.id as string,
      deleted: deleted.id as string,
    };
  },
  { name: "Levi Bakehouse" },
);

test("a typed order is taken in and shown, survives a reload, and is asked about when several fit", async ({
  page,
}) => {
  const { typed } = await enterShared(page, "/payments/new", "en");
  const order = page.getByRole("combobox", { name: t("payments.order") });
  const amount = page.getByLabel(t("payments.amount"), { exact: true });
  const currency = page.getByRole("button", { name: t("common.currency") });
  const save = page.getByRole("button", { name: t("payments.save") });
  const dialog = page.getByRole("alertdialog");

  await order.pressSequentially("sam dollar");
  await expect(page.getByText(format.money(30, "USD")).first()).toBeVisible();
  await expect(amount).toHaveValue(/30/);
  await order.fill("Ruth");
  await order.press("Escape");
  await expect(amount).toHaveValue("");
  await expect(currency).toContainText(t("common.currency_ILS"));
  await amount.fill("25");
  await save.click();
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await dialog.getByRole("button", { name: t("payments.save") }).click();
  await expect(dialog.getByText(t("errors.problem_required"))).toBeVisible();
  await dialog.getByRole("button", { name: t("common.cancel") }).click();

  await order.fill("dana typed");
  const shown = page.getByRole("status").filter({ hasText: format.money(90, "ILS") });
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(amount).toHaveValue(/25/);
  await save.click();
  await page.waitForURL(`**/orders/${typed}`);
  await expect(page.getByText(t("payments.state_part_paid"))).toBeVisible();
});

test("a payment that fits no order keeps the payer's name", async ({ page }) => {
  await enterShared(page, "/payments/new", "en");
  await page.getByRole("combobox", { name: t("payments.order") }).fill("Nobody Known");
  await page.getByLabel(t("payments.amount"), { exact: true }).fill("12");
  await page.getByRole("button", { name: t("payments.save") }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Nobody Known");
  await dialog.getByRole("button", { name: t("payments.keep_without") }).click();
  await page.waitForURL("**/payments");
  await page
    .getByRole("button")
    .filter({ hasText: t("payments.without_order") })
    .click();
  await expect(page.getByRole("dialog")).toContainText("Nobody Known");
});

test("a double tap records one payment, also where more than the balance is confirmed", async ({
  page,
}) => {
  const { typed } = await enterShared(page, "/dashboard", "en");
  await page.goto(`/payments/new?order=${typed}`);
  await page.getByLabel(t("payments.amount"), { exact: true }).fill("500");
  await page.getByRole("button", { name: t("payments.save") }).click();
  const over = t("payments.over_confirm", { amount: format.money(500, "ILS") });
  await page.getByRole("alertdialog").getByRole("button", { name: over }).dblclick();
  await page.waitForURL(`**/orders/${typed}`);
  const { items } = await (await page.request.get(`/api/orders/${typed}/payments`)).json();
  const recorded = (items as { amount: number }[]).filter(({ amount }) => amount === 500);
  expect(recorded).toHaveLength(1);
});

test("a payment in another currency counts for what the owner says", async ({ page }) => {
  const { dollars } = await enterShared(page, "/dashboard", "en");
  await page.goto(`/payments/new?order=${dollars}`);
  await page.getByRole("button", { name: t("common.currency") }).click();
  await page.getByRole("option", { name: t("common.currency_ILS") }).click();
  await page.getByLabel(t("payments.amount"), { exact: true }).fill("36");
  await page.getByRole("button", { name: t("payments.save") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: t("payments.record_for_order") }).click();
  await expect(dialog.getByText(t("errors.problem_required"))).toBeVisible();
  await dialog.getByLabel(t("payments.counts_as")).fill("10");
  await dialog.getByRole("button", { name: t("payments.record_for_order") }).click();
  await page.waitForURL(`**/orders/${dollars}`);
  const paid = page.locator("dl").filter({ hasText: t("payments.paid_so_far") });
  await expect(paid).toContainText(format.money(20, "USD"));
});

test("an order that is deleted is said to be, with the way to Recently deleted", async ({
  page,
}) => {
  const { deleted } = await enterShared(page, "/dashboard", "en");
  await page.goto(`/payments/new?order=${deleted}`);
  await expect(page.getByRole("heading", { name: t("orders.deleted_note") })).toBeVisible();
  await page.getByRole("link", { name: t("common.recently_deleted") }).click();
  await expect(page.getByText("Gone Order")).toBeVisible();
});

test("a refund names its amount, method and day", async ({ page }) => {
  const { dollars } = await enterShared(page, "/dashboard", "en");
  const made = await make(page.request, "payments", {
    orderId: dollars,
    amount: 5,
    method: "card",
    confirmsOver: true,
  });
  await page.goto("/payments");
  await page
    .getByRole("button")
    .filter({ hasText: t("payments.method_card") })
    .first()
    .click();
  await page.getByRole("button", { name: t("payments.refund") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel(t("payments.amount"), { exact: true }).fill("50");
  await dialog.getByText(t("payments.method_cash"), { exact: true }).click();
  await dialog.getByRole("button", { name: t("payments.refund"), exact: true }).click();
  await expect(dialog).toContainText(t("errors.refund_too_big"));
  await dialog.getByLabel(t("payments.amount"), { exact: true }).fill("5");
  await dialog.getByRole("button", { name: t("payments.refund"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const { items } = await (await page.request.get("/api/payments?method=cash&limit=1")).json();
  expect(items[0]).toMatchObject({
    kind: "refund",
    refersToId: made.id,
    method: "cash",
    amount: 5,
  });
});

test("an endless word and emoji stay on the screen of a phone", async ({ page }) => {
  await enterShared(page, "/dashboard", "en");
  const word = "Pneumonoultramicroscopic".repeat(3);
  const order = await make(page.request, "orders", {
    clientName: `${word} 🎂`,
    deliveryDate: addDays(await todayOf(page.request), -2),
    items: [{ dessert_name: word, quantity: 2, unit_price: 12_345.5 }],
  });
  const id = order.id as string;
  await make(page.request, "payments", {
    orderId: id,
    amount: 1,
    method: "check",
    reference: word,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/receipt/${id}`, `/orders/${id}`, "/payments", "/payments/owing"]) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeVisible();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      path,
      390,
    ]);
  }
});
