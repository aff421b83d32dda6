import { make, openBakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

test("orders come from a sheet: the date is asked, items are fixed, and all is taken back", async ({
  page,
}) => {
  await openBakery(page, { path: "/import?kind=orders", language: "en" });
  await make(page.request, "clients", { name: "Dana P.", phone: "0525550121" });
  const rows = [
    "Order,Name,Phone,For,Items,Total,Paid",
    '318,Dana Peretz,052-555-0121,03/12/2030,"2 honey cake; 24 rugelach",508,100',
    "318,,,,1 sugar figure,,",
    "319,Café Masada,04-555-0190,04/10/2020,40 croissant,480,480",
    "340,Yoav Barak,054-555-0166,11/12/2030,cake like last time,,",
  ];
  await page.locator("input[type=file]").setInputFiles({
    name: "Orders 2026.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  const check = page.getByRole("button", { name: t("imports.check"), exact: true });
  await expect(check).toBeDisabled();
  await page.getByText(/^Day first/).click();
  await expectAccessible(page);
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  await check.click();

  const fix = page.getByRole("textbox", { name: t("imports.items") });
  await fix.fill("1 honey cake");
  await fix.press("Enter");
  await expectAccessible(page);
  await page.getByRole("button", { name: t("imports.import_orders", { n: 3 }) }).click();
  await expect(page.getByRole("heading", { name: t("imports.orders_in", { n: 3 }) })).toBeVisible();
  const answer = await page.request.get("/api/orders?sort=delivery&limit=100");
  const { items } = (await answer.json()) as {
    items: { clientName: string; deliveryDate: string; status: string; items: object[] }[];
  };
  expect(items).toMatchObject([
    { clientName: "Café Masada", deliveryDate: "2020-10-04", status: "completed" },
    { clientName: "Dana Peretz", deliveryDate: "2030-12-03", status: "pending" },
    { clientName: "Yoav Barak", deliveryDate: "2030-12-11" },
  ]);
  expect(items[1]?.items).toHaveLength(3);

  await page.getByRole("button", { name: t("imports.take_back"), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("imports.take_back"), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: t("imports.was_taken_back") })).toBeVisible();
  const after = await page.request.get("/api/orders?limit=100");
  expect(((await after.json()) as { items: object[] }).items).toEqual([]);
});

test("the own data of one bakery fills an empty one", async ({ page, browser }) => {
  await openBakery(page, { path: "/settings", language: "en" });
  const client = await make(page.request, "clients", { name: "Noa Levi", phone: "0525550142" });
  await make(page.request, "orders", {
    clientName: "Noa Levi",
    clientId: client.id,
    deliveryDate: "2030-12-03",
    items: [{ dessert_name: "Babka", quantity: 2, unit_price: 40 }],
  });
  const zip = await (await page.request.get("/api/me/export")).body();
  const other = await browser.newPage();
  await openBakery(other, { path: "/import", language: "en" });
  await other.locator("input[type=file]").setInputFiles({
    name: "marzipan.zip",
    mimeType: "application/zip",
    buffer: zip,
  });
  await expect(other.getByText(t("imports.own_title"))).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: t("imports.own_import") }).click();
  await expect(other.getByText(t("imports.own_done"))).toBeVisible();
  const { items } = (await (await other.request.get("/api/orders")).json()) as { items: object[] };
  expect(items).toMatchObject([{ number: 1, clientName: "Noa Levi", totalPrice: 80 }]);
});
