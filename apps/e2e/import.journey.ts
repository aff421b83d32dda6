import { readFileSync } from "node:fs";
import { plans } from "@marzipan/domain/plans";
import type { Page } from "@playwright/test";
import { make, openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";
import type { Words } from "./support/words.ts";
import { makeWorkbook } from "./support/workbook.ts";

const words = await wordsOf("en");
const hebrew = await wordsOf("he");

const fileInput = (page: Page) => page.locator("input[type=file]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Writes a text as programs for Hebrew did before UTF-8: a byte a letter. */
const inWindows1255 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x5d0 ? code - 0x5d0 + 0xe0 : code;
    }),
  );

/** Looks at a step as everyone meets it. */
async function expectOpenToAll(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect(() => expectNoSidewaysScroll(page)).toPass();
}

/** Goes from the columns to the check and waits until all rows are known. */
async function checkRows(page: Page, { t }: Words): Promise<void> {
  await button(page, t("imports.check")).click();
  await expect(heading(page, t("imports.check_title"))).toBeVisible();
  await expect(page.getByRole("button", { name: importRows(t) })).toBeVisible();
}

/** The button that brings rows in, however many. */
const importRows = (t: Words["t"]): RegExp =>
  new RegExp(
    [1, 2, 99].map((n) => t("imports.import_rows", { n }).replace("99", "[\\d,]+")).join("|"),
  );

/** Returns the names of what there is. */
async function namesOf(page: Page, kind: "clients" | "products"): Promise<string[]> {
  const answer = await page.request.get(`/api/${kind}?limit=100`);
  const { items } = (await answer.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name).toSorted();
}

test("clients come in from an old Hebrew file, a bad row is mended, and all is taken back", async ({
  page,
}) => {
  const { t } = hebrew;
  await openBakery(page, { path: "/settings", language: "he" });
  await make(page.request, "clients", { name: "נועה לוי", phone: "0525550142" });
  await page.getByRole("link", { name: t("settings.import_state") }).click();
  await expect(heading(page, t("imports.elsewhere"))).toBeVisible();
  await expectOpenToAll(page);
  const rows = [
    "שם הלקוחה;נייד;מייל;עיר",
    "נועה לוי;052-555-0142;noa@example.com;",
    "משה כהן;0525550187;;נשר",
    "-;-;;חיפה",
    "שרה קליין;12;;",
  ];
  await fileInput(page).setInputFiles({
    name: "לקוחות 2026.csv",
    mimeType: "text/csv",
    buffer: inWindows1255(rows.join("\r\n")),
  });

  await expect(heading(page, t("imports.columns_title"))).toBeVisible();
  await expect(page.getByText(t("imports.by_heading"))).toHaveCount(3);
  const city = page.getByRole("button", { name: t("imports.column", { letter: "D" }) });
  await city.click();
  await page.getByRole("option", { name: t("common.notes"), exact: true }).click();
  await expectOpenToAll(page);
  await checkRows(page, hebrew);
  await expect(page.getByText(t("imports.refused_title", { n: 1 }))).toBeVisible();
  await expectOpenToAll(page);

  const name = page.getByRole("textbox", {
    name: t("common.labelled", { label: t("imports.row", { row: 4 }), value: t("common.name") }),
  });
  await name.fill("דנה פרץ");
  await name.press("Enter");
  await expect(page.getByText(t("imports.none_here"))).toBeVisible();
  await page.getByRole("tab", { name: t("imports.tab_joined") }).click();
  await expect(page.getByText(t("imports.known_phone", { name: "נועה לוי" }))).toBeVisible();
  expect(await namesOf(page, "clients")).toEqual(["נועה לוי"]);

  await page.getByRole("button", { name: importRows(t) }).click();
  await expect(heading(page, t("imports.clients_in", { n: 4 }))).toBeVisible();
  await expectOpenToAll(page);
  const found = await page.request.get(`/api/clients?q=${encodeURIComponent("משה")}`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  const detail = await page.request.get(`/api/clients/${items[0]?.id}`);
  expect(await detail.json()).toMatchObject({ phone: "0525550187", notes: "עיר: נשר" });
  await page.getByRole("link", { name: t("clients.to_list") }).click();
  await expectPath(page, "/clients");
  await expect(page.getByText("שרה קליין")).toBeVisible();

  await page.getByRole("link", { name: t("common.from_spreadsheet") }).click();
  await expect(heading(page, t("imports.earlier"))).toBeVisible();
  await button(page, t("imports.take_back")).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("imports.take_back"), exact: true })
    .click();
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: t("imports.was_taken_back") }),
  ).toBeVisible();
  expect(await namesOf(page, "clients")).toEqual(["נועה לוי"]);
});

