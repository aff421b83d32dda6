import { addDays } from "@marzipan/domain/dates";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");

const enterShared = shareBakery(
  async (request) => {
    const today = await todayOf(request);
    await request.patch("/api/menu-settings", { data: { maxOrdersADay: 3 } });
    const order = (clientName: string) =>
      make<{ id: string; number: number }>(request, "orders", {
        clientName,
        deliveryDate: today,
        deliveryTime: "12:30",
        agreedPrice: 50,
      });
    return { today, first: await order("نورا"), second: await order("Noa") };
  },
  { name: "Levi Bakehouse" },
);

type Entered = Awaited<ReturnType<typeof enterShared>>;

async function openSheet(
  page: Parameters<typeof enterShared>[0],
  { id, number }: Entered["first"],
) {
  await page.goto(`/orders/${id}`);
  await page
    .getByRole("button", { name: t("orders.actions_of", { number: String(number) }) })
    .click();
  await page.getByRole("menuitem", { name: t("orders.move_order") }).click();
  return page.getByRole("dialog");
}

test("an order is moved to tomorrow by name, with another time, and the places are said", async ({
  page,
}) => {
  const { today, first } = await enterShared(page, "/dashboard", "en");
  const sheet = await openSheet(page, first);
  const tomorrow = addDays(today, 1);
  await sheet.getByRole("button", { name: t("common.tomorrow") }).click();
  const verdict = sheet.getByRole("status");
  await expect(verdict).toContainText(format.longDay(tomorrow));
  await sheet.getByRole("button", { name: t("orders.another_time") }).click();
  await sheet.getByRole("spinbutton").first().press("4");
  await sheet.getByRole("button", { name: /^Move/ }).last().click();
  await expect(sheet).toBeHidden();
  const answer = await page.request.get(`/api/orders/${first.id}`);
  const moved = (await answer.json()) as { deliveryDate: string; deliveryTime: string };
  expect(moved.deliveryDate).toBe(tomorrow);
  expect(moved.deliveryTime).toMatch(/^(04|16):30$/);
});

test("three weeks from today are offered, and a day that is over moves only after a warning", async ({
  page,
}) => {
  const { today, second } = await enterShared(page, "/dashboard", "en");
  const sheet = await openSheet(page, second);
  const grid = sheet.getByRole("group", { name: t("orders.delivery_date") });
  await expect(grid.getByRole("button")).toHaveCount(21);
  await expect(grid.getByRole("button", { name: format.longDay(addDays(today, -1)) })).toHaveCount(
    0,
  );
  await sheet.getByRole("button", { name: t("orders.another_day") }).click();
  const past = addDays(`${today.slice(0, 8)}01`, -5);
  await sheet.getByRole("button", { name: t("common.previous_month") }).click();
  await sheet.getByRole("button", { name: format.longDay(past) }).click();
  await expect(sheet.getByRole("status")).toContainText(
    t("orders.day_is_over", { date: format.longDay(past) }),
  );
  await sheet.getByRole("button", { name: t("orders.move_anyway") }).click();
  await expect(sheet).toBeHidden();
  const answer = await page.request.get(`/api/orders/${second.id}`);
  expect(await answer.json()).toMatchObject({ deliveryDate: past });
});
