import type { Page } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { clientField, lineOf, orderIdOf, saveAndSee } from "./support/order-steps.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");
const { t, format } = words;

const open = shareBakery(async (request) => {
  const deliveryDate = await todayOf(request);
  const client = (data: Record<string, unknown>) => make(request, "clients", data);
  const ruth = await client({ name: "Ruth Amsalem", phone: "052-555-0101", language: "he" });
  const twin = await client({ name: "Ruth Amsallem", email: "ruth@bakery.test" });
  const gone = await client({ name: "מיכל שדה" });
  const long = await client({ name: "Dana Long", allergyNote: "a".repeat(200) });
  await client({ name: "Dana Longer", allergyNote: "b".repeat(200) });
  for (const [clientId, clientName, unit_price] of [
    [ruth.id, "Ruth Amsalem", 90],
    [ruth.id, "Ruth Amsalem", 60.5],
    [twin.id, "Ruth Amsallem", 49.5],
  ] as const) {
    await make(request, "orders", {
      clientId,
      clientName,
      deliveryDate,
      items: [{ dessert_name: "Babka", quantity: 1, unit_price }],
    });
  }
  return { ruth: ruth.id, twin: twin.id, gone: gone.id, long: long.id };
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function chooseMore(page: Page, entry: string): Promise<void> {
  await press(page, t("clients.more_actions"));
  await page.getByRole("menuitem", { name: entry }).click();
}

test("a client is added, found by name, phone and mail, opened and edited", async ({ page }) => {
  await open(page, "/clients");
  await page.getByRole("link", { name: t("clients.add") }).click();
  // Until the form stands, the label of the list's search names the same things.
  await expect(page.getByRole("heading", { name: t("clients.new_title") })).toBeVisible();
  await page.getByLabel(t("common.name")).fill("سلمى حداد");
  await page.getByLabel(t("common.phone")).fill("054-555-0199");
  await page.getByLabel(t("common.email")).fill("salma@bakery.test");
  await page.getByRole("button", { name: t("common.allergen_sesame") }).click();
  await page.getByLabel(t("clients.allergy_note")).fill("Also poppy seeds");
  await page.getByLabel(t("common.notes")).fill("Rings twice\nעם הכלב");
  await press(page, t("clients.save"));
  await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "سلمى حداد" })).toBeVisible();
  await expect(page.getByText("Also poppy seeds")).toBeVisible();
  await expect(page.getByRole("link", { name: t("common.call") })).toHaveAttribute(
    "href",
    "tel:0545550199",
  );
  await expect(page.getByRole("link", { name: t("common.whatsapp") })).toHaveAttribute(
    "href",
    /wa\.me\/972545550199/,
  );
  await expect(page.getByRole("link", { name: t("common.email") })).toHaveAttribute(
    "href",
    "mailto:salma@bakery.test",
  );

  await page.getByRole("link", { name: t("common.edit") }).click();
  await expect(page.getByRole("heading", { name: t("clients.edit_title") })).toBeVisible();
  await expect(page.getByLabel(t("common.notes"))).toHaveValue("Rings twice\nעם הכלב");
  await page.getByLabel(t("common.phone")).fill("03-555-0144");
  await press(page, t("clients.save"));
  await expect(page.getByText("03-555-0144")).toBeVisible();

  await page.getByRole("link", { name: t("common.back") }).click();
  const search = page.getByRole("searchbox");
  for (const asked of ["حداد", "0355501", "salma@"]) {
    await search.fill(asked);
    await expect(row(page, "Ruth Amsalem")).toHaveCount(0);
    await expect(row(page, "سلمى حداد")).toBeVisible();
  }
  await search.fill("nobody of this name");
  await expect(
    page.getByText(t("clients.no_match", { query: "nobody of this name" })),
  ).toBeVisible();
  await page
    .getByRole("button", { name: t("common.clear_search") })
    .last()
    .click();
  await expect(row(page, "Ruth Amsallem")).toBeVisible();
  await press(page, t("common.sort_by"));
  await page.getByRole("menuitemradio", { name: t("clients.sort_newest") }).click();
  await expect(page.getByRole("listitem").first()).toContainText("سلمى حداد");
});

