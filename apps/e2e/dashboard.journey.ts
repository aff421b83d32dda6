import { addDays } from "@marzipan/domain/dates";
import type { Page } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");
const name = "Dana";

const open = shareBakery(async (request) => {
  const today = await todayOf(request);
  const order = (clientName: string, day: number, status: string, unit_price: number) =>
    make<{ id: string }>(request, "orders", {
      clientName,
      deliveryDate: addDays(today, day),
      deliveryTime: "23:30",
      status,
      items: [{ dessert_name: "Babka", quantity: 1, unit_price }],
    });
  const next = await order("Noa Levi", 0, "pending", 80);
  await order("דנה כהן", 0, "completed", 120.5);
  await order("سلمى حداد", 1, "in_progress", 60);
  await make(request, "tasks", { title: "Order flour", dueDate: today });
  return { today, next };
});

const greetings = (
  [
    "morning_1",
    "morning_2",
    "afternoon_1",
    "afternoon_2",
    "evening",
    "night",
    "any_1",
    "any_2",
    "any_3",
    "any_4",
  ] as const
).map((one) => t(`dashboard.greeting_${one}`, { name }));

const quickActions = [
  ["dashboard.quick_order", "/orders/new"],
  ["dashboard.quick_payment", "/payments/new"],
  ["dashboard.quick_client", "/clients/new"],
  ["dashboard.quick_orders", "/orders"],
  ["dashboard.quick_menu", "/menu"],
  ["dashboard.quick_receipts", "/receipts"],
  ["dashboard.quick_expenses", "/expenses"],
  ["dashboard.quick_tasks", "/tasks"],
] as const;

const numbers = (page: Page) => page.getByRole("navigation", { name: t("dashboard.numbers") });

test("the day: a greeting, four numbers that lead to their orders, what comes, and tasks", async ({
  page,
}) => {
  const { today, next } = await open(page, "/dashboard");
  const head = page.getByRole("heading", { level: 1 });
  await expect(head).toBeVisible();
  expect(greetings).toContain((await head.innerText()).replaceAll(/[\u2066-\u2069]/g, ""));
  await expect(page.getByText(format.longDay(today)).first()).toBeVisible();
  await expect(page.getByText(t("dashboard.orders_today", { n: 2 }))).toBeVisible();

  const figures = numbers(page).getByRole("link");
  await expect(figures).toHaveCount(4);
  await expect(figures).toHaveText([
    /^2\s*Today$/,
    /^1\s*Pending$/,
    /^1\s*Completed$/,
    new RegExp(`${format.money(120.5, "ILS")}\\s*Revenue this month$`),
  ]);
  await expect(page.getByRole("link", { name: "سلمى حداد" })).toBeVisible();
  await expect(page.getByText(t("dashboard.completed_already", { n: 1 }))).toBeVisible();
  const due = page.getByRole("link", { name: t("dashboard.owing_clients", { n: 2 }) });
  await expect(due).toContainText(format.money(200.5, "ILS"));
  await expect(due).not.toContainText(t("dashboard.owing_overdue", { n: 1 }));
  await page.locator("summary", { hasText: t("common.more") }).click();
  await expect(page.getByText(t("dashboard.reports_available"))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("dashboard.catalog_title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("dashboard.advisor_title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("dashboard.month_title") })).toBeVisible();

  // Handing over from here, once it is ready, and taking it back.
  await page.getByRole("button", { name: t("orders.mark_ready"), exact: true }).click();
  const collect = t("orders.hand_over_collect", { amount: format.money(80, "ILS") });
  await page.getByRole("button", { name: collect, exact: true }).first().click();
  await page.getByRole("button", { name: t("orders.collect_later"), exact: true }).click();
  await expect(page.getByText(t("orders.handed_over", { name: "Noa Levi" }))).toBeVisible();
  await expect(figures.nth(2)).toHaveText(/^2\s*Completed$/);
  await page.getByRole("button", { name: t("common.undo"), exact: true }).click();
  await expect(figures.nth(2)).toHaveText(/^1\s*Completed$/);
  const stored = await page.request.get(`/api/orders/${next.id}`);
  expect(await stored.json()).toMatchObject({ status: "pending", readyAt: expect.any(String) });

  // A task is ticked and one added without leaving the page.
  await page
    .getByRole("checkbox", { name: t("tasks.mark_done", { title: "Order flour" }) })
    .check({ force: true });
  await page.getByRole("button", { name: t("tasks.add"), exact: true }).click();
  await expect(page.getByLabel(t("tasks.new_label"))).toBeFocused();
  await page.keyboard.type("להתקשר לחלבן");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("checkbox", { name: t("tasks.mark_done", { title: "להתקשר לחלבן" }) }),
  ).toBeVisible();

  await figures.nth(1).click();
  await expectPath(page, "/orders");
  expect(placeOf(page)).toContain("status=pending");
  await expect(page.getByRole("tab", { selected: true })).toContainText(t("orders.tab_pending"));
  await expect(page.getByRole("link", { name: "Noa Levi" })).toBeVisible();
  await expect(page.getByRole("link", { name: "דנה כהן" })).toBeHidden();
});

test("a phone's page is short: the next three tickets, and what its bar lacks", async ({
  page,
}) => {
  const { today } = await open(page, "/dashboard");
  for (const clientName of ["Ada", "Boris", "Chloe", "Dina", "Eva"]) {
    const items = [{ dessert_name: "Babka", quantity: 1, unit_price: 40 }];
    await make(page.request, "orders", { clientName, deliveryDate: today, items });
  }
  await page.reload();
  const tickets = page.getByRole("list", { name: t("common.today") }).getByRole("listitem");
  await expect(tickets.filter({ has: page.getByRole("heading") })).toHaveCount(3);
  await expect(
    page.getByRole("navigation", { name: t("dashboard.quick") }).getByRole("link"),
  ).toHaveCount(4);
  await expect(page.getByRole("link", { name: t("common.tomorrow") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("shell.find_hint") })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2200);
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("each of the eight quick actions leads where it says", async ({ page }) => {
    await open(page, "/dashboard");
    const quick = page.getByRole("navigation", { name: t("dashboard.quick") });
    await expect(quick.getByRole("link")).toHaveCount(8);
    for (const [label, path] of quickActions) {
      await quick.getByRole("link", { name: t(label), exact: true }).click();
      await expectPath(page, path);
      await page.goBack();
      await expectPath(page, "/dashboard");
    }
  });

  test("the button in the head keeps its words in one line", async ({ page }) => {
    await open(page, "/dashboard");
    const button = page
      .locator("[data-part=dash-head]")
      .getByRole("link", { name: t("dashboard.quick_order") });
    expect((await button.boundingBox())?.height).toBeLessThanOrEqual(46);
  });
});

test("the way in on the landing page keeps its words in one line, also on a phone", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  const { t: say } = await wordsOf("en");
  const button = page.getByRole("banner").getByRole("link", { name: say("accounts.sign_in") });
  expect((await button.boundingBox())?.height).toBeLessThanOrEqual(46);
});
