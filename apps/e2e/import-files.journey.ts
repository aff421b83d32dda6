import { readFileSync } from "node:fs";
import type { Language } from "@marzipan/contract/languages";
import type { Page } from "@playwright/test";
import { openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

interface ImportedFile {
  name: string;
  kind: "clients" | "products";
  /** What is stored, in the order of names. */
  stored: object[];
}

/** A file of clients of whom a name and a phone are stored. */
const clientsWithPhones = (
  name: string,
  phones: Readonly<Record<string, string>>,
): ImportedFile => ({
  name,
  kind: "clients",
  stored: Object.entries(phones).map(([client, phone]) => ({ name: client, phone })),
});

/** Exports of shops and programs as people have them, and what is stored of each. */
const files: readonly ImportedFile[] = [
  {
    name: "shopify-customers-apostrophe.csv",
    kind: "clients",
    stored: [
      { name: "Bruno Example", phone: "997830002", email: "bruno@example.test" },
      { name: "Carla Example", phone: "56942680003" },
      { name: "Dora Example", phone: "+56998810004" },
      { name: "Emil Example", phone: "+56985020005", email: null },
      { name: "Fred Example", phone: "(892) 350-0007" },
      { name: "newsletter.only@example.test", phone: null },
      { name: "Vera Example", phone: "9 5333 0001" },
    ],
  },
  {
    name: "odd-optional-cells.csv",
    kind: "clients",
    stored: [
      { name: "Ann Test", phone: null, email: "ann@example.test", notes: "" },
      { name: "Bea Test", phone: null, email: null, notes: "" },
      { name: "Cy Test", phone: "052-5550117", notes: expect.stringContaining("mother") },
      { name: "Dora Test", phone: "052-5550118" },
      { name: "Eve Test", phone: "052-5550119", email: null, notes: "" },
      { name: "Flo Test", phone: "052-5550120", email: "flo@example.test" },
      { name: "Gil Test", phone: "*6550", notes: "" },
      { name: "Hal Test", phone: expect.stringContaining("ext. 3"), notes: "" },
    ],
  },
  clientsWithPhones("two-columns-semicolon.csv", {
    "Anna Test": "052-5550051",
    "Ben Test": "052-5550052",
  }),
  clientsWithPhones("two-columns-tab.csv", {
    "Anna Test": "052-5550053",
    "Ben Test": "052-5550054",
  }),
  clientsWithPhones("clients-he-cp1255.csv", {
    "דוד בדיקה": "052-5550002",
    "נועה בדיקה": "052-5550001",
  }),
  {
    name: "google-contacts-2024.csv",
    kind: "clients",
    stored: [
      { name: "050-555-0003", phone: "050-555-0003", notes: "054-555-0004" },
      { name: "Amir", phone: "+972525550005" },
      { name: "Noa Ruth Tester", phone: "052-555-0001", email: "noa@example.test" },
      { name: "Sample Hotel Ltd", phone: "+972 4 855 0002", email: "orders@hotel.example.test" },
    ],
  },
  {
    name: "own-export-client.csv",
    kind: "clients",
    stored: [
      { name: "Allergic Anna", allergens: ["tree_nuts"], allergyNote: "Severe nut allergy" },
      { name: "Plain Paul", phone: "052-5550779", allergens: [], allergyNote: "", notes: "" },
    ],
  },
  {
    name: "woo-products.csv",
    kind: "products",
    stored: [
      { name: "Chocolate Cake", category: "Cakes" },
      { name: 'Chocolate Cake - 6"', category: null },
      { name: 'Chocolate Cake - 8"', category: null },
      { name: "Sourdough", category: "Bread" },
    ],
  },
  {
    name: "loyverse-items-html.csv",
    kind: "products",
    stored: [
      { name: "Altres", category: "DZ" },
      { name: "Bossa pack 80 gr", description: "Avellana, ametlla\nCatanies & bola" },
      { name: "Tarta Sara", category: "Tartas" },
    ],
  },
];

/** Returns what is stored, by name. */
async function listStored(page: Page, kind: ImportedFile["kind"]): Promise<{ name: string }[]> {
  const answer = await page.request.get(`/api/${kind}?limit=100`);
  const { items } = (await answer.json()) as { items: { name: string }[] };
  return items.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

async function importFile(page: Page, language: Language, file: ImportedFile): Promise<void> {
  const { t } = await wordsOf(language);
  const { name, kind, stored } = file;
  await openBakery(page, { path: `/import?kind=${kind}`, language });
  await page.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: readFileSync(new URL(`./support/import-files/${name}`, import.meta.url)),
  });
  await page.getByRole("button", { name: t("imports.check"), exact: true }).click();
  await page
    .getByRole("button", { name: t("imports.import_rows", { n: stored.length }), exact: true })
    .click();
  await expect(
    page.getByRole("heading", { name: t(`imports.${kind}_in`, { n: stored.length }) }),
  ).toBeVisible();
  expect(await listStored(page, kind)).toMatchObject(stored);
  const imports = await page.request.get("/api/imports");
  const [run] = ((await imports.json()) as { items: object[] }).items;
  expect(run).toMatchObject({ made: stored.length, joined: 0 });
}

for (const file of files)
  test(`${file.name} becomes ${file.kind}`, async ({ page }) => {
    await importFile(page, "en", file);
  });

for (const file of files.filter(({ name }) => /^(?:clients-he|woo)/.test(name)))
  test(`${file.name} becomes ${file.kind} in Hebrew`, async ({ page }) => {
    await importFile(page, "he", file);
  });
