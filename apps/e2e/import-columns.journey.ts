import { openBakery } from "./support/bakery.ts";
import { enter, expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

test("the columns of a file are matched as in the last one with its headings, on another device", async ({
  page,
  browser,
  baseURL,
}) => {
  const { t } = await wordsOf("he");
  const fileOf = (text: string) => ({
    name: "לקוחות.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  const bakery = await openBakery(page, { path: "/import", language: "he" });
  const first = page.locator("input[type=file]");
  await first.setInputFiles(fileOf("שם,נייד,עיר\nנועה לוי,0525550142,נשר\n"));
  await page.getByRole("button", { name: t("imports.column", { letter: "C" }) }).click();
  await page.getByRole("option", { name: t("common.notes"), exact: true }).click();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/import-mappings") && answer.status() === 200,
  );
  await page.getByRole("button", { name: t("imports.check"), exact: true }).click();
  await saved;

  const device = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await enter(device.request, bakery.email);
  const other = await device.newPage();
  await other.goto("/import?lang=he");
  await other
    .locator("input[type=file]")
    .setInputFiles(fileOf("עיר,נייד,שם\nחיפה,0525550121,דנה פרץ\n"));
  await expect(other.getByText(t("imports.by_last"))).toBeVisible();
  const city = other.getByRole("button", { name: t("imports.column", { letter: "A" }) });
  await expect(city).toContainText(t("common.notes"));
  await device.close();
});