/** Goes on with Tab until something is in focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = button(page, name);
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${name}`);
}

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("products come in from a workbook with the keyboard alone", async ({ page }) => {
    const { t } = words;
    await openBakery(page, { path: "/products" });
    await page.getByRole("link", { name: t("common.from_spreadsheet") }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, t("imports.elsewhere"))).toBeVisible();
    await expect(page.getByRole("radio", { name: t("products.title") })).toBeChecked();
    const chooser = page.waitForEvent("filechooser");
    await tabTo(page, t("expenses.file_choose"));
    await page.keyboard.press("Enter");
    await (
      await chooser
    ).setFiles({
      name: "Price list.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: makeWorkbook("All", [
        ["Levi Bakehouse"],
        [],
        ["Title", "Price", "Type"],
        ["Challah", 20, "Breads"],
        ["Rugelach", 4.5, "Cookies"],
      ]),
    });
    await expect(page.getByText(t("imports.headings_in", { row: 3 }))).toBeVisible();
    await expectOpenToAll(page);
    await tabTo(page, t("imports.check"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("imports.new_products", { n: 2 }))).toBeVisible();
    await tabTo(page, t("imports.import_rows", { n: 2 }));
    await page.keyboard.press("Enter");
    await expect(heading(page, t("imports.products_in", { n: 2 }))).toBeVisible();
    await expectOpenToAll(page);
    expect(await namesOf(page, "products")).toEqual(["Challah", "Rugelach"]);
    await tabTo(page, t("imports.take_back"));
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await tabTo(page, t("imports.take_back"));
    await page.keyboard.press("Enter");
    await expect(heading(page, t("imports.was_taken_back"))).toBeVisible();
    expect(await namesOf(page, "products")).toEqual([]);
  });
});

test("a long import goes on beside other pages, and after a lost answer sends nothing twice", async ({
  page,
}) => {
  const { t } = words;
  await openBakery(page, { path: "/import" });
  const names = Array.from({ length: 1100 }, (_none, index) => `Client ${index + 1000}`);
  await fileInput(page).setInputFiles({
    name: "Many.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Name\n${names.join("\n")}\n`),
  });
  await expect(heading(page, t("imports.columns_title"))).toBeVisible();
  await checkRows(page, words);
  await expect(page.getByText(t("imports.new_clients", { n: 1100 }))).toBeVisible();

  let calls = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/imports/*/rows", async (route) => {
    calls += 1;
    // The server stores the second rows, and the answer is lost.
    if (calls === 2) {
      await route.fetch();
      await held;
      await route.abort();
    } else await route.continue();
  });
  await button(page, t("imports.import_rows", { n: 1100 })).click();
  await expect(page.getByText(t("imports.rows_done", { all: 1100, done: 500 }))).toBeVisible();
  await expectOpenToAll(page);
  await page.getByRole("link", { name: t("requests.to_orders") }).click();
  await expectPath(page, "/orders");
  await page.goBack();
  await expect(page.getByText(t("imports.clients_coming"))).toBeVisible();
  release();
  await expect(heading(page, t("imports.clients_in", { n: 1100 }))).toBeVisible();
  expect(calls).toBe(4);
  const listed = await page.request.get("/api/imports");
  expect(((await listed.json()) as { items: unknown[] }).items).toMatchObject([
    { made: 1100, joined: 0, unchanged: 0, refused: 0 },
  ]);
});

