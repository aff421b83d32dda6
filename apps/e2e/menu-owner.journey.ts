import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { foundBakery, make, openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { foundMenuBakery } from "./support/menu-bakery.ts";
import { endPlan } from "./support/operator.ts";
import { makePng } from "./support/picture.ts";
import { wordsOf } from "./support/words.ts";

const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

test("an owner adds the first item with a picture on her phone, in Hebrew, and hides it", async ({
  page,
}) => {
  const { t } = await wordsOf("he");
  await openBakery(page, { language: "he", path: "/menu" });
  await expect(page.getByText(t("catalog.empty_title"))).toBeVisible();
  await page
    .getByRole("link", { name: t("catalog.add") })
    .last()
    .click();
  await page.getByRole("button", { name: t("catalog.save") }).click();
  await expect(page.getByText(t("errors.problem_item_needs_name_and_price")).first()).toBeVisible();
  await page.getByLabel(t("common.name"), { exact: true }).fill("עוגת דבש");
  await page.getByLabel(t("catalog.price"), { exact: true }).fill("-5");
  await page.getByRole("button", { name: t("catalog.save") }).click();
  await expect(page.getByText(t("errors.problem_bad_price"))).toBeVisible();
  await page.getByLabel(t("catalog.price"), { exact: true }).fill("145");
  const section = page.getByRole("combobox", { name: t("catalog.section") });
  await section.fill("עוגות");
  await section.press("Tab");
  await page.locator('input[type="file"]').setInputFiles(makePng("cake.png", 96, 64));
  await expect(page.getByText(t("catalog.picture_main"))).toBeVisible();
  await expect(page.getByRole("img", { name: t("catalog.picture_nth", { number: 1 }) })).toHaveCSS(
    "object-fit",
    "contain",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: t("catalog.save") }).click();
  await expect(page.getByRole("heading", { name: "עוגות" })).toBeVisible();
  await expect(page.getByRole("link", { name: "עוגת דבש" })).toBeVisible();
  // The picture of three to two is shown whole.
  const shown = page.locator("[data-part=goods-picture] > img");
  await expect
    .poll(() => shown.evaluate((image) => image.clientWidth / image.clientHeight))
    .toBeCloseTo(1.5, 1);
  await page.getByRole("button", { name: t("catalog.hide_named", { name: "עוגת דבש" }) }).click();
  await expect(page.getByText(t("catalog.hidden"))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "עוגת דבש" }).click();
  await page.getByRole("button", { name: t("catalog.add_to_products") }).click();
  await page.getByRole("link", { name: t("catalog.open_product") }).click();
  await expect(page.getByLabel(t("common.name"), { exact: true })).toHaveValue("עוגת דבש");
});

test("a long menu is drawn as one comes to it, stays where it was left, and is ordered beyond what is drawn", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  await foundBakery(page.request);
  const names = Array.from({ length: 90 }, (_, n) => `Cake ${String(n + 1).padStart(2, "0")}`);
  for (const name of names) await make(page.request, "catalog-items", { name, price: 20 });
  await page.goto("/menu");
  const shown = page.locator("[data-part=goods-name]");
  await expect(page.getByText(t("catalog.count", { n: 90 }))).toBeAttached();
  await expect(shown).toHaveCount(40);
  const last = page.getByRole("link", { name: "Cake 90", exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(shown).toHaveText(names);
  await last.click();
  await expect(page.getByLabel(t("common.name"), { exact: true })).toHaveValue("Cake 90");
  await page.goBack();
  await expect(last).toBeInViewport();

  await page.goto("/products");
  await page.goto("/menu");
  await page.getByRole("button", { name: t("catalog.arrange") }).click();
  const rows = page.locator("[data-part=arranged-name]");
  await expect(rows).toHaveCount(40);
  // The last drawn one is moved by keyboard alone: it keeps the focus and goes to the next place.
  const down = page.getByRole("button", {
    name: t("catalog.move_down", { name: "Cake 40" }),
    exact: true,
  });
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/catalog-items/order"));
  await down.press("Enter");
  expect((await stored).ok()).toBe(true);
  await expect(down).toBeFocused();
  await expect(rows.nth(40)).toHaveText("Cake 40");
  const answer = await page.request.get("/api/catalog-items?limit=100");
  const { items } = (await answer.json()) as { items: { name: string; position: number }[] };
  const order = items.toSorted((one, other) => one.position - other.position);
  expect(order.slice(38, 42).map(({ name }) => name)).toEqual([
    "Cake 39",
    "Cake 41",
    "Cake 40",
    "Cake 42",
  ]);
});

test("an owner orders the menu by hand, changes its address and shares it", async ({ page }) => {
  const { t } = await wordsOf("en");
  const { slug } = await foundMenuBakery(page.request);
  await page.goto("/menu?lang=en");
  await page.getByRole("button", { name: t("catalog.arrange") }).click();
  const names = page.locator("[data-part=arranged-name]");
  await expect(names).toHaveText(["Honey cake", "Challah", "Doughnuts"]);
  const up = page.getByRole("button", { name: t("catalog.move_up", { name: "Challah" }) });
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/catalog-items/order"));
  await up.press("Enter");
  expect((await stored).ok()).toBe(true);
  await expect(names).toHaveText(["Challah", "Honey cake", "Doughnuts"]);
  const dragged = page.waitForResponse((answer) => answer.url().endsWith("/catalog-items/order"));
  const rows = page.locator("[data-part=arranged-row]");
  await rows.nth(2).dragTo(rows.nth(0));
  expect((await dragged).ok()).toBe(true);
  await page.reload();
  await expect(page.locator("[data-part=goods-name]")).toHaveText([
    "Doughnuts",
    "Challah",
    "Honey cake",
  ]);

  await page.getByRole("link", { name: "Honey cake" }).click();
  await page.getByRole("button", { name: t("catalog.other_languages") }).click();
  const texts = page.locator("[data-part=translations-texts]");
  await expect(texts).toHaveAttribute("lang", "he");
  await texts.getByLabel(t("common.name"), { exact: true }).fill("עוגת דבש");
  await page.getByRole("button", { name: t("catalog.save") }).click();
  await expect(page.locator("[data-part=goods-name]")).toHaveCount(3);
  expect(await textOf(page, `/m/${slug}?lang=he`)).toContain("עוגת דבש");

  await page.getByRole("link", { name: t("catalog.sharing") }).click();
  await page.getByRole("button", { name: t("catalog.slug_change") }).click();
  const sheet = page.getByRole("dialog", { name: t("catalog.slug_change") });
  await sheet.getByLabel(t("catalog.slug")).fill("demo");
  await expect(sheet.getByText(t("catalog.slug_taken"))).toBeVisible();
  await sheet.getByLabel(t("catalog.slug")).fill(`new-${slug}`);
  await expect(sheet.getByText(t("catalog.slug_free"))).toBeVisible();
  await sheet.getByRole("button", { name: t("common.save") }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(`/m/new-${slug}$`)).first()).toBeVisible();
  await expect(page.getByRole("link", { name: t("common.send_whatsapp") })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(`/m/new-${slug}`)),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const [format, start] of [
    ["SVG", "<svg"],
    ["PNG", "\u{89}PNG"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("catalog.qr_download", { format }) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`new-${slug}.${format.toLowerCase()}`);
    expect((await readFile(await file.path())).toString("latin1").slice(0, 4)).toBe(start);
  }
  await page.goto(`/m/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/m/new-${slug}`));
});

