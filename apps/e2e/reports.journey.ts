import { expect, expectNoSidewaysScroll, signIn, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

test("last month's orders in Hebrew: seen before, taken as Excel, among the last downloads", async ({
  page,
}) => {
  const { t } = await wordsOf("he");
  await signIn(page, { language: "he", path: "/reports" });
  await expect(page.getByRole("heading", { name: t("reports.preview") })).toBeVisible();
  await expect(page.getByRole("region").first().getByRole("row").nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("reports.make"), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.xlsx$/);
  await expect(page.getByText(t("reports.begun"))).toBeVisible();
  const again = t("reports.again", { name: t("reports.kind_orders") });
  await expect(page.getByRole("button", { name: again }).first()).toBeVisible();
});
