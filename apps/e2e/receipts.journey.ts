import { fileURLToPath } from "node:url";
import { streamChanges } from "@marzipan/contract/live";
import { openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { writePdf } from "./support/pdf.ts";
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

  // Reading continues while another page is open.
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
  await page.locator("a[href^='/expenses/']").filter({ hasText: /ABC/ }).click();
  await expect(page.getByLabel(t("expenses.amount"))).toHaveValue(/31/);

  // The same photo again: the page asks whether it is a duplicate, and the baker starts over.
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

  // Thought better of it later: it is in Recently deleted, with its picture.
  await page.getByRole("link", { name: t("common.recently_deleted") }).click();
  await expectPath(page, "/receipts/deleted");
  const away = page.getByRole("list", { name: t("common.recently_deleted") }).getByRole("listitem");
  await expect(away.getByText(/ABC/)).toBeVisible();
  await shoot("deleted-he");
  await away.getByRole("button", { name: t("common.restore") }).click();
  await expect(page.getByText(t("common.nothing_deleted"))).toBeVisible();
  await page.goto("/receipts");
  await expect(twin).toBeVisible();
});

test("what is uncertain must be confirmed or changed before it is used; several files queue", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const en = await wordsOf("en");
  // Without the live stream the page asks by itself how far the reading is.
  await page.route(streamChanges.path, (route) => route.abort());
  await openBakery(page, { path: "/receipts" });
  const shops = ["Green Valley Market", "Hillside Dairy"];
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: en.t("receipts.choose") }).click(),
  ]);
  await chooser.setFiles(
    shops.map((shop, at) => ({
      name: `${shop}.pdf`,
      mimeType: "application/pdf",
      buffer: writePdf([shop, `0${at + 1}.03.2026`, "Flour 30.00", "Butter 25.50", "Sugar 9.90"]),
    })),
  );
  for (const shop of shops) {
    await expect(page.getByRole("link", { name: shop })).toContainText(en.t("receipts.review"), {
      timeout: 60_000,
    });
  }
  // The queue keeps the order in which they were chosen.
  await page.getByRole("link", { name: shops[0] ?? "" }).click();
  await expect(page.getByText(en.t("receipts.position", { at: 1, total: 2 }))).toBeVisible();
  await expect(page.getByText(en.t("errors.receipt_uncertain"))).toBeVisible();
  const use = page.getByRole("button", { name: en.t("receipts.use") });
  await expect(use).toBeDisabled();
  if (shots) await page.screenshot({ path: `${shots}/low-en-wide.png` });
  await expectAccessible(page);
  await page.getByRole("button", { name: en.t("receipts.it_is_right") }).click();
  await expect(use).toBeEnabled();
  await page.getByRole("button", { name: new RegExp(en.t("expenses.category")) }).click();
  await page.getByRole("option", { name: en.t("expenses.category_food") }).click();
  await use.click();

  // The next one of the queue follows by itself; there the amount is corrected.
  await expect(page.getByLabel(en.t("receipts.business_name"))).toHaveValue(shops[1] ?? "");
  await page.getByLabel(en.t("expenses.amount")).fill("65.4");
  await page.getByLabel(en.t("expenses.amount")).blur();
  await expect(use).toBeEnabled();
});

test("a long name keeps the bin in sight, which asks before it puts a receipt away", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const en = await wordsOf("en");
  const shop = "SUPERDUPERMARKETINGCOMPANY LIMITED";
  await openBakery(page, { path: "/receipts" });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: en.t("receipts.choose") }).click(),
  ]);
  const buffer = writePdf([shop, "01.03.2026", "Flour 30.00", "Butter 25.50", "TOTAL 55.50"]);
  await chooser.setFiles([{ name: "slip.pdf", mimeType: "application/pdf", buffer }]);
  const line = page.getByRole("link", { name: shop });
  await expect(line).toContainText(en.t("receipts.review"), { timeout: 60_000 });
  const bin = page.getByRole("button", { name: en.t("receipts.discard") });
  await expect(bin).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await bin.click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: en.t("common.cancel") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(line).toBeVisible();
  await bin.click();
  await dialog.getByRole("button", { name: en.t("receipts.discard") }).click();
  await expect(page.getByRole("button", { name: en.t("common.undo") })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("receipts on their way have the shape of the rows that come", async ({ page }) => {
  await openBakery(page, { language: "he", path: "/tasks" });
  await page.route(/\/api\/receipts/, () => undefined);
  await page.route(/\/receipts(\/deleted)?$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    // Without the answers that the server sends along.
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script[^>]*id="first-answers"[^]*?<\/script>/, "");
    await route.fulfill({ response: answer, body: html });
  });
  for (const [path, label] of [
    ["/receipts", t("receipts.loading")],
    ["/receipts/deleted", t("common.loading")],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(label)).toBeAttached();
    await expect(page.locator("[aria-busy] [data-part=plain-row]")).toHaveCount(4);
  }
  await page.unrouteAll();
});
