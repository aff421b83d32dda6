import { addDays } from "@marzipan/domain/dates";
import type { Language } from "@marzipan/contract/languages";
import { foundBakery, make, todayOf } from "./support/bakery.ts";
import { chooseAct } from "./support/order-steps.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

for (const language of ["en", "he"] as const satisfies readonly Language[]) {
  test(`a moved order waits to be told, across a reload and on the list, and is undone, in ${language}`, async ({
    page,
  }) => {
    const words = await wordsOf(language);
    const { t, format } = words;
    await foundBakery(page.request, { language });
    const today = await todayOf(page.request);
    const { id, number } = await make<{ id: string; number: number }>(page.request, "orders", {
      clientName: language === "he" ? "Noa Levi" : "נועה לוי",
      phone: "052-5550147",
      deliveryDate: today,
      deliveryTime: "12:30",
      items: [{ dessert_name: "Honey cake", quantity: 1, unit_price: 185 }],
    });
    await page.goto(`/orders/${id}`);
    await chooseAct(page, words, number, t("orders.move_order"));
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: t("common.tomorrow") }).click();
    const day = format.longDay(addDays(today, 1));
    const when = t("common.day_at_time", { day, time: format.time("12:30") });
    const move = t("orders.move_to_day", { date: when });
    await sheet
      .getByRole("button", { name: new RegExp(`${move}|${t("orders.move_anyway")}`) })
      .click();
    const band = page.getByRole("status").filter({ hasText: t("orders.tell_customer") });
    await expect(band).toContainText(t("orders.moved_to_tomorrow"));
    await page.reload();
    await expect(band.getByRole("link", { name: t("orders.tell_customer") })).toHaveAttribute(
      "href",
      /wa\.me\/972525550147\?text=/,
    );
    await page.goto("/orders");
    await expect(band).toContainText(/Noa Levi|נועה לוי/);
    await band.getByRole("button", { name: t("common.undo") }).dblclick();
    await expect(band).toBeHidden();
    const answer = await page.request.get(`/api/orders/${id}`);
    expect(await answer.json()).toMatchObject({ deliveryDate: today, customerUpdate: null });
  });
}

test("told in one tab, it is gone in the other; a newer change of another phone stays", async ({
  page,
  context,
}) => {
  const { t } = await wordsOf("en");
  await foundBakery(page.request);
  const { id } = await make<{ id: string }>(page.request, "orders", {
    clientName: "Noa",
    phone: "052-5550147",
    deliveryDate: await todayOf(page.request),
    agreedPrice: 50,
  });
  await page.request.post(`/api/orders/${id}/ready`, { data: { ready: true } });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/orders/${id}`);
  const tell = (tab: typeof page) => tab.getByRole("link", { name: t("orders.tell_customer") });
  await expect(tell(other)).toBeVisible();
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await tell(page).click();
  await expect(tell(page)).toBeHidden();
  await expect(tell(other)).toBeHidden();
  await page.request.post(`/api/orders/${id}/cancel`, { data: {} });
  await expect(tell(other)).toBeVisible();
  await expect(other.getByRole("button", { name: t("orders.restore_order") })).toBeVisible();
  await other
    .getByRole("status")
    .getByRole("button", { name: t("common.close") })
    .click();
  await expect(tell(other)).toBeHidden();
});
