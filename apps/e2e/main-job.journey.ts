import { randomUUID } from "node:crypto";
import { addDays } from "@marzipan/domain/dates";
import type { Locator, Page } from "@playwright/test";
import { make, todayOf } from "./support/bakery.ts";
import { demoPassword, expect, test } from "./support/journey.ts";
import {
  addOffered,
  addOwn,
  chooseAct,
  clientField,
  lineOf,
  linkClient,
  orderIdOf,
  saveOrder,
} from "./support/order-steps.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const words = await wordsOf("he");
const { t, format } = words;

/** Signs the demo baker in by the form, in Hebrew. */
async function enterByForm(page: Page): Promise<void> {
  await page.goto("/auth?lang=he");
  await page.getByLabel(t("common.email")).fill("baker@demo.test");
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
  await expectPath(page, "/dashboard");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
}

/** The yes of the same-day dialog, also where the day has as many orders as the bakery takes. */
function yesOf(sameDay: Locator): Locator {
  const save = sameDay.getByRole("button", { name: t("orders.save_order") });
  return save.or(sameDay.getByRole("button", { name: t("orders.over_day") }));
}

/** Saves also where the same-day dialog asks: the demo bakery has orders on most days. */
async function saveAllTheSame(page: Page): Promise<void> {
  const saved = page.getByRole("heading", { name: t("orders.history") });
  const sameDay = page.getByRole("alertdialog");
  await expect(sameDay.or(saved)).toBeVisible();
  if (await sameDay.isVisible()) {
    await yesOf(sameDay).click();
  }
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const ticketOf = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });

test("the demo baker takes an order for a client she knows, works on it, finds it, prints it, deletes it and brings it back", async ({
  page,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 6);
  const client = `תמר אבן ${mark}`;
  const cake = `עוגת דבש ${mark}`;
  await enterByForm(page);
  await make(page.request, "clients", { name: client, phone: "054-7654321", allergens: ["eggs"] });
  await make(page.request, "products", { name: cake, allergens: ["eggs", "gluten"] });
  const tomorrow = addDays(await todayOf(page.request), 1);
  const other = await make(page.request, "orders", {
    clientName: `אורית ${mark}`,
    deliveryDate: tomorrow,
    deliveryTime: "09:30",
    items: [{ dessert_name: "חלה", quantity: 2, unit_price: 18 }],
  });

  // Taking the order: client and item are found while typing, and the client's allergy is warned
  // of.
  await page
    .getByRole("navigation", { name: t("shell.main_nav") })
    .getByRole("link", { name: t("shell.add_order") })
    .click();
  await expect(page.getByRole("dialog", { name: t("orders.new_order") })).toBeVisible();
  await expect(clientField(page, words)).toBeFocused();
  await linkClient(page, words, client.slice(0, -2), client);
  await addOffered(page, words, cake);
  await expect(
    page.getByText(
      t("common.allergy_warning", { item: cake, allergen: t("common.allergen_eggs"), client }),
    ),
  ).toBeVisible();
  await press(page, t("common.more_by_one"));
  await expect(lineOf(page, words, cake)).toHaveValue("2");
  await page.getByRole("button", { name: t("orders.change_price", { item: cake }) }).click();
  await page.getByRole("textbox", { name: t("common.unit_price") }).fill("140");
  await page.getByRole("textbox", { name: t("common.unit_price") }).press("Tab");
  await expect(page.getByText(format.money(280, "USD"))).toBeVisible();

  // The day has another order: the dialog lists it, with going back and saving to choose from.
  await saveOrder(page, words);
  const sameDay = page.getByRole("alertdialog");
  await expect(sameDay.getByText(`אורית ${mark}`)).toBeVisible();
  await sameDay.getByRole("button", { name: t("orders.keep_editing") }).click();
  await expect(clientField(page, words)).toHaveValue(client);
  await saveOrder(page, words);
  // What is agreed to is sent once; the question stays, waiting, until the order's page stands.
  const answers = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/api/orders", async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await answers.promise;
    }
    await route.continue();
  });
  const agree = yesOf(sameDay);
  await agree.dblclick();
  await expect(agree).toHaveAttribute("data-pending", "true");
  await expect.poll(() => sent).toBe(1);
  answers.resolve();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(sameDay).toBeHidden();
  expect(sent).toBe(1);
  const id = orderIdOf(page);
  const stored = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
    number: number;
    totalPrice: number;
    clientId: string;
  };
  expect(stored.totalPrice).toBe(280);
  const { number } = stored;
  await expect(
    page.getByRole("heading", { name: t("common.order_number", { number: String(number) }) }),
  ).toBeVisible();

  // Through all states, any to any, and each step is in its history.
  const ticket = page.getByRole("article").first();
  const state = (name: string) => ticket.getByText(name, { exact: true });
  // Its day may be full by then, or one of those on which the demo bakery is closed.
  const overDay = page.getByRole("alertdialog").getByRole("button", { name: t("orders.over_day") });
  const history = page.getByRole("list").filter({ hasText: t("orders.event_created") });
  await page.getByRole("button", { name: t("orders.start_preparing") }).click();
  await expect(state(t("common.status_in_progress"))).toBeVisible();
  await press(page, t("orders.mark_ready"));
  await press(page, t("orders.hand_over_collect", { amount: format.money(280, "USD") }));
  await press(page, t("orders.collect_later"));
  await expect(state(t("common.status_completed"))).toBeVisible();
  for (const name of ["pending", "completed", "in_progress", "pending"] as const) {
    await chooseAct(page, words, number, t(`common.status_${name}`));
    if (name === "completed") await press(page, t("orders.collect_later"));
    const chosen = state(t(`common.status_${name}`));
    await expect(overDay.or(chosen).first()).toBeVisible();
    if (await overDay.isVisible()) await overDay.click();
    await expect(chosen).toBeVisible();
  }
  for (const event of ["in_progress", "ready", "completed", "pending"] as const) {
    await expect(history.getByText(t(`orders.event_${event}`)).first()).toBeVisible();
  }

  // Found by search, by name and by number, and in the calendar.
  await page.goto("/orders");
  await press(page, t("orders.search"));
  for (const asked of [client, String(number)]) {
    await page.getByRole("searchbox").fill(asked);
    await expect(ticketOf(page, client)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
  }
  await page.goto(`/orders/calendar?day=${tomorrow}`);
  await expect(ticketOf(page, client)).toBeVisible();
  await page.getByText(t("orders.view_month"), { exact: true }).click();
  await expect(ticketOf(page, client)).toBeVisible();

  // Printed: the card says when, for whom and what, and the allergy.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await page.goto(`/orders/${id}`);
  await chooseAct(page, words, number, t("orders.print_card"));
  const card = page.getByRole("article", {
    name: t("common.order_number", { number: String(number) }),
  });
  await expect(card).toContainText(client);
  await expect(card).toContainText(cake);
  await expect(card).toContainText(t("common.allergen_eggs"));
  await expect(card).toContainText("054-7654321");
  await page.reload();
  await press(page, t("common.print"));
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");

  // Deleted after a question, undone in its place; deleted again, and brought back from the list.
  const question = page.getByRole("alertdialog", {
    name: t("orders.delete_question", { number: String(number) }),
  });
  await page.goto("/orders");
  await ticketOf(page, client)
    .getByRole("button", { name: t("orders.actions_of", { number: String(number) }) })
    .click();
  await page.getByRole("menuitem", { name: t("orders.delete_order") }).click();
  await question.getByRole("button", { name: t("common.delete") }).click();
  await expect(
    page.getByText(t("orders.deleted_number", { number: String(number) })),
  ).toBeVisible();
  await expect(ticketOf(page, client)).toBeHidden();
  await press(page, t("common.undo"));
  await expect(ticketOf(page, client)).toBeVisible();

  await page.goto(`/orders/${id}`);
  await chooseAct(page, words, number, t("orders.delete_order"));
  await question.getByRole("button", { name: t("common.delete") }).click();
  await expectPath(page, "/orders");
  await page.goto("/orders/deleted");
  await ticketOf(page, client)
    .getByRole("button", { name: t("common.restore") })
    .click();
  await expect(overDay.or(page.getByText(t("common.restored")))).toBeVisible();
  if (await overDay.isVisible()) await overDay.click();
  await expect(ticketOf(page, client)).toBeHidden();
  await page.goto(`/orders/${id}`);
  await expect(page.getByText(client)).toBeVisible();
  await expect(page.getByText(t("orders.deleted_note"))).toBeHidden();
  await page.request.delete(`/api/orders/${id}`);
  await page.request.delete(`/api/orders/${other.id}`);
});