test("an owner opens a private link, gives it another end, and closes the menu", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  const { slug } = await foundMenuBakery(page.request);
  await page.goto("/menu/share?lang=en");
  const card = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("catalog.token_title") }) });
  const link = card.locator("[data-part=menu-url]");
  await card.getByRole("switch").click({ force: true });
  await expect(link).toContainText("/public/menu/");
  const before = new URL((await link.textContent()) ?? "").pathname;
  expect(await statusOf(page, before)).toBe(200);
  await card.getByRole("button", { name: t("catalog.token_renew") }).click();
  const question = page.getByRole("alertdialog", { name: t("catalog.token_renew"), exact: true });
  await question.getByRole("button", { name: t("catalog.token_renew") }).click();
  await expect(link).not.toContainText(before);
  await expect(question).toBeHidden();
  expect(await statusOf(page, before)).toBe(404);
  expect(await statusOf(page, new URL((await link.textContent()) ?? "").pathname)).toBe(200);
  await page.getByRole("switch").first().click({ force: true });
  await expect(page.getByText(t("catalog.address_closed_text"))).toBeVisible();
  await expect(page.getByRole("img", { name: t("catalog.qr_alt") })).toHaveCount(0);
  expect(await statusOf(page, `/m/${slug}`)).toBe(404);
});

test("an owner sets when orders can be asked for, and changes it also where the plan is lost", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  const { email } = await foundMenuBakery(page.request);
  await page.goto("/menu/ordering?lang=en");
  await page.getByRole("textbox", { name: t("catalog.most_orders"), exact: true }).fill("10");
  await page.getByRole("textbox", { name: t("catalog.lead_time"), exact: true }).fill("48");
  await page.getByRole("button", { name: t("common.save") }).click();
  await expect(page.getByText(t("common.saved"))).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("textbox", { name: t("catalog.most_orders"), exact: true }),
  ).toHaveValue("10");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A deposit of 100 shekels does not become one of 100 dollars with the menu's currency.
  await page.getByText(t("orders.deposit_sum"), { exact: true }).click();
  const deposit = page.getByRole("textbox", { name: t("orders.deposit_value") });
  await deposit.fill("100");
  await page.getByRole("radio", { name: t("common.currency_USD") }).click({ force: true });
  await expect(deposit).toHaveValue("");
  await page.getByRole("button", { name: t("common.save") }).click();
  await expect(deposit).toHaveAccessibleDescription(t("errors.problem_required"));

  await endPlan(email);
  await page.reload();
  await expect(page.getByText(t("catalog.plan_lost"))).toBeVisible();
  await expect(
    page.getByRole("textbox", { name: t("catalog.most_orders"), exact: true }),
  ).toHaveValue("10");
  await page.getByRole("textbox", { name: t("catalog.most_orders"), exact: true }).fill("12");
  await page.getByRole("button", { name: t("common.save") }).click();
  await expect(page.getByText(t("common.saved"))).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("textbox", { name: t("catalog.most_orders"), exact: true }),
  ).toHaveValue("12");
  await page.goto("/menu");
  await expect(page.getByRole("link", { name: t("catalog.add") })).toHaveCount(0);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/menu\/items\/[^/]+\/edit$/);
  await expect(page.getByRole("button", { name: t("catalog.save") })).toBeVisible();
  await expectAccessible(page);
});
