import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import type { Locator, Page } from "@playwright/test";
import { foundBakery, make, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

/** Creates a bakery with an order of today that is ready and costs 185; returns its id. */
async function readyOrder(page: Page): Promise<string> {
  const { id } = await make<{ id: string }>(page.request, "orders", {
    clientName: "נועה לוי",
    deliveryDate: await todayOf(page.request),
    deliveryTime: "23:30",
    items: [{ dessert_name: "Honey cake", quantity: 1, unit_price: 185 }],
  });
  await page.request.post(`/api/orders/${id}/ready`, { data: { ready: true } });
  return id;
}

async function moneyOf(page: Page, id: string): Promise<{ kind: string; method: string }[]> {
  const answer = await page.request.get(`/api/orders/${id}/payments`);
  return ((await answer.json()) as { items: { kind: string; method: string }[] }).items;
}

interface Place {
  from: string;
  language: Language;
  open: (page: Page, id: string) => Promise<unknown>;
}

const places: readonly Place[] = [
  { from: "the dashboard", language: "he", open: (page) => page.goto("/dashboard") },
  { from: "the list", language: "en", open: (page) => page.goto("/orders") },
  { from: "the order's page", language: "ar", open: (page, id) => page.goto(`/orders/${id}`) },
];

for (const { from, language, open } of places) {
  test(`an order is handed over and its money taken from ${from}, and both taken back, in ${language}`, async ({
    page,
  }) => {
    const { t, format } = await wordsOf(language);
    await foundBakery(page.request, { language });
    const id = await readyOrder(page);
    await open(page, id);
    const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
    const collect = button(
      t("orders.hand_over_collect", { amount: format.money(185, "ILS") }),
    ).first();
    await collect.click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: t("payments.method_cash"), exact: true }).dblclick();
    await expect(page.getByText(t("orders.handed_over", { name: "נועה לוי" }))).toBeVisible();
    expect(await moneyOf(page, id)).toMatchObject([{ kind: "payment", method: "cash" }]);
    await button(t("common.undo")).click();
    await expect(collect).toBeVisible();
    expect((await moneyOf(page, id)).map(({ kind }) => kind)).toEqual(["payment", "void"]);
  });
}

test("two tabs that hand over the same order take its money once", async ({ page }) => {
  const { t } = await wordsOf("en");
  await foundBakery(page.request);
  const id = await readyOrder(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/orders/${id}`);
    await tab.getByRole("button", { name: /^Hand over, collect/ }).click();
    await expect(tab.getByRole("dialog")).toBeVisible();
  }
  const cash = (tab: Page) => tab.getByRole("button", { name: t("payments.method_cash") });
  await Promise.all([cash(page).click(), cash(other).click()]);
  for (const tab of [page, other])
    await expect(tab.getByText(t("orders.handed_over", { name: "נועה לוי" }))).toBeVisible();
  expect(await moneyOf(page, id)).toHaveLength(1);
});

test("without a network nothing is taken, and the same tap works once it is back", async ({
  page,
  context,
}) => {
  const { t } = await wordsOf("en");
  await foundBakery(page.request);
  const id = await readyOrder(page);
  await page.goto(`/orders/${id}`);
  await page.getByRole("button", { name: /^Hand over, collect/ }).click();
  const sheet = page.getByRole("dialog");
  const card = sheet.getByRole("button", { name: t("payments.method_card") });
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.click();
  await expect(sheet.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await card.click();
  await expect(page.getByText(t("orders.handed_over", { name: "נועה לוי" }))).toBeVisible();
  expect(await moneyOf(page, id)).toMatchObject([{ kind: "payment", method: "card" }]);
});

test("an order that is not ready is made ready first, and completing it by its state asks too", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  await foundBakery(page.request);
  const { id } = await make<{ id: string }>(page.request, "orders", {
    clientName: "Noa",
    deliveryDate: await todayOf(page.request),
    agreedPrice: 50,
  });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: t("orders.mark_ready"), exact: true }).click();
  await expect(page.getByRole("button", { name: /^Hand over, collect/ }).first()).toBeVisible();
  await page.goto(`/orders/${id}`);
  await page.getByRole("button", { name: t("orders.actions_of", { number: "1" }) }).click();
  await page.getByRole("menuitem", { name: t("common.status_completed") }).click();
  await page.getByRole("button", { name: t("orders.collect_later") }).click();
  await expect(page.getByText(t("orders.handed_over", { name: "Noa" }))).toBeVisible();
  expect(await moneyOf(page, id)).toEqual([]);
});

test("on a phone the buttons of an order that is to be made stand in two rows in every language", async ({
  page,
}) => {
  test.slow();
  await foundBakery(page.request);
  const { id } = await make<{ id: string }>(page.request, "orders", {
    clientName: "Noa",
    phone: "052-5550147",
    customerEmail: "noa@example.com",
    deliveryDate: await todayOf(page.request),
    agreedPrice: 50,
  });
  for (const language of languages) {
    const { t } = await wordsOf(language);
    await page.request.patch("/api/me", { data: { language } });
    await page.goto(`/orders/${id}?lang=${language}`);
    const whatsapp = page.getByRole("link", { name: t("messages.kind_confirmation") });
    await expect(whatsapp).toHaveAttribute("href", /wa\.me/);
    const boxes = await Promise.all(
      [
        page.getByRole("button", { name: t("orders.start_preparing") }),
        whatsapp,
        page.getByRole("link", { name: t("payments.record") }),
      ].map((button) => button.boundingBox()),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, language).toBe(2);
    for (const box of boxes) expect(box?.height, language).toBeLessThanOrEqual(64);
    const mail = page.getByRole("link", { name: "noa@example.com" });
    await expect(mail).toHaveAttribute("href", /^mailto:noa%40example\.com\?subject=\S/);
  }
});