test("contact cards come in as far as the plan has room; the others are kept in a file", async ({
  page,
}) => {
  const { t } = words;
  await openBakery(page, { path: "/import", plan: "basic" });
  const { clients } = plans.basic.limits;
  const cards = Array.from({ length: clients + 2 }, (_none, index) =>
    ["BEGIN:VCARD", "VERSION:3.0", `FN:Person ${index + 100}`, "NOTE:=1+1", "END:VCARD"].join(
      "\r\n",
    ),
  );
  await fileInput(page).setInputFiles({
    name: "contacts.vcf",
    mimeType: "text/vcard",
    buffer: Buffer.from(cards.join("\r\n")),
  });
  await expect(heading(page, t("imports.columns_title"))).toBeVisible();
  await checkRows(page, words);
  await expect(page.getByText(t("imports.over_title", { n: 2 }))).toBeVisible();
  await expect(page.getByText(t("imports.over_row"))).toHaveCount(2);
  await expectOpenToAll(page);
  await button(page, t("billing.upgrade")).click();
  await expect(page.getByRole("dialog", { name: t("billing.upgrade_title") })).toBeVisible();
  await button(page, t("billing.not_now")).click();

  await button(page, t("imports.import_rows", { n: clients })).click();
  await expect(heading(page, t("imports.clients_in", { n: clients }))).toBeVisible();
  const download = page.waitForEvent("download");
  await button(page, t("imports.left_rows", { n: 2 })).click();
  const saved = readFileSync(await (await download).path(), "utf8");
  expect(saved.startsWith("\uFEFF")).toBe(true);
  expect(saved).toContain("Person 125");
  expect(saved).toContain("'=1+1");
  expect(saved).not.toContain("Person 124");
});

test("an import that is stopped keeps what came in", async ({ page }) => {
  const { t } = words;
  await openBakery(page, { path: "/import" });
  const names = Array.from({ length: 1100 }, (_none, index) => `Client ${index + 1000}`);
  await fileInput(page).setInputFiles({
    name: "Many.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Name\n${names.join("\n")}\n`),
  });
  await expect(heading(page, t("imports.columns_title"))).toBeVisible();
  await checkRows(page, words);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/imports/*/rows", async (route) => {
    await held;
    await route.continue();
  });
  await button(page, t("imports.import_rows", { n: 1100 })).click();
  await button(page, t("imports.stop")).click();
  release();
  await expect(heading(page, t("imports.clients_in", { n: 500 }))).toBeVisible();
  await expect(page.getByText(t("imports.rows_done", { all: 1100, done: 500 }))).toBeVisible();
  expect(await namesOf(page, "clients")).toHaveLength(100);
});

test("a file that cannot be read says what to do, and a reload asks first", async ({ page }) => {
  const { t } = words;
  await openBakery(page, { path: "/import" });
  const give = (name: string, buffer: Buffer) =>
    fileInput(page).setInputFiles({ name, mimeType: "text/csv", buffer });
  await give("Old.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
  await expect(page.getByRole("alert")).toHaveText(t("imports.file_old_excel"));
  await give("Invoice.csv", Buffer.from("%PDF-1.7"));
  await expect(page.getByRole("alert")).toHaveText(t("imports.file_pdf"));
  await give("Empty.csv", Buffer.from("Name,Phone\n"));
  await expect(page.getByRole("alert")).toHaveText(t("imports.file_headings_only"));
  await expectOpenToAll(page);

  await give("Rows.csv", Buffer.from("What,Number\nfoo 1,1\nbar 2,2\n"));
  await expect(heading(page, t("imports.columns_title"))).toBeVisible();
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  // The file was only in the browser's memory.
  await expect(heading(page, t("imports.elsewhere"))).toBeVisible();
  await expect(page).toHaveURL(/\/import(?:\?lang=en)?$/);
});

test("imports of before say what failed, and come page by page", async ({ page }) => {
  const { t } = await wordsOf("he");
  await openBakery(page, { path: "/dashboard", language: "he" });
  for (let number = 1; number <= 6; number += 1) {
    const { id } = await make(page.request, "imports", {
      kind: "clients",
      fileName: `${number}.csv`,
    });
    const rows = [{ row: 2, cells: { name: `Client ${number}` } }];
    await make(page.request, `imports/${id}/rows`, { rows });
  }
  await page.route("**/api/imports?*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/import");
  await expect(page.getByRole("heading", { name: t("errors.not_loaded") })).toBeVisible();
  await expect(button(page, t("common.try_again"))).toBeVisible();
  // The page tries again by itself, too.
  await page.unroute("**/api/imports?*");
  await expect(button(page, t("imports.take_back"))).toHaveCount(5);
  await button(page, t("common.load_more")).click();
  await expect(button(page, t("imports.take_back"))).toHaveCount(6);
  await expectNoSidewaysScroll(page);
});
