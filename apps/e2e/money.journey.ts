import { readFile } from "node:fs/promises";
import { addDays } from "@marzipan/domain/dates";
import { make, openBakery, shareBakery, todayOf } from "./support/bakery.ts";
import { openOther } from "./support/admin.ts";
import { expect, test } from "./support/journey.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("he");

const enterShared = shareBakery(
  async (request) => {
    const today = await todayOf(request);
    const day = { deliveryDate: addDays(today, -3), phone: "054-7654321" };
    const paying = await make(request, "orders", {
      ...day,
      clientName: "נועה כהן",
      items: [{ dessert_name: "עוגת שוקולד", quantity: 1, unit_price: 180 }],
    });
    const sharing = await make(request, "orders", {
      ...day,
      clientName: "דנה לוי",
      items: [{ dessert_name: "רוגלך", quantity: 2, unit_price: 45 }],
    });
    return { today, paying: paying.id as string, sharing: sharing.id as string };
  },
  { language: "he", name: "מאפיית הפינה" },
);

test("a payment is recorded from its order, and more than the balance is asked about first", async ({
  page,
}) => {
  const { paying } = await enterShared(page, "/payments/owing", "he");
  const owed = page.getByRole("listitem").filter({ hasText: "נועה כהן" }).first();
  await expect(owed).toContainText("180");
  await expect(owed.getByRole("link", { name: t("payments.remind") })).toHaveAttribute(
    "href",
    /wa\.me\/972547654321\?text=.*180/,
  );

  await page.goto(`/orders/${paying}`);
  await page.getByRole("link", { name: t("payments.record") }).click();
  const amount = page.getByLabel(t("payments.amount"), { exact: true });
  await expect(amount).toHaveValue(/180/);
  await amount.fill("200");
  const save = page.getByRole("button", { name: t("payments.save") });
  await save.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(format.money(180, "ILS"));
  await question.getByRole("button", { name: t("payments.over_change") }).click();
  await amount.fill("80");
  await page.route("**/api/payments", (route) => route.fulfill({ status: 500, body: "{}" }));
  await save.click();
  await expect(page.getByText(t("errors.payment_not_saved"))).toBeVisible();
  await page.unroute("**/api/payments");
  await save.click();

  await page.waitForURL(`**/orders/${paying}`);
  await expect(page.getByText(t("payments.state_part_paid"))).toBeVisible();
  await page.goto(`/orders?q=${encodeURIComponent("נועה")}`);
  const due = t("payments.amount_due", { amount: format.money(100, "ILS") });
  await expect(page.getByRole("article")).toContainText(due);
  await page.goBack();
  const rows = page.getByRole("list", { name: t("payments.title") }).getByRole("button");
  const act = async (
    row: string,
    does: "payments.refund" | "payments.void",
    amountBack?: string,
  ) => {
    await rows.filter({ hasText: row }).click();
    await page.getByRole("button", { name: t(does), exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    if (amountBack) await dialog.getByLabel(t("payments.amount"), { exact: true }).fill(amountBack);
    await dialog.getByRole("button", { name: t(does), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await act(t("payments.method_cash"), "payments.refund", "30");
  const paid = page.locator("dl").filter({ hasText: t("payments.paid_so_far") });
  await expect(paid).toContainText(format.money(-50, "ILS"));

  // With payments, deleting is asked about once more: cancelling keeps them in place.
  await page
    .getByRole("button", { name: t("orders.actions_of", { number: "1" }) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: t("orders.delete_order") }).click();
  await question.getByRole("button", { name: t("common.delete"), exact: true }).click();
  await expect(question.getByText(t("payments.delete_instead"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);

  await act(t("payments.kind_refund"), "payments.void");
  await act(t("payments.method_cash"), "payments.void");
  await expect(page.getByText(t("payments.state_nothing"))).toBeVisible();
});

test("an expense is kept with its receipt, which is enlarged and turned in the page", async ({
  page,
}) => {
  await enterShared(page, "/expenses/new", "he");
  const photo = await readFile(new URL("./support/receipt.jpg", import.meta.url));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByRole("button", { name: t("expenses.view_file") })).toBeVisible();
  await page.getByLabel(t("expenses.amount"), { exact: true }).fill("42.5");
  const supplier = page.getByRole("combobox", { name: t("expenses.supplier") });
  await supplier.fill("טחנת הקמח");
  await supplier.press("Tab");
  await page.getByText(t("expenses.category_food"), { exact: true }).click();
  await page.getByRole("button", { name: t("expenses.save") }).click();

  await page.waitForURL(/\/expenses\?month=/);
  await page.getByRole("link", { name: "טחנת הקמח" }).click();
  await page.getByRole("button", { name: t("expenses.view_file") }).click();
  const viewer = page.getByRole("dialog");
  const picture = viewer.getByRole("img");
  await viewer.getByRole("button", { name: t("expenses.turn") }).click();
  await expect(picture).toHaveCSS("transform", /matrix\(0, 1, -1, 0|matrix\(6/);
  await page.setViewportSize({ width: 1280, height: 720 });
  await viewer.getByRole("button", { name: t("expenses.zoom_in") }).click();
  const openFile = viewer.getByRole("link", { name: t("expenses.open_file") });
  await expect(openFile).toBeInViewport({ ratio: 1 });
  await viewer.getByRole("button", { name: t("common.close") }).click();

  // A page that stood open until its links ended asks for fresh ones.
  const old = new Date(0).toISOString();
  await page.route(/\/api\/expenses\/[\w-]+$/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/\/\d+\.[\w-]{43}/g, `/1.${"A".repeat(43)}`);
    await route.fulfill({
      response: answer,
      body: text.replace(/("linksEndAt":")[^"]+/, `$1${old}`),
    });
  });
  await page.reload();
  await page.getByRole("button", { name: t("expenses.view_file") }).click();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.unroute(/\/api\/expenses\/[\w-]+$/);
});

test("a tap on Save while the receipt is on its way counts, unless the receipt does not arrive", async ({
  page,
}) => {
  await openBakery(page, { language: "he", path: "/expenses/new" });
  const photo = await readFile(new URL("./support/receipt.jpg", import.meta.url));
  const send = () =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer: photo });
  let finish: (arrives: boolean) => void = () => undefined;
  await page.route("**/api/files/documents", async (route) => {
    const arrives = await new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    await (arrives ? route.continue() : route.abort());
  });
  const waiting = page.getByText(t("expenses.file_waiting"));
  const save = page.getByRole("button", { name: t("expenses.save") });
  await page.getByLabel(t("expenses.amount"), { exact: true }).fill("42.5");

  const first = page.waitForRequest("**/api/files/documents");
  await send();
  await first;
  // What is missing is said at once, not when the receipt has arrived.
  await save.click();
  await expect(page.getByText(t("errors.problem_required")).first()).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.getByText(t("expenses.category_food"), { exact: true }).click();
  await save.click();
  await expect(waiting).toBeVisible();
  finish(false);
  await expect(waiting).toBeHidden();
  await expectPath(page, "/expenses/new");

  const second = page.waitForRequest("**/api/files/documents");
  await send();
  await second;
  await save.click();
  await expect(waiting).toBeVisible();
  finish(true);
  await page.waitForURL(/\/expenses\?month=/);
  const { items } = (await (await page.request.get("/api/expenses")).json()) as {
    items: { file: unknown }[];
  };
  expect(items.map(({ file }) => file)).toEqual([expect.anything()]);
});

test("a currency's name beside its amount is whole on a phone", async ({ page }) => {
  await openBakery(page, { path: "/payments/new" });
  for (const language of ["de", "es", "ar"] as const) {
    const words = await wordsOf(language);
    await page.goto(`/payments/new?lang=${language}`);
    const chosen = page
      .getByRole("button", { name: words.t("common.currency") })
      .getByText(words.t("common.currency_ILS"));
    await expect(chosen).toBeVisible();
    expect(await chosen.evaluate((one) => one.scrollWidth - one.clientWidth), language).toBe(0);
  }
});

test("a confirmation is shared by a private link that opens without signing in, until it is revoked", async ({
  page,
  browser,
}) => {
  const { sharing } = await enterShared(page, "/dashboard", "he");
  await page.goto(`/receipt/${sharing}`);
  await expect(page.getByText(t("payments.no_invoice"))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("payments.summary"), level: 1 })).toBeVisible();
  await page.getByRole("button", { name: t("payments.make_link") }).click();
  const link = await page.getByRole("textbox", { name: t("payments.make_link") }).inputValue();

  const client = await openOther(browser, "198.51.100.7");
  await client.goto(new URL(link).pathname);
  const paper = client.getByRole("article");
  await expect(paper).toContainText("דנה לוי");
  await expect(paper).toContainText(format.money(90, "ILS"));
  await expect(client.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const pdf = await client.request.get(`/api/shared/confirmations/${link.split("/").at(-1)}/pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  await page.getByRole("button", { name: t("payments.revoke") }).click();
  await expect(page.getByRole("button", { name: t("payments.make_link") })).toBeVisible();
  await client.reload();
  await expect(paper).toHaveCount(0);
  await expect(client.getByRole("heading")).toBeVisible();
});
