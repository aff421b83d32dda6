import type { Locator, Page } from "@playwright/test";
import { shareBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { addOwn, clientField, itemField, lineOf, saveOrder } from "./support/order-steps.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");
const { t } = words;

const open = shareBakery(async () => null);

/** Both directions, an accent of its own, a face of several signs, and markup that would show itself. */
const strange = `<img src=x onerror="document.title='broken'">‮ דנה ‬e\u0301 👩‍🍳 & {name}`;
const long = (length: number) => "ש".repeat(length);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function expectSaid(field: Locator, problem: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(problem));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

test.afterEach(async ({ page }) => {
  await expect(page, "markup was carried out").not.toHaveTitle("broken");
});

test("an address that names no day leaves the form of an order its own", async ({ page }) => {
  await open(page, "/orders/new");
  for (const day of ["2026-13-45", "0000-00-00", "2026-02-31"]) {
    await page.goto(`/orders/new?date=${day}`);
    await expect(page.getByRole("radio", { name: t("common.today") })).toBeVisible();
    await expect(page.getByRole("radio", { name: /Mar/ })).toHaveCount(0);
  }
});

test("the form of a client: empty, too long, of the wrong kind, and strange", async ({ page }) => {
  await open(page, "/clients/new");
  const name = page.getByLabel(t("common.name"));
  const phone = page.getByLabel(t("common.phone"));
  const email = page.getByLabel(t("common.email"));
  const notes = page.getByLabel(t("common.notes"));
  await phone.fill("call me");
  await email.fill("dana@@bakery");
  await notes.fill(long(4001));
  await press(page, t("clients.save"));
  await expectSaid(name, t("errors.problem_required"));
  await expectSaid(phone, t("errors.problem_bad_phone"));
  await expectSaid(email, t("errors.problem_bad_email"));
  await expectSaid(notes, t("errors.problem_too_long"));
  await expect(name).toBeFocused();
  await expect(phone).toHaveValue("call me");
  await expect(email).toHaveValue("dana@@bakery");
  await name.fill(long(121));
  await press(page, t("clients.save"));
  await expectSaid(name, t("errors.problem_too_long"));
  for (const nothing of ["   ", "\u200f\u2067\u200b"]) {
    await name.fill(nothing);
    await press(page, t("clients.save"));
    await expectSaid(name, t("errors.problem_required"));
  }

  await name.fill(strange);
  await phone.fill("+972 (52) 555-01.01");
  await email.fill("dana.levi+cakes@bakery.test");
  await notes.fill("<script>document.title='broken'</script>");
  await press(page, t("clients.save"));
  await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strange);
  await expect(page.getByText("<script>document.title='broken'</script>")).toBeVisible();
  await page.goto("/clients");
  await expect(page.getByRole("link", { name: strange, exact: true })).toBeVisible();
});

test("the form of a product: empty, too long and strange", async ({ page }) => {
  await open(page, "/products/new");
  const name = page.getByLabel(t("common.name"));
  const category = page.getByRole("combobox", { name: t("products.category") });
  const description = page.getByLabel(t("products.description"));
  await category.fill(long(81));
  await page.keyboard.press("Tab");
  await description.fill(long(4001));
  await press(page, t("products.save"));
  await expectSaid(name, t("errors.problem_required"));
  await expectSaid(category, t("errors.problem_too_long"));
  await expectSaid(description, t("errors.problem_too_long"));
  await name.fill(strange);
  await category.fill("<b>חגים</b>");
  await page.keyboard.press("Tab");
  await description.fill(strange);
  await press(page, t("products.save"));
  await expectPath(page, "/products");
  await expect(page.getByRole("link", { name: strange })).toBeVisible();
  await expect(page.getByText("<b>חגים</b>").first()).toBeVisible();
});

test("the form of an order: wrong mail, phone and numbers, too long, strange", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/orders/new");
  const client = clientField(page, words);
  await client.fill(long(121));
  await page.keyboard.press("Tab");
  const phone = page.getByRole("textbox", { name: t("common.phone") });
  await phone.fill("12");
  const notes = page.getByLabel(t("common.notes"));
  await notes.fill(long(4001));
  await saveOrder(page, words);
  await expectSaid(client, t("errors.problem_too_long"));
  await expectSaid(phone, t("errors.problem_bad_phone"));
  await expectSaid(notes, t("errors.problem_too_long"));
  await expectSaid(itemField(page, words), t("errors.problem_needs_item_or_price"));
  await expect(notes).toHaveValue(long(4001));

  await client.fill(strange);
  await page.keyboard.press("Tab");
  await phone.fill("052-555-0101");
  await notes.fill(strange);
  await addOwn(page, words, "<i>Cake</i>", 5);
  const amount = lineOf(page, words, "<i>Cake</i>");
  await amount.pressSequentially("letters");
  await expect(amount).toHaveValue("1");
  await amount.fill("1000000");
  await amount.blur();
  await saveOrder(page, words);
  await expectSaid(amount, t("errors.problem_too_big"));
  await amount.fill("2,5");
  await amount.blur();
  await expect(amount).toHaveValue("2.5");
  await saveOrder(page, words);
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: t("orders.history") })).toBeVisible();
  await expect(page.getByText("<i>Cake</i>")).toBeVisible();
  await expect(page.getByText(strange).first()).toBeVisible();
  await page.goto("/orders");
  await expect(page.getByRole("link", { name: strange })).toBeVisible();
  await page.goto("/bake-list?day=tomorrow");
  await expect(page.getByText("<i>Cake</i>")).toBeVisible();
});

test("a task: empty, too long, without its day, and strange", async ({ page }) => {
  await open(page, "/tasks");
  const title = page.getByLabel(t("tasks.new_label"));
  await title.click();
  await press(page, t("tasks.add"));
  await expectSaid(title, t("errors.problem_required"));
  await title.fill(long(301));
  await press(page, t("tasks.add"));
  await expectSaid(title, t("errors.problem_too_long"));
  await title.fill(strange);
  await page.getByRole("radio", { name: t("common.date"), exact: true }).check({ force: true });
  await press(page, t("tasks.add"));
  await expect(page.getByText(t("errors.problem_required"))).toBeVisible();
  await expect(title).toHaveValue(strange);
  await page.getByText(t("common.tomorrow"), { exact: true }).click();
  await press(page, t("tasks.add"));
  await expect(page.getByText(strange)).toBeVisible();
});

test("twelve and a half is read however it is typed", async ({ page }) => {
  const [language, decimal] = ["fr", "12,50"] as const;
  const { t: say } = await wordsOf(language);
  await open(page, "/tasks");
  await page.goto(`/orders/new?lang=${language}`);
  const there = await wordsOf(language);
  await clientField(page, there).fill("Ada");
  await page.keyboard.press("Tab");
  await addOwn(page, there, "Torte");
  await page.getByRole("button", { name: say("orders.change_price", { item: "Torte" }) }).click();
  const price = page.getByRole("textbox", { name: say("common.unit_price") });
  for (const typed of ["12.5", "12,5"]) {
    await price.fill("");
    await price.pressSequentially(typed);
    await price.press("Tab");
    await expect(price).toHaveValue(new RegExp(decimal));
  }
  const amount = lineOf(page, there, "Torte");
  await amount.fill("");
  await amount.pressSequentially("1.5");
  await amount.press("Tab");
  await expect(amount).toHaveValue("1,5");
});
