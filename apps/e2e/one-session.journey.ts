import type { Page } from "@playwright/test";
import { foundBakery, openBakery, shareBakery } from "./support/bakery.ts";
import { demoPassword, enter, expect, test } from "./support/journey.ts";
import { addOwn, clientField, lineOf, saveAndSee } from "./support/order-steps.ts";
import { expectGoodbye, expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");
const { t } = words;

// A page belongs to the session that opened it (rulings §2).

const other = shareBakery(async () => null, { name: "Second Bakery", ownerName: "Noa Ben-Ami" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await press(page, t("common.more"));
  await press(page, t("shell.sign_out"));
}

async function enterByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel(t("common.email"), { exact: true }).fill(email);
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(demoPassword);
  await press(page, t("accounts.sign_in"));
}

/** Fills a new order in and waits until the browser keeps it. */
async function typeOrder(page: Page): Promise<void> {
  await page.goto("/orders/new");
  await clientField(page, words).fill("Ada Lovelace");
  await page.keyboard.press("Tab");
  await addOwn(page, words, "Poppy cake", 120);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain("Poppy cake");
}

const countOrders = async (page: Page): Promise<number> => {
  const answer = await page.request.get("/api/orders");
  return ((await answer.json()) as { items: unknown[] }).items.length;
};

test("a typed order waits for its owner: it leaves the screen with her session and is never another's", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const second = await browser.newContext({ baseURL: process.env["MARZIPAN_URL"] ?? "" });
  const { email: secondEmail } = await foundBakery(second.request, { name: "Second Bakery" });
  await second.close();

  const { email } = await openBakery(page);
  const tabB = await context.newPage();
  await typeOrder(tabB);

  // Signing out in one tab empties the other without a question.
  await signOut(page);
  await expectGoodbye(page);
  await expectPath(tabB, "/auth");
  await expect(tabB.getByText("Ada Lovelace")).toBeHidden();
  await expect(tabB.getByText(t("accounts.draft_waits"))).toBeVisible();
  await expect(tabB.getByRole("alertdialog")).toBeHidden();

  // Another owner signs in: nothing of the first is shown to them or stored in their bakery.
  await page.goto("/auth");
  await enterByForm(page, secondEmail);
  await expectPath(page, "/dashboard");
  await page.goto("/orders/new");
  await expect(clientField(page, words)).toHaveValue("");
  expect(await countOrders(page)).toBe(0);

  // The first owner signs in again in the first tab: the order is restored there and saved in that
  // owner's bakery; the other's page empties.
  await enterByForm(tabB, email);
  await expect.poll(() => placeOf(tabB)).toBe("/orders/new");
  await expect(clientField(tabB, words)).toHaveValue("Ada Lovelace");
  await expect(lineOf(tabB, words, "Poppy cake")).toHaveValue("1");
  await expect(heading(page, t("accounts.changed_title"))).toBeVisible();
  await saveAndSee(tabB, words);
  expect(await countOrders(tabB)).toBe(1);
});

test("whoever signs in again in one tab finds the others where they were", async ({
  page,
  context,
}) => {
  const { email } = await openBakery(page);
  const tabB = await context.newPage();
  await typeOrder(tabB);
  await signOut(page);
  await expectPath(tabB, "/auth");
  await expectGoodbye(page);
  await page.goto("/auth");
  await enterByForm(page, email);
  await expectPath(page, "/dashboard");
  await expect.poll(() => placeOf(tabB)).toBe("/orders/new");
  await expect(clientField(tabB, words)).toHaveValue("Ada Lovelace");
});

test("a page that heard of nothing is refused by the server, and empties", async ({
  page,
  context,
}) => {
  const { email: secondEmail } = await foundBakery(page.request, { name: "Second Bakery" });
  await context.clearCookies();
  const { email } = await foundBakery(page.request);
  await typeOrder(page);
  // The browser's session becomes another's without a word to this page.
  await enter(page.request, secondEmail);
  await press(page, t("orders.save_order"));
  await expect(heading(page, t("accounts.changed_title"))).toBeVisible();
  await expect(page.getByText(secondEmail)).toBeVisible();
  expect(await countOrders(page)).toBe(0);
  await enterByForm(page, email);
  await expect.poll(() => placeOf(page)).toBe("/orders/new");
  await expect(clientField(page, words)).toHaveValue("Ada Lovelace");
  await saveAndSee(page, words);
});

test("whoever signs out with something typed is asked: stay, keep it, or discard it", async ({
  page,
}) => {
  const { email } = await openBakery(page, { path: "/clients/new" });
  const name = page.getByLabel(t("common.name"));
  await name.fill("Grace Hopper");
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(kept).toContain("Grace Hopper");
  // On a phone the form's foot is where the places of the app do: one leaves it first.
  const leave = async (): Promise<void> => {
    await page.goto("/clients");
    await signOut(page);
  };
  await leave();
  await press(page, t("shell.leaving_stay"));
  await page.keyboard.press("Escape");
  await page.goto("/clients/new");
  await expect(name).toHaveValue("Grace Hopper");
  await leave();
  await press(page, t("shell.leaving_keep"));
  await expectGoodbye(page);
  await page.goto("/auth?redirectTo=%2Fclients%2Fnew");
  await enterByForm(page, email);
  await expect(name).toHaveValue("Grace Hopper");
  await leave();
  await press(page, t("shell.leaving_discard"));
  await expectGoodbye(page);
  expect(await kept()).not.toContain("Grace");
});

test("after signing out the back button shows nothing of the bakery", async ({ page }) => {
  await other(page, "/clients");
  await expect(heading(page, t("shell.clients"))).toBeVisible();
  await page.goto("/orders");
  await signOut(page);
  await expectGoodbye(page);
  await page.goBack();
  await expectPath(page, "/auth");
  await expect(page.getByRole("navigation", { name: t("shell.main_nav") })).toBeHidden();
});