test("one client's page sums her orders, and merging moves them", async ({ page }) => {
  const { ruth, twin } = await open(page, "/clients");
  await page.goto(`/clients/${ruth}`);
  await expect(page.getByText(format.money(150.5, "ILS")).first()).toBeVisible();
  await expect(page.getByText("עברית")).toBeVisible();
  await expect(page.getByText(t("clients.owes"), { exact: true })).toBeVisible();
  const orders = page.getByRole("list", { name: t("clients.orders_of", { name: "Ruth Amsalem" }) });
  await expect(orders.getByRole("article")).toHaveCount(2);

  await page.goto(`/clients/${twin}`);
  await chooseMore(page, t("clients.merge"));
  const sheet = page.getByRole("dialog", { name: t("clients.merge_title") });
  await expect(sheet.getByRole("button", { name: t("common.merge") })).toBeDisabled();
  await sheet.getByRole("combobox", { name: t("clients.merge_into") }).fill("Ruth Amsalem");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.getByRole("option", { name: /^Ruth Amsalem\b/ }).click();
  await expect(
    sheet.getByText(t("clients.merge_moves", { n: 1, name: "Ruth Amsalem" })),
  ).toBeVisible();
  await sheet.getByRole("button", { name: t("common.merge") }).click();
  await expectPath(page, `/clients/${ruth}`);
  await expect(orders.getByRole("article")).toHaveCount(3);
  await expect(page.getByText(format.money(200, "ILS")).first()).toBeVisible();
  await expect(page.getByText("ruth@bakery.test")).toBeVisible();
});

test("a merge is refused where the allergy notes would be too long together", async ({ page }) => {
  const { long } = await open(page, "/clients");
  await page.goto(`/clients/${long}`);
  await chooseMore(page, t("clients.merge"));
  const sheet = page.getByRole("dialog", { name: t("clients.merge_title") });
  await sheet.getByRole("combobox", { name: t("clients.merge_into") }).fill("Dana Longer");
  await page.getByRole("option", { name: /^Dana Longer\b/ }).click();
  await sheet.getByRole("button", { name: t("common.merge") }).click();
  const said = t("clients.merge_too_long", { field: t("clients.allergy_note"), limit: 300 });
  await expect(sheet.getByRole("alert")).toHaveText(said);
});

test("a client is deleted, brought back in place, and found under Recently deleted", async ({
  page,
}) => {
  const { gone } = await open(page, "/clients");
  const name = "מיכל שדה";
  const remove = async () => {
    await page.goto(`/clients/${gone}`);
    await chooseMore(page, t("clients.delete"));
    const question = page.getByRole("alertdialog", { name: t("clients.delete") });
    await expect(question).toContainText(t("clients.delete_text_none", { name }));
    await question.getByRole("button", { name: t("common.delete") }).click();
    await expectPath(page, "/clients");
    await expect(page.getByText(t("common.deleted_name", { name }))).toBeVisible();
  };
  await remove();
  await press(page, t("common.undo"));
  await expect(page.getByRole("link", { name })).toBeVisible();
  await remove();
  await page.reload();
  await expect(row(page, "Ruth Amsalem")).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole("link", { name: t("common.recently_deleted") }).click();
  await row(page, name)
    .getByRole("button", { name: t("common.restore") })
    .click();
  await expect(row(page, name)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("the same again makes an order of what the client ordered last", async ({ page }) => {
  await open(page, "/clients");
  const deliveryDate = await todayOf(page.request);
  const name = "נועה ברק";
  const { id: clientId } = await make(page.request, "clients", { name });
  for (const items of [
    [{ dessert_name: "Challah", quantity: 1, unit_price: 30 }],
    [
      { dessert_name: "Babka", quantity: 2, unit_price: 60.5 },
      { dessert_name: "Rugelach", quantity: 24, unit_price: 4 },
    ],
  ]) {
    await make(page.request, "orders", { clientId, clientName: name, deliveryDate, items });
  }
  await page.goto(`/clients/${clientId}`);
  await page.getByRole("link", { name: t("clients.same_again") }).click();
  await expect(clientField(page, words)).toHaveValue(name);
  await expect(lineOf(page, words, "Babka")).toHaveValue("2");
  await expect(lineOf(page, words, "Rugelach")).toHaveValue("24");
  await expect(lineOf(page, words, "Challah")).toHaveCount(0);
  await saveAndSee(page, words);
  const stored = await page.request.get(`/api/orders/${orderIdOf(page)}`);
  expect(await stored.json()).toMatchObject({
    clientId,
    clientName: name,
    items: [
      { dessert_name: "Babka", quantity: 2, unit_price: 60.5 },
      { dessert_name: "Rugelach", quantity: 24, unit_price: 4 },
    ],
  });
});