test("the demo baker takes an order for somebody new, who becomes a client", async ({ page }) => {
  const mark = randomUUID().slice(0, 6);
  const name = `יעל מזרחי ${mark}`;
  await enterByForm(page);
  await page.goto("/orders/new");
  await clientField(page, words).fill(name);
  await page.getByRole("option", { name: t("orders.new_client_named", { name }) }).click();
  await page.getByRole("textbox", { name: t("common.phone") }).fill("052-1112233");
  await expect(page.getByText(t("orders.becomes_client"))).toBeVisible();
  await page.getByRole("dialog").getByText(t("common.today"), { exact: true }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.type("1730");
  await addOwn(page, words, `בבקה ${mark}`, 65.5);
  await page.getByText(t("common.fulfilment_delivery"), { exact: true }).click();
  await page.getByLabel(t("orders.delivery_address")).fill("הרצל 5, תל אביב");
  await page.getByLabel(t("common.notes")).fill("בלי אגוזים, בבקשה");
  await saveOrder(page, words);
  await saveAllTheSame(page);
  await expect(page.getByText("הרצל 5, תל אביב")).toBeVisible();
  await expect(page.getByText("בלי אגוזים, בבקשה")).toBeVisible();
  await expect(page.getByText(format.money(65.5, "USD")).first()).toBeVisible();
  await expect(page.getByText("17:30").first()).toBeVisible();
  const id = orderIdOf(page);

  await page.getByRole("link", { name, exact: true }).click();
  await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("052-1112233").first()).toBeVisible();
  await page.request.delete(`/api/orders/${id}`);
});

test("an order added on one device appears on another without reloading", async ({
  page,
  browser,
}) => {
  await enterByForm(page);
  await page.goto("/orders");
  await expect(page.getByRole("tab").first()).toBeVisible();
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await elsewhere.newPage();
  await enterByForm(other);
  await other.goto("/orders/new");
  const name = `דנה ${randomUUID().slice(0, 6)}`;
  await clientField(other, words).fill(name);
  await other.keyboard.press("Escape");
  await addOwn(other, words, `מאפה ${name}`, 5);
  await saveOrder(other, words);
  await saveAllTheSame(other);
  await expect(ticketOf(page, name)).toBeVisible();

  const number = (await (await other.request.get(`/api/orders/${orderIdOf(other)}`)).json()) as {
    number: number;
  };
  await chooseAct(other, words, number.number, t("common.status_completed"));
  await press(other, t("orders.collect_later"));
  await expect(ticketOf(page, name)).toContainText(t("common.status_completed"));
  await other.request.delete(`/api/orders/${orderIdOf(other)}`);
  await expect(ticketOf(page, name)).toBeHidden();
  await elsewhere.close();
});
