import { addDays } from "@marzipan/domain/dates";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");

const enterShared = shareBakery(
  async (request) => {
    const today = await todayOf(request);
    const order = await make(request, "orders", {
      clientName: "Ruth Edited",
      deliveryDate: addDays(today, 5),
      agreedPrice: 46,
      depositKind: "percent",
      depositValue: 30,
    });
    await make(request, "clients", { name: "Noa Edited" });
    return { order: order.id as string };
  },
  { name: "Back Bakehouse" },
);

test("after saving, Back leads to where one was before the page", async ({ page }) => {
  const { order } = await enterShared(page, "/orders", "en");
  await page.getByRole("link", { name: /Ruth Edited/ }).click();
  await page.waitForURL(`**/orders/${order}`);
  await page.getByRole("button", { name: t("orders.actions_of", { number: "1" }) }).click();
  await page.getByRole("menuitem", { name: t("common.edit"), exact: true }).click();
  await page.getByLabel(t("orders.agreed_price"), { exact: true }).fill("47");
  await page.getByRole("button", { name: t("orders.save_order"), exact: true }).click();
  await page.waitForURL(`**/orders/${order}`);
  await expect(page.locator("dl").getByText(format.money(47, "ILS")).first()).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/orders");

  await page.goto("/clients?q=noa");
  await page.getByRole("link", { name: /Noa Edited/ }).click();
  await page
    .getByRole("link", { name: t("common.edit"), exact: true })
    .first()
    .click();
  await page.getByLabel(t("common.name"), { exact: true }).fill("Noa Changed");
  await page.getByRole("button", { name: t("clients.save"), exact: true }).click();
  await expect(page.getByRole("heading", { name: "Noa Changed" })).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/clients?q=noa");
});

test("a cancelled order asks for no deposit, and says what is to be given back", async ({
  page,
}) => {
  const { order } = await enterShared(page, "/dashboard", "en");
  await make(page.request, "payments", { orderId: order, amount: 40, method: "cash" });
  await page.goto(`/orders/${order}`);
  const sums = page.locator("dl").filter({ hasText: t("payments.paid_so_far") });
  await expect(sums).toContainText(t("orders.deposit_percent_of", { percent: "30%" }));
  await page.request.post(`/api/orders/${order}/cancel`, { data: {} });
  await page.reload();
  await expect(sums).toContainText(t("payments.to_give_back"));
  await expect(sums).toContainText(format.money(40, "ILS"));
  await expect(sums).not.toContainText(t("orders.deposit_percent_of", { percent: "30%" }));
});
