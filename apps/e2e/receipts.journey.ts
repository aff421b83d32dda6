import { fileURLToPath } from "node:url";
import { openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("he");

// A real slip: SROIE 005, ICDAR 2019, CC BY 4.0 (docs/RECEIPTS.md).
const slip = fileURLToPath(new URL("./support/receipt.jpg", import.meta.url));
const shots = process.env["MARZIPAN_SHOTS"];

test("a baker photographs a receipt on her phone, leaves, comes back, reviews it, and has an expense", async ({
  page,
}) => {
  test.slow();
  const shoot = async (name: string): Promise<void> => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  };
  await openBakery(page, { language: "he", path: "/receipts" });
  await expect(page.getByText(t("receipts.empty_title"))).toBeVisible();
  await shoot("empty-he");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: t("receipts.take_photo") }).click(),
  ]);
  await chooser.setFiles(slip);
  const working = page.getByText(t("receipts.waiting")).or(page.getByText(t("receipts.reading")));
  await expect(working.first()).toBeVisible();
  await shoot("reading-he");

  // The reading goes on while she looks at something else.
  await page.goto("/orders");
  await page.goto("/receipts");
  const line = page.getByRole("link", { name: /ABC/ });
  await expect(line).toContainText(t("receipts.review"), { timeout: 60_000 });
  await shoot("queue-he");
  await line.click();
  await expect(page.getByRole("heading", { name: t("receipts.review_title") })).toBeVisible();
  await expect(page.getByLabel(t("receipts.business_name"))).toHaveValue(/^ABC/);
  await expect(page.getByLabel(t("expenses.amount"))).toHaveValue(/31/);
  await expect(page.getByLabel(t("expenses.receipt_number"))).toHaveValue("01-143008");
  await shoot("review-he");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const use = page.getByRole("button", { name: t("receipts.use") });
  await use.click();
  await expect(page.getByText(t("receipts.invalid"))).toBeVisible();
  await page.getByRole("button", { name: new RegExp(t("expenses.category")) }).click();
  await page.getByRole("option", { name: t("expenses.category_supplies") }).click();
  await use.click();
  await expectPath(page, "/receipts");
  await expect(page.getByRole("heading", { name: t("receipts.used_title") })).toBeVisible();
  await page.getByRole("link", { name: /ABC/ }).click();
  await expect(page.getByLabel(t("expenses.amount"))).toHaveValue(/31/);

  // The same photo once more: she is asked, and starts over.
  await page.goto("/receipts");
  const [again] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: t("receipts.take_photo") }).click(),
  ]);
  await again.setFiles(slip);
  const twin = page.getByRole("link", { name: /ABC/ }).filter({ hasText: t("receipts.review") });
  await expect(twin).toBeVisible({ timeout: 60_000 });
  await twin.click();
  await expect(page.getByText(t("receipts.twin_file"))).toBeVisible();
  await expect(page.getByText(format.date("2019-01-09")).first()).toBeVisible();
  await shoot("twin-he");
  await page.getByRole("button", { name: t("receipts.use") }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByText(t("errors.receipt_duplicate"))).toBeVisible();
  await shoot("duplicate-he");
  await asked.getByRole("button", { name: t("common.cancel") }).click();
  await page.getByRole("button", { name: t("receipts.start_over") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("receipts.start_over") })
    .click();
  await expectPath(page, "/receipts");
  await expect(page.getByRole("button", { name: t("common.undo") })).toBeVisible();
});
