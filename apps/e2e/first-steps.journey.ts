import { make, openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

test("the first steps lead to a price, the menu and an order, and tick themselves", async ({
  page,
}) => {
  await openBakery(page);
  const step = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const product = step(t("dashboard.first_product"));
  const menu = step(t("dashboard.first_menu"));
  await expect(product.getByRole("link")).toHaveAttribute("href", "/menu/items/new");
  await expect(menu.getByRole("link")).toHaveAttribute("href", "/menu/share");
  await expect(product.getByText(t("dashboard.step_done"))).toBeHidden();
  await make(page.request, "catalog-items", { name: "Babka", price: 48 });
  await page.request.put("/api/menu-settings/addresses/slug", { data: { isOpen: true } });
  await page.reload();
  await expect(product).toContainText(t("dashboard.step_done"));
  await expect(menu).toContainText(t("dashboard.step_done"));
});
