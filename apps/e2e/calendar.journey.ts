import { addDays, addMonths, weekStartOf } from "@marzipan/domain/dates";
import type { Locator, Page } from "@playwright/test";
import { make, openBakery, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");

const open = shareBakery(async (request) => {
  const today = await todayOf(request);
  // A Tuesday some weeks ahead: with its neighbours it lies in one week, wherever weeks begin.
  const tuesday = addDays(weekStartOf(addDays(today, 21), 0), 2);
  const base = { fulfilment: "pickup", items: [{ dessert_name: "Challah", quantity: 3 }] };
  const order = (clientName: string, deliveryDate: string, deliveryTime: string) =>
    make<{ id: string; number: number }>(request, "orders", {
      ...base,
      clientName,
      deliveryDate,
      deliveryTime,
    });
  const dragged = await order("دانة", tuesday, "09:30");
  const moved = await order("Noa Levi", tuesday, "11:00");
  await order("Ada Lovelace", addDays(tuesday, 1), "15:00");
  return { today, tuesday, dragged, moved };
});

const dayColumn = (page: Page, day: string): Locator =>
  page.getByRole("region", { name: format.longDay(day) });

const orderIn = (day: Locator, name: string): Locator => day.getByRole("link", { name });

async function dayOf(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/orders/${id}`);
  return ((await answer.json()) as { deliveryDate: string }).deliveryDate;
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("an order is dragged to another day of the week and of the month, and a reload keeps the place", async ({
    page,
  }) => {
    const { tuesday, dragged } = await open(page, "/orders/calendar");
    const [wednesday, thursday] = [addDays(tuesday, 1), addDays(tuesday, 2)];
    for (let week = 0; week < 3; week += 1) {
      await page.getByRole("button", { name: t("orders.next_week") }).click();
    }
    await expect(orderIn(dayColumn(page, tuesday), "دانة")).toBeVisible();
    await expect(dayColumn(page, tuesday).getByText("9:30")).toBeVisible();
    await expect(dayColumn(page, wednesday)).toContainText(t("orders.orders_count", { n: 1 }));

    await dayColumn(page, tuesday)
      .getByRole("listitem")
      .filter({ hasText: "دانة" })
      .first()
      .dragTo(dayColumn(page, wednesday));
    await expect(orderIn(dayColumn(page, wednesday), "دانة")).toBeVisible();
    await expect(orderIn(dayColumn(page, tuesday), "دانة")).toBeHidden();
    await expect(dayColumn(page, wednesday)).toContainText(t("orders.orders_count", { n: 2 }));
    await expect.poll(() => dayOf(page, dragged.id)).toBe(wednesday);

    const place = placeOf(page);
    await page.reload();
    expect(placeOf(page)).toBe(place);
    await expect(orderIn(dayColumn(page, wednesday), "دانة")).toBeVisible();

    await page.getByText(t("orders.view_month"), { exact: true }).click();
    await expect(page.getByRole("heading", { name: format.month(wednesday) })).toBeVisible();
    // The tab key stops at one day; the arrows lead to the others, and the stop goes with them.
    const stops = page.locator("[data-day]:has(:is(a[href], button):not([tabindex='-1']))");
    await expect(stops).toHaveCount(1);
    await dayColumn(page, tuesday).getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(dayColumn(page, wednesday).getByRole("link").first()).toBeFocused();
    await expect(stops).toHaveCount(1);
    await expect(stops).toHaveAttribute("data-day", wednesday);
    await dayColumn(page, wednesday)
      .getByRole("listitem")
      .filter({ hasText: "دانة" })
      .dragTo(dayColumn(page, thursday));
    await expect(orderIn(dayColumn(page, thursday), "دانة")).toBeVisible();
    await expect.poll(() => dayOf(page, dragged.id)).toBe(thursday);

    await page.reload();
    await expect(page.getByRole("heading", { name: format.month(wednesday) })).toBeVisible();
    await expect(orderIn(dayColumn(page, thursday), "دانة")).toBeVisible();
    await page.getByRole("button", { name: t("common.next_month") }).click();
    await expect(
      page.getByRole("heading", { name: format.month(addMonths(wednesday, 1)) }),
    ).toBeVisible();
    await page.getByRole("button", { name: t("common.today"), exact: true }).click();
    await expect(page).not.toHaveURL(/[?&]day=/);
  });

  test("orders that are dragged one after the other are all moved, however slow the network is", async ({
    page,
  }) => {
    const { tuesday } = await open(page, "/orders/calendar");
    const base = { deliveryDate: addDays(tuesday, 7), items: [{ dessert_name: "Challah" }] };
    const first = await make(page.request, "orders", { ...base, clientName: "First" });
    const second = await make(page.request, "orders", { ...base, clientName: "Second" });
    await page.route("**/api/orders/*", async (route) => {
      if (route.request().method() === "PATCH")
        await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`/orders/calendar?day=${base.deliveryDate}`);
    const [from, to] = [base.deliveryDate, addDays(base.deliveryDate, 1)];
    for (const name of ["First", "Second"]) {
      const order = dayColumn(page, from).getByRole("listitem").filter({ hasText: name });
      await order.dragTo(dayColumn(page, to));
      await expect(orderIn(dayColumn(page, to), name)).toBeVisible({ timeout: 1000 });
    }
    await expect.poll(() => dayOf(page, first.id)).toBe(to);
    await expect.poll(() => dayOf(page, second.id)).toBe(to);
    await expect(dayColumn(page, to)).toContainText(t("orders.orders_count", { n: 2 }));
  });

  test("a drag that the server refuses puts the order back and says why", async ({ page }) => {
    const { tuesday, moved } = await open(page, "/orders/calendar");
    await page.goto(`/orders/calendar?day=${tuesday}`);
    await page.route("**/api/orders/*", (route) =>
      route.request().method() === "PATCH" ? route.abort("connectionfailed") : route.continue(),
    );
    const order = dayColumn(page, tuesday).getByRole("listitem").filter({ hasText: "Noa Levi" });
    await order.dragTo(dayColumn(page, addDays(tuesday, 1)));
    await expect(page.getByRole("alert")).toContainText(
      t("orders.not_moved", { number: String(moved.number), why: "" }).trim(),
    );
    await expect(orderIn(dayColumn(page, tuesday), "Noa Levi")).toBeVisible();
  });

  test("a day says how many of its places are taken, that it is full, and that it is closed", async ({
    page,
  }) => {
    // A bakery of its own: the others of this file know no limit.
    await openBakery(page, { path: "/orders" });
    const today = await todayOf(page.request);
    const tuesday = addDays(weekStartOf(addDays(today, 21), 0), 2);
    const [wednesday, thursday] = [addDays(tuesday, 1), addDays(tuesday, 2)];
    const changed = await page.request.patch("/api/menu-settings", {
      data: {
        maxOrdersADay: 2,
        openingHours: Array.from({ length: 7 }, () => [{ from: "08:00", to: "18:00" }]),
        closedDays: [{ from: thursday, to: thursday }],
      },
    });
    expect(changed.status()).toBe(200);
    for (const name of ["One", "Two"]) {
      await make(page.request, "orders", {
        clientName: name,
        deliveryDate: addDays(tuesday, 3),
        items: [{ dessert_name: "Challah", quantity: 1 }],
      });
    }
    await page.goto(`/orders/calendar?day=${tuesday}`);
    const places = (taken: number) => t("orders.taken_of_limit", { taken, limit: 2 });
    await expect(dayColumn(page, addDays(tuesday, -1))).toContainText(places(0));
    await expect(dayColumn(page, thursday)).toContainText(t("orders.closed"));
    const full = dayColumn(page, addDays(tuesday, 3));
    await expect(full).toContainText(places(2));
    await expect(full).toContainText(t("orders.day_full"));
    await expect(dayColumn(page, wednesday)).toContainText(places(0));
    await expectAccessible(page);
    await page.getByText(t("orders.view_month"), { exact: true }).click();
    const inMonth = page.getByRole("region", { name: format.longDay(thursday) });
    await expect(inMonth).toContainText(t("orders.closed"));
    await expectAccessible(page);
  });
});

for (const [view, width] of [
  ["week", 390],
  ["month", 1280],
] as const) {
  test(`the next ${view} at ${width} px is said to be free only once it is known`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { today } = await open(page, "/orders/calendar");
    await page.goto(`/orders/calendar?view=${view}&day=${addDays(today, 140)}`);
    const free = page.getByText(t("orders.nothing_on_day"), { exact: true });
    const none = page.getByLabel(t("orders.orders_count", { n: 0 }));
    const isSaid = view === "month" ? none : free;
    await expect(isSaid.first()).toBeVisible();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/orders/calendar?*", async (route) => {
      await held;
      await route.continue();
    });
    const next = view === "week" ? "orders.next_week" : "common.next_month";
    await page.getByRole("button", { name: t(next) }).click();
    await expect(isSaid).toHaveCount(0);
    answer();
    await expect(isSaid.first()).toBeVisible();
  });
}

test("on a phone the month shows the chosen day, and the menu moves an order without a mouse", async ({
  page,
}) => {
  const { tuesday, moved } = await open(page, "/orders/calendar");
  const friday = addDays(tuesday, 3);
  await page.goto(`/orders/calendar?view=month&day=${tuesday}`);
  await page
    .getByRole("button", { name: t("orders.actions_of", { number: String(moved.number) }) })
    .click();
  await page.getByRole("menuitem", { name: t("orders.move_order") }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: t("orders.move_save") })).toBeDisabled();
  await sheet.getByRole("button", { name: format.longDay(friday) }).click();
  await sheet.getByRole("button", { name: t("orders.move_save") }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => dayOf(page, moved.id)).toBe(friday);
  await expect(page.getByRole("link", { name: "Noa Levi" })).toBeHidden();
  await page.getByRole("button", { name: format.longDay(friday) }).click();
  await expect(page).toHaveURL(new RegExp(`day=${friday}`));
  await expect(page.getByRole("link", { name: "Noa Levi" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Noa Levi" })).toBeHidden();
});
