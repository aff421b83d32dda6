import type { Locator, Page } from "@playwright/test";
import type { Language } from "@marzipan/contract/languages";
import { make, openBakery, todayOf } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { spendConsultations } from "./support/operator.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const calls = "**/api/functions/business-agent";

/** What a journey says and sees in the dialog, in a language. */
async function dialogIn(page: Page, language: Language) {
  const { t, format } = await wordsOf(language);
  const dialog = page.getByRole("dialog", { name: t("shell.ask") });
  const field = dialog.getByRole("textbox", { name: t("ask.placeholder") });
  const button = (name: string): Locator => dialog.getByRole("button", { name, exact: true });
  const ask = async (text: string): Promise<void> => {
    await field.fill(text);
    await button(t("ask.send")).click();
  };
  const left = (count: number, limit: number): string =>
    t("common.labelled", {
      label: t("ask.advisor"),
      value: t("ask.left_of", { left: count, limit }),
    });
  return { t, format, dialog, field, button, ask, left, log: dialog.getByRole("log") };
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("by the keyboard alone: help and a figure, copied, kept over a reload, cleared, gone after 15 minutes", async ({
    page,
    context,
  }) => {
    test.slow();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openBakery(page, { plan: "premium", path: "/orders" });
    const { t, format, dialog, field, button, left, log } = await dialogIn(page, "en");
    await page.keyboard.press("/");
    await page.keyboard.type("why?");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Escape");
    await page.locator("main").focus();
    await page.keyboard.press("?");
    await expect(field).toBeFocused();
    await expect(log).toContainText(t("ask.greeting", { name: "Dana" }));
    await expect(dialog).toContainText(left(100, 100));
    await expectAccessible(page);

    await page.keyboard.type("  ");
    await page.keyboard.press("Enter");
    await expect(button(t("ask.send"))).toBeDisabled();
    await expect(log.getByRole("article")).toHaveCount(1);
    await page.keyboard.type("how do i print");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("an order");
    await expect(field).toHaveValue("  how do i print\nan order");
    await page.keyboard.press("Enter");
    await expect(log).toContainText("Print order card");
    await expect(dialog.getByRole("status").last()).toContainText("Print order card");
    await expect(log.getByText(t("ask.from_help"), { exact: true })).toBeVisible();
    await expect(field).toHaveValue("");

    await page.keyboard.type("How is my revenue?");
    await expect(dialog).toContainText(t("ask.hint_month", { n: 100 }));
    await page.keyboard.press("Enter");
    await expect(log).toContainText(format.money(0, "ILS"));
    await expect(dialog).toContainText(left(99, 100));
    await expectAccessible(page);
    await field.focus();
    await page.keyboard.type("how many orders did I have this year");
    await page.keyboard.press("Enter");
    await button(t("ask.card_ask")).press("Enter");
    await expect(dialog).toContainText(left(98, 100));
    await expect(log.getByRole("article").last()).toContainText(t("dashboard.advisor_title"));
    await button(t("ask.copy")).nth(1).press("Enter");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(format.money(0, "ILS"));

    await field.fill("half a question");
    await page.waitForTimeout(600);
    await page.reload();
    await page.keyboard.press("?");
    await expect(field).toHaveValue("half a question");
    await expect(log).toContainText("How is my revenue?");
    await log
      .getByRole("link", { name: t("agents.open_figures") })
      .first()
      .press("Enter");
    await expectPath(page, "/analytics");
    await expect(dialog).toBeHidden();
    // The focus comes to the new page's content, after which keys go where they are pressed.
    await expect(page.locator("main")).toBeFocused();

    await page.getByRole("button", { name: t("shell.ask") }).press("Enter");
    await button(t("ask.clear")).press("Enter");
    await expect(button(t("ask.keep"))).toBeFocused();
    await expectAccessible(page);
    await button(t("ask.clear")).last().press("Enter");
    await expect(log).not.toContainText("How is my revenue?");
    await expect(log).toContainText(t("ask.begin_with"));
    await expect(field).toHaveValue("half a question");

    await page.keyboard.press("Enter");
    await expect(button(t("ask.copy"))).toHaveCount(1);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((one) =>
        one.startsWith("marzipan.chat."),
      )) {
        const chat = JSON.parse(localStorage.getItem(key) ?? "{}") as { touchedAt: number };
        localStorage.setItem(key, JSON.stringify({ ...chat, touchedAt: Date.now() - 900_000 }));
      }
    });
    await expect(log).not.toContainText("half a question", { timeout: 15_000 });
    await expect(log).toContainText(t("ask.begin_with"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});

