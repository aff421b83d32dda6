import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Words } from "./words.ts";

/** Returns the id of the order whose page is open. */
export function orderIdOf(page: Page): string {
  return /\/orders\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
}

/** Returns the field in which an order's client is named. */
export function clientField(page: Page, { t }: Words): Locator {
  return page.getByRole("combobox", { name: t("orders.client") });
}

/** Returns the field in which an order's items are found, also while the list of clients is open. */
export function itemField(page: Page, { t }: Words): Locator {
  return page.getByPlaceholder(t("orders.add_item"));
}

/** Returns what is offered while something is typed: its words begin with a name, a detail may follow. */
function offered(page: Page, name: string): Locator {
  const start = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return page.getByRole("option", { name: new RegExp(`^${start}`) }).first();
}

/** Links an existing client: types a part of the name and presses what is offered. */
export async function linkClient(
  page: Page,
  words: Words,
  typed: string,
  name: string,
): Promise<void> {
  await clientField(page, words).fill(typed);
  await offered(page, name).click();
  await expect(clientField(page, words)).toHaveValue(name);
}

/** Puts an item on the order that is offered while its name is typed. */
export async function addOffered(page: Page, words: Words, name: string): Promise<void> {
  await itemField(page, words).click();
  await itemField(page, words).fill(name);
  await offered(page, name).click();
  await expect(lineOf(page, words, name)).toBeVisible();
}

/** Puts an item on the order that no one has ordered yet, with its price in major units. */
export async function addOwn(
  page: Page,
  words: Words,
  name: string,
  price?: number,
): Promise<void> {
  const { t } = words;
  await itemField(page, words).click();
  await itemField(page, words).fill(name);
  // How the day stands is said above the list once it is known, which can move the list from under a press.
  await expect(async () => {
    await page.getByRole("option", { name: t("orders.add_named", { name }) }).click();
    await expect(lineOf(page, words, name)).toBeVisible({ timeout: 1000 });
  }).toPass();
  if (price === undefined) return;
  await page.getByRole("button", { name: t("orders.change_price", { item: name }) }).click();
  const field = page.getByRole("textbox", { name: t("common.unit_price") });
  await field.fill(String(price));
  await field.press("Tab");
}

/** Returns the amount of an item on the order, between its minus and plus. */
export function lineOf(page: Page, { t }: Words, name: string): Locator {
  return page.getByRole("textbox", { name: t("orders.amount_of", { item: name }) });
}

/** Presses "Save order". */
export async function saveOrder(page: Page, { t }: Words): Promise<void> {
  await page.getByRole("button", { name: t("orders.save_order") }).click();
}

/** Saves the order and waits for its page; returns its number. */
export async function saveAndSee(page: Page, words: Words): Promise<number> {
  await saveOrder(page, words);
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: words.t("orders.history") })).toBeVisible();
  return numberOf(page);
}

/** Returns the number of the order whose page is open. */
async function numberOf(page: Page): Promise<number> {
  const answer = await page.request.get(`/api/orders/${orderIdOf(page)}`);
  return ((await answer.json()) as { number: number }).number;
}

/** Opens the three dots of an order and chooses what to do. */
export async function chooseAct(
  page: Page,
  { t }: Words,
  number: number,
  act: string,
): Promise<void> {
  await page
    .getByRole("button", { name: t("orders.actions_of", { number: String(number) }) })
    .click();
  await page.getByRole("menuitem", { name: act, exact: true }).click();
}
