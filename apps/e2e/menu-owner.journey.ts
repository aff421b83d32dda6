import { openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { openMenuBakery } from "./support/menu-bakery.ts";
import { makePng } from "./support/picture.ts";
import { wordsOf } from "./support/words.ts";

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
  await page.locator('input[type="file"]').setInputFiles(makePng());
  await expect(page.getByText(t("catalog.picture_main"))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: t("catalog.save") }).click();
  await expect(page.getByRole("heading", { name: "עוגות" })).toBeVisible();
  await expect(page.getByRole("link", { name: "עוגת דבש" })).toBeVisible();
  await page.getByRole("button", { name: t("catalog.hide_named", { name: "עוגת דבש" }) }).click();
  await expect(page.getByText(t("catalog.hidden"))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "עוגת דבש" }).click();
  await page.getByRole("button", { name: t("catalog.add_to_products") }).click();
  await page.getByRole("link", { name: t("catalog.open_product") }).click();
  await expect(page.getByLabel(t("common.name"), { exact: true })).toHaveValue("עוגת דבש");
});

test("an owner orders the menu by hand, changes its address and shares it", async ({ page }) => {
  const { t } = await wordsOf("en");
  const { slug } = await openMenuBakery(page);
  await page.goto("/menu?lang=en");
  await page.getByRole("button", { name: t("catalog.arrange") }).click();
  const names = page.locator(".arranged-name");
  await expect(names).toHaveText(["Honey cake", "Challah", "Doughnuts"]);
  const up = page.getByRole("button", { name: t("catalog.move_up", { name: "Challah" }) });
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/catalog-items/order"));
  await up.click();
  expect((await stored).ok()).toBe(true);
  await expect(names).toHaveText(["Challah", "Honey cake", "Doughnuts"]);
  await page.reload();
  await expect(page.locator(".item-name")).toHaveText(["Challah", "Honey cake", "Doughnuts"]);

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
  await page.goto(`/m/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/m/new-${slug}`));
});

test("an owner sets when orders can be asked for, and it stays so", async ({ page }) => {
  const { t } = await wordsOf("en");
  await openMenuBakery(page);
  await page.goto("/menu/ordering?lang=en");
  await page.getByLabel(t("catalog.most_orders"), { exact: true }).fill("10");
  await page.getByLabel(t("catalog.lead_time"), { exact: true }).fill("48");
  await page.getByRole("button", { name: t("common.save") }).click();
  await expect(page.getByText(t("common.saved"))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t("catalog.most_orders"), { exact: true })).toHaveValue("10");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
