import type { Locator, Page } from "@playwright/test";
import { make, shareBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { makePng } from "./support/picture.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const open = shareBakery(async (request) => {
  await make(request, "products", { name: "Sesame challah", category: "Breads" });
  await make(request, "products", { name: "עוגת דבש" });
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
/** A picture is in the shape that it has: width to height. */
const expectWhole = (picture: Locator, shape: number) =>
  expect
    .poll(() => picture.evaluate((image) => image.clientWidth / image.clientHeight))
    .toBeCloseTo(shape, 1);
const fileInput = (page: Page) => page.locator("input[type=file]");

test("a product is made with a picture and a category named while typing, edited and filtered", async ({
  page,
}) => {
  await open(page, "/products/new");
  await page.getByLabel(t("common.name")).fill("Poppy cake");
  const category = page.getByRole("combobox", { name: t("products.category") });
  await category.fill("عيد الفطر");
  await page
    .getByRole("option", { name: t("products.category_add", { name: "عيد الفطر" }) })
    .click();
  await page.getByLabel(t("products.description")).fill("24 cm, with lemon");

  // A text file that is called a picture is refused at the field, and nothing typed is lost.
  await fileInput(page).setInputFiles({
    name: "cake.png",
    mimeType: "image/png",
    buffer: Buffer.from("This is no picture."),
  });
  await expect(page.getByText(t("errors.picture_unreadable"))).toBeVisible();
  await expect(page.getByLabel(t("common.name"))).toHaveValue("Poppy cake");
  await fileInput(page).setInputFiles(makePng("cake.png", 96, 64));
  await expect(page.getByRole("img", { name: t("products.picture_of") })).toBeVisible();
  await expect(page.getByText(t("errors.picture_unreadable"))).toBeHidden();
  await expectWhole(page.getByRole("img", { name: t("products.picture_of") }), 1.5);
  await page.getByText(t("common.allergens_some"), { exact: true }).click();
  await page.getByRole("button", { name: t("common.allergen_eggs") }).click();
  await page.getByRole("button", { name: t("common.mark_parve") }).click();
  await press(page, t("products.save"));

  await expectPath(page, "/products");
  const made = card(page, "Poppy cake");
  await expect(made).toContainText("عيد الفطر");
  await expect(made).toContainText(t("products.contains", { list: t("common.allergen_eggs") }));
  await expect(made).toContainText(t("common.mark_parve"));
  const picture = made.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // Whatever its shape, a picture is shown whole, also where it fills the head of a tile.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(picture).toHaveCSS("object-fit", "contain");
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole("radio", { name: /^عيد الفطر/ }).click();
  await expect(card(page, "Sesame challah")).toHaveCount(0);
  await page.reload();
  await expect(made).toBeVisible();
  await expect(card(page, "Sesame challah")).toHaveCount(0);

  await page.getByRole("link", { name: "Poppy cake" }).click();
  await expect(page.getByLabel(t("products.description"))).toHaveValue("24 cm, with lemon");
  await press(page, t("common.picture_remove"));
  await page.getByLabel(t("common.name")).fill("Poppy seed cake");
  await press(page, t("products.save"));
  await expect(card(page, "Poppy seed cake")).toBeVisible();
  await expect(card(page, "Poppy seed cake").locator("img")).toHaveCount(0);
});

test("products are found while typing, deleted, undone and brought back", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("searchbox").fill("דבש");
  await expect(card(page, "Sesame challah")).toHaveCount(0);
  const honey = card(page, "עוגת דבש");
  const remove = async () => {
    // The list may come again while its menu opens, which closes it: then it is opened again.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await press(page, t("products.actions_of", { name: "עוגת דבש" }));
      await page.getByRole("menuitem", { name: t("products.delete") }).click({ timeout: 2000 });
    }).toPass();
    const question = page.getByRole("alertdialog", { name: t("products.delete") });
    await question.getByRole("button", { name: t("common.delete") }).click();
    await expect(page.getByText(t("common.deleted_name", { name: "עוגת דבש" }))).toBeVisible();
  };
  await remove();
  await press(page, t("common.undo"));
  await expect(honey).toBeVisible();
  await remove();
  await page.goto("/products/deleted");
  await page
    .getByRole("listitem")
    .filter({ hasText: "עוגת דבש" })
    .getByRole("button", { name: t("common.restore") })
    .click();
  await expect(page.getByText("עוגת דבש", { exact: true })).toHaveCount(0);
  await page.goto("/products");
  await expect(honey).toBeVisible();
});
