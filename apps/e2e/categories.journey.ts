import type { Page } from "@playwright/test";
import { make, openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

for (const [language, width] of [
  ["he", 390],
  ["en", 1280],
] as const) {
  const { t } = await wordsOf(language);
  const chip = (page: Page, name: string) => page.getByRole("radio", { name });

  test(`a misspelt category is renamed and one too many deleted at ${width} px, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openBakery(page, { language, path: "/products" });
    await make(page.request, "products", { name: "Sesame challah", category: "Braeds" });
    await make(page.request, "products", { name: "Honey cake", category: "Cakes" });
    await page.goto("/products");
    await chip(page, "Braeds").click();
    const choose = async (name: string, act: string): Promise<void> => {
      const actions = page.getByRole("button", { name: t("products.actions_of", { name }) });
      await actions.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: act }).click();
    };

    // With the keyboard, and first to a name that is taken.
    await choose("Braeds", t("products.category_edit"));
    const sheet = page.getByRole("dialog", { name: t("products.category_edit") });
    const name = sheet.getByLabel(t("products.category_name"));
    await expect(name).toHaveValue("Braeds");
    await name.fill("cakes");
    await page.keyboard.press("Enter");
    await expect(sheet.getByText(t("products.category_taken"))).toBeVisible();
    await expectAccessible(page);
    await name.fill("Breads");
    await page.keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await expect(chip(page, "Breads")).toBeChecked();
    await expect(chip(page, "Braeds")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Breads", exact: true })).toBeVisible();
    await expectAccessible(page);

    // What fails is said in the question; then it goes, and its products stay.
    await choose("Breads", t("products.category_delete"));
    const question = page.getByRole("alertdialog", { name: t("products.category_delete") });
    await expect(question).toContainText(t("products.category_delete_text", { name: "Breads" }));
    await page.route("**/api/categories/*", (route) => route.abort());
    await question.getByRole("button", { name: t("common.delete") }).click();
    await expect(question.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/categories/*");
    await question.getByRole("button", { name: t("common.delete") }).click();
    await expect(question).toBeHidden();
    await expect(chip(page, "Breads")).toHaveCount(0);
    await expect(chip(page, t("products.all_categories"))).toBeChecked();
    await expect(page.getByRole("article").filter({ hasText: "Sesame challah" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
  });
}