test("the advisor's card: too early, three findings, one hidden and back, one asked about, failed and mended", async ({
  page,
}) => {
  test.slow();
  await openBakery(page, { plan: "premium", path: "/orders" });
  const { t, dialog, field } = await dialogIn(page, "en");
  const day = await todayOf(page.request);
  await make(page.request, "orders", {
    clientName: "Ada Lovelace",
    deliveryDate: day,
    items: [{ dessert_name: "Poppy cake", quantity: 1 }],
  });
  await page.goto("/dashboard");
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: t("dashboard.advisor_title") }),
  });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(t("ask.early"));

  await page.route("**/api/insights", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...body, insights: insightsOf(day) } });
  });
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(card).toContainText("₪310 Unpaid after delivery");
  await expectAccessible(page);
  const first = card.getByRole("listitem").first();
  await first.getByRole("button", { name: t("common.more") }).click();
  await page.getByRole("menuitem", { name: t("ask.not_useful") }).click();
  await expect(first).toContainText(t("ask.hidden"));
  await first.getByRole("button", { name: t("common.undo") }).click();
  await expect(first).toContainText("Unpaid after delivery");
  await first.getByRole("button", { name: t("common.more") }).click();
  await page.getByRole("menuitem", { name: t("ask.card_about") }).click();
  await expect(field).toHaveValue(t("ask.card_question", { title: "Unpaid after delivery" }));
  await expect(dialog).toContainText(t("ask.hint_month", { n: 100 }));
  await page.keyboard.press("Escape");

  await page.route("**/api/insights", (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(t("ask.card_failed"));
  await page.unrouteAll();
  await card.getByRole("button", { name: t("shell.try_again") }).click();
  await expect(card).toContainText(t("ask.early"));
});

/** Four findings as the server tells them, of which the card shows three. */
function insightsOf(day: string) {
  return ["Unpaid after delivery", "Deposits missing", "A full Friday", "A fourth"].map(
    (title, at) => ({
      id: `unpaid.7b2792c0dde8884${at}`,
      kind: "unpaid",
      title,
      text: "Daniel Adler, order #951.",
      why: "Delivered more than a week ago.",
      figures: [
        { key: "owed", label: "Outstanding", value: 310 - at, unit: "money", currency: "ILS" },
      ],
      period: { from: day, to: day },
      sample: { count: 1, least: 1 },
      stake: { value: 310 - at, currency: "ILS" },
      action: { kind: "list", label: "Show who owes", path: "/payments/owing" },
    }),
  );
}

test("on a phone in Hebrew: stopped and asked again, offline, lost, the quota used up, no subscription, the session over", async ({
  page,
  context,
}) => {
  test.slow();
  const { email } = await openBakery(page, { language: "he", plan: "pro" });
  await spendConsultations(email, 29);
  const { t, dialog, field, button, ask, left, log } = await dialogIn(page, "he");
  await page.getByRole("button", { name: t("common.more") }).click();
  await page.getByRole("button", { name: t("shell.ask") }).click();
  await expect(dialog).toContainText(left(1, 30));
  await expectAccessible(page);

  await page.route(calls, () => undefined);
  await ask("איך מדפיסים הזמנה");
  await expect(log).toContainText(t("ask.looking_help"));
  await button(t("ask.stop")).click();
  await expect(log).toContainText(t("ask.stopped"));
  await page.unroute(calls);
  await button(t("shell.try_again")).click();
  await expect(log.getByText(t("ask.from_help"), { exact: true })).toBeVisible();
  await expect(log).not.toContainText(t("ask.stopped"));

  await context.setOffline(true);
  await field.fill("מה ההכנסות");
  await expect(dialog.getByText(t("ask.offline"))).toBeVisible();
  await expect(button(t("ask.send"))).toBeDisabled();
  await context.setOffline(false);
  await page.route(calls, (route) => route.abort());
  await button(t("ask.send")).click();
  await expect(log.getByRole("alert")).toContainText(t("ask.failed"));
  await expect(log.getByRole("alert")).toContainText(t("errors.network"));
  await page.unroute(calls);
  await page.route(calls, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: 'event: text\ndata: {"text":"חצי' }),
  );
  await button(t("shell.try_again")).click();
  await expect(log.getByRole("alert")).toContainText(t("errors.network"));
  await page.unroute(calls);
  await button(t("shell.try_again")).click();
  await expect(log).toContainText(t("agents.open_figures"));
  await expect(dialog).toContainText(left(0, 30));

  await ask("ומה הרווח");
  await expect(log).toContainText(t("ask.denied"));
  await expect(log).toContainText(t("errors.agent_month_used_pro"));
  await expectAccessible(page);
  await button(t("ask.change_kind", { hint: t("ask.hint_month", { n: 0 }) })).click();
  await ask("איך רואים רווח");
  await expect(log.getByRole("article").last()).not.toContainText(t("ask.denied"));

  await page.route(calls, (route) =>
    route.fulfill({ status: 403, json: { error: { code: "agent_inactive", facts: {} } } }),
  );
  await ask("שלום");
  await expect(log).toContainText(t("errors.agent_inactive"));
  await page.unroute(calls);

  await page.route(calls, () => undefined);
  await ask("איך מדפיסים");
  await expect(log).toContainText(t("ask.looking_help"));
  await page.request.post("/api/auth/sign-out", { data: { everywhere: true } });
  await page.waitForURL(/\/auth/);
  await expect(dialog).toBeHidden();
});
