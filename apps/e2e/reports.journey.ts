import type { getSharedReports } from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from "./support/journey.ts";
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
  await expect(page.getByText(t("reports.saved"))).toBeVisible();
  const again = t("reports.again", { name: t("reports.kind_orders") });
  await expect(page.getByRole("button", { name: again }).first()).toBeVisible();

  // A double click downloads one file; a server error and a broken connection are reported and can be retried.
  let asked = 0;
  await page.route("**/api/reports/orders.xlsx*", async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 500, json: {} });
    else if (asked === 2) await route.abort();
    else await route.continue();
  });
  const failed = page.getByRole("alert").filter({ hasText: t("errors.report_failed") });
  const retry = failed.getByRole("button", { name: t("common.try_again") });
  // For a second after a press another one counts as its double click.
  await expect(async () => {
    await page.getByRole("button", { name: t("reports.make"), exact: true }).dblclick();
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(t("reports.begun"))).toHaveCount(0);
  await expectAccessible(page);
  expect(asked).toBe(1);
  await expect(async () => {
    await retry.click();
    expect(asked).toBe(2);
  }).toPass();
  await expect(failed).toBeVisible();
  const second = page.waitForEvent("download");
  await expect(async () => {
    await retry.click({ timeout: 500 });
    expect(asked).toBe(3);
  }).toPass();
  await second;
  await expect(page.getByText(t("reports.saved"))).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(asked).toBe(3);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a session that ends while a report is downloaded is explained at sign-in", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  await signIn(page, { path: "/reports" });
  await expect(page.getByRole("heading", { name: t("reports.preview") })).toBeVisible();
  // It ends at the server once the file is on its way: before, another call of the page might find that it has ended.
  await page.route("**/api/reports/orders.xlsx*", async (route) => {
    expect((await page.request.post("/api/auth/sign-out")).ok()).toBe(true);
    await route.continue();
  });
  await page.getByRole("button", { name: t("reports.make"), exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText("Please sign in to download Excel reports.")).toBeVisible();
});

test("a report that is refused is said on the page, and neither begun nor downloaded", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  await signIn(page, { path: "/reports?from=2015-01-01&to=2026-11-26" });
  const downloads: unknown[] = [];
  page.on("download", (download) => downloads.push(download));
  const tooLong = page.getByRole("alert").getByText(t("errors.range_too_long"));
  await expect(tooLong).toHaveCount(1);
  await page.getByRole("button", { name: t("reports.make"), exact: true }).click();
  await expect(tooLong).toHaveCount(2);
  await expect(page.getByText(t("reports.begun"))).toHaveCount(0);
  await expect(page.getByText(t("reports.saved"))).toHaveCount(0);
  expect(downloads).toEqual([]);
});

test("a card whose figures do not come says so, and shows them when tried again", async ({
  page,
}) => {
  const { t } = await wordsOf("he");
  const calls = ["**/api/reports/accountant", "**/api/reports/downloads*"];
  for (const call of calls)
    await page.route(call, (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, { language: "he", path: "/reports" });
  const again = page.getByRole("button", { name: t("common.try_again") });
  await expect(again).toHaveCount(2);
  await expectAccessible(page);
  for (const call of calls) await page.unroute(call);
  await again.first().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(page.getByLabel(t("common.email"), { exact: true })).toBeVisible();
});

test("a phone previews three columns of a table and says that the file has all", async ({
  page,
}) => {
  const { t } = await wordsOf("en");
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { path: "/reports" });
  const table = page.getByRole("region", { name: "Orders", exact: true });
  await expect(table.getByRole("columnheader")).toHaveText(["No.", "Client", "Total"]);
  await expect(page.getByText(t("reports.brief_columns", { shown: 3, all: 13 }))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the accountant opens a month's papers by their link, until it has ended", async ({
  page,
}) => {
  const { t, format } = await wordsOf("he");
  const papers: ReplyOf<typeof getSharedReports> = {
    businessName: "מאפיית לוי",
    month: "2026-11-01",
    language: "he",
    papers: ["pdf", "xlsx"],
    endsAt: "2026-12-31T07:00:00.000Z",
  };
  await page.route("**/api/shared/papers/open", (route) => route.fulfill({ json: papers }));
  await page.goto("/shared/papers/open?lang=he");
  await expect(page.getByText(format.month(papers.month))).toBeVisible();
  await expect(page.getByRole("link")).toHaveCount(2);
  const excel = page.getByRole("link", { name: t("reports.paper_xlsx") });
  await expect(excel).toHaveAttribute("href", "/api/shared/papers/open/xlsx");
  await expectAccessible(page);
  await page.goto("/shared/papers/ended?lang=he");
  await expect(page.getByRole("heading", { name: t("payments.gone_title") })).toBeVisible();
});

test("a wide screen previews six columns, no word of them broken, without pushing them aside", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, { path: "/reports" });
  const table = page.getByRole("region", { name: "Orders", exact: true });
  await expect(table.getByRole("columnheader")).toHaveText([
    "No.",
    "Date",
    "Client",
    "Status",
    "Total",
    "Balance due",
  ]);
  // Not all columns with a sum are shown: each sum is said by its name, none as that of all.
  const sums = table.locator("tfoot").getByRole("rowheader");
  await expect(sums).toHaveText(["Revenue", "Paid", "Balance due"]);
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const status = table.getByRole("row").nth(1).getByRole("cell").nth(3);
  const lines = await status.evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test("the papers for the accountant are chosen and tried before, on a phone", async ({ page }) => {
  const { t } = await wordsOf("he");
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { language: "he", path: "/reports" });
  const along = page.getByRole("group", { name: t("reports.along") });
  const paper = (name: "pdf" | "xlsx" | "zip" | "clients") =>
    along.getByRole("checkbox", { name: t(`reports.paper_${name}`) });
  await page.getByLabel(t("common.email"), { exact: true }).fill("ronit@cpa.example");
  await page.getByRole("switch", { name: t("reports.accountant_on") }).press("Space");
  const save = page.getByRole("button", { name: t("common.save"), exact: true });
  for (const name of ["pdf", "xlsx", "zip", "clients"] as const) await paper(name).press("Space");
  await save.click();
  await expect(along.getByText(t("reports.choose_paper"))).toBeVisible();
  await paper("pdf").press("Space");
  await save.click();
  await expect(page.getByText(/^הבא: /)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: t("reports.test") }).click();
  await expect(page.getByRole("status").getByText("baker@demo.test")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(paper("pdf")).toBeChecked();
  await expect(paper("clients")).not.toBeChecked();
});
