import { addDays } from "@marzipan/domain/dates";
import type { Page } from "@playwright/test";
import { make, openBakery, todayOf } from "./support/bakery.ts";
import { chooseAct } from "./support/order-steps.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("he");
const { t, format } = words;

const press = async (page: Page, name: string): Promise<void> =>
  await page.getByRole("button", { name, exact: true }).click();

/** A bakery that takes one order a day, and a way to take one for that day. */
async function openSmallBakery(page: Page) {
  await openBakery(page, { path: "/orders", language: "he" });
  const day = addDays(await todayOf(page.request), 9);
  await page.request.patch("/api/menu-settings", { data: { maxOrdersADay: 1 } });
  const order = async (clientName: string) =>
    await make<{ id: string; number: number }>(page.request, "orders", {
      clientName,
      deliveryDate: day,
      overCapacity: true,
    });
  return { day, order };
}

test("a full day is told of before a cancelled, deleted or completed order comes back to it", async ({
  page,
}) => {
  const { day, order } = await openSmallBakery(page);
  const warning = page.getByRole("alertdialog", { name: t("orders.day_full_title") });
  const warned = async (): Promise<void> => {
    await expect(warning).toContainText(format.longDay(day));
    await warning.getByRole("button", { name: t("orders.over_day") }).click();
    await expect(warning).toBeHidden();
  };

  // The place is still free: restoring asks nothing.
  const first = await order("Noa Levi");
  await page.request.post(`/api/orders/${first.id}/cancel`, { data: {} });
  await page.goto(`/orders/${first.id}`);
  await press(page, t("orders.restore_order"));
  await expect(page.getByText(t("orders.cancelled_note"))).toBeHidden();

  // It was taken meanwhile: the order stays cancelled until the owner goes over it.
  await page.request.post(`/api/orders/${first.id}/cancel`, { data: {} });
  await order("Ada Lovelace");
  await page.reload();
  await press(page, t("orders.restore_order"));
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole("button", { name: t("common.cancel") }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByText(t("orders.cancelled_note"))).toBeVisible();
  await press(page, t("orders.restore_order"));
  await warned();
  await expect(page.getByText(t("orders.cancelled_note"))).toBeHidden();

  // Completed, it leaves its place; opened again, it is asked about.
  await page.request.post(`/api/orders/${first.id}/status`, { data: { status: "completed" } });
  await page.reload();
  await chooseAct(page, words, first.number, t("common.status_in_progress"));
  await warned();
  await expect(page.getByText(t("common.status_in_progress"))).toBeVisible();

  // From the page of a deleted order, and from Recently deleted.
  await page.request.delete(`/api/orders/${first.id}`);
  await page.reload();
  await press(page, t("common.restore"));
  await warned();
  await expect(page.getByText(t("orders.deleted_note"))).toBeHidden();
  await page.request.delete(`/api/orders/${first.id}`);
  await page.goto("/orders/deleted");
  await press(page, t("common.restore"));
  await warned();
  await expect(page.getByText("Noa Levi")).toBeHidden();

  // Undo in the list takes back what was done a moment ago, and asks nothing.
  await page.goto("/orders");
  await press(page, t("orders.actions_of", { number: String(first.number) }));
  await page.getByRole("menuitem", { name: t("orders.delete_order") }).click();
  await page
    .getByRole("alertdialog", {
      name: t("orders.delete_question", { number: String(first.number) }),
    })
    .getByRole("button", { name: t("common.delete") })
    .click();
  await press(page, t("common.undo"));
  await expect(page.getByRole("link", { name: "Noa Levi" })).toBeVisible();
  await expect(warning).toBeHidden();
});
