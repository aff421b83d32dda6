import {
  callsOf,
  readOwnData,
  ownKinds,
  ownTableNames,
  withNewIds,
} from "@marzipan/domain/imports/own-data";
import type { OwnData, OwnRow, OwnTable } from "@marzipan/domain/imports/own-data";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readZip } from "../../platform/testing/read-zip.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.now = new Date("2026-11-20T10:00:00Z");
});
afterAll(async () => {
  await test.close();
});

/** Reads a CSV that the server wrote. */
function readTable(text: string): OwnTable {
  const cells: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g)) {
    cells.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") cells.push([]);
  }
  const [heads = [], ...rows] = cells.filter((row) => row.length > 1);
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ""])));
}

/** Takes the own data away as its owner does, and reads it. */
async function exportOf(baker: Caller): Promise<OwnData> {
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await test.app.inject({
    url: "/api/me/export",
    headers: { host: "localhost:3000", cookie },
  });
  expect(response.statusCode).toBe(200);
  const files = readZip(response.rawPayload);
  const decode = (name: string): string =>
    (files.get(`${name}.csv`)?.toString() ?? "").replace("\uFEFF", "");
  return readOwnData(
    Object.fromEntries(ownTableNames.map((name) => [name, readTable(decode(name))])),
  );
}

async function importAll(baker: Caller, data: OwnData): Promise<void> {
  const ids = new Map<string, string>();
  for (const kind of ownKinds) {
    const rows: OwnRow[] = data[kind];
    if (rows.length === 0) continue;
    // Each kind refers to those before it.
    // oxlint-disable-next-line no-await-in-loop
    const run = await baker.post("/api/imports", {
      kind,
      fileName: "marzipan.zip",
      isOwnData: true,
    });
    expect(run.status).toBe(201);
    let made = 0;
    for (const sent of callsOf(rows, 100)) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await baker.post(`/api/imports/${run.body.id}/rows`, {
        rows: sent.map((row) => withNewIds(row, ids)),
      });
      expect(answer.status).toBe(201);
      made += sent.length;
      expect(answer.body.import).toMatchObject({ made, refused: 0 });
      for (const [at, { id }] of answer.body.rows.entries())
        ids.set(sent[at]?.oldId ?? "", id ?? "");
    }
  }
}

const made = async (call: Promise<{ status: number; body: { id: string } }>): Promise<string> => {
  const answer = await call;
  expect(answer.status).toBe(201);
  return answer.body.id;
};

async function fill(baker: Caller): Promise<void> {
  const noa = await made(
    baker.post("/api/clients", {
      name: "Noa Levi",
      phone: "052-555-0142",
      email: "noa@example.com",
      language: "he",
      allergens: ["tree_nuts", "milk"],
      allergyNote: "=Severe nut allergy",
      notes: 'Two lines,\nand a "quote"',
    }),
  );
  // Two people of one name, with nothing else.
  await made(baker.post("/api/clients", { name: "Dana" }));
  const dana = await made(baker.post("/api/clients", { name: "Dana" }));
  const gone = await made(baker.post("/api/clients", { name: "Deleted" }));
  await baker.delete(`/api/clients/${gone}`);
  const merged = await made(baker.post("/api/clients", { name: "Noa L.", phone: "0525550142" }));
  expect((await baker.post(`/api/clients/${merged}/merge`, { intoId: noa })).status).toBeLessThan(
    300,
  );
  const cake = await made(
    baker.post("/api/products", {
      name: "Honey cake",
      category: "Cakes",
      description: "Dark",
      allergens: ["gluten", "eggs"],
      marks: ["parve"],
    }),
  );
  await made(baker.post("/api/products", { name: "Water", allergensStated: true }));
  const section = await made(baker.post("/api/catalog-sections", { name: "Zebra first" }));
  await made(baker.post("/api/catalog-sections", { name: "Apples" }));
  await made(
    baker.post("/api/catalog-items", {
      name: "Honey cake",
      price: 140.5,
      sectionId: section,
      unitNote: "24 cm",
      isFromPrice: true,
      minQuantity: 2,
      quantityStep: 0.5,
      allergens: ["gluten"],
      translations: { he: { name: "עוגת דבש" } },
      productId: cake,
    }),
  );
  await made(
    baker.post("/api/catalog-items", {
      name: "Hidden",
      price: 0,
      isActive: false,
      allergensStated: true,
    }),
  );
  const first = await made(
    baker.post("/api/orders", {
      clientId: noa,
      clientName: "Noa",
      deliveryDate: "2026-11-10",
      deliveryTime: "14:30",
      fulfilment: "delivery",
      address: "1 Main St",
      notes: "Candles",
      status: "completed",
      depositKind: "percent",
      depositValue: 25,
      items: [{ dessert_name: "Honey cake", quantity: 1.5, unit_price: 140, productId: cake }],
    }),
  );
  const paid = await made(
    baker.post("/api/payments", { orderId: first, amount: 100, method: "card", reference: "A1" }),
  );
  expect(
    (await baker.post(`/api/payments/${paid}/refund`, { amount: 20, method: "cash" })).status,
  ).toBeLessThan(300);
  const wrong = await made(
    baker.post("/api/payments", { orderId: first, amount: 7, method: "cash" }),
  );
  expect((await baker.post(`/api/payments/${wrong}/void`, {})).status).toBeLessThan(300);
  const deleted = await made(
    baker.post("/api/orders", { clientName: "Gone", deliveryDate: "2026-12-01", agreedPrice: 5 }),
  );
  await baker.delete(`/api/orders/${deleted}`);
  const cancelled = await made(
    baker.post("/api/orders", {
      clientName: "Dana",
      clientId: dana,
      deliveryDate: "2026-12-03",
      status: "in_progress",
      currency: "EUR",
      agreedPrice: 90,
      items: [{ dessert_name: "Typed", quantity: 3, unit_price: 40 }],
    }),
  );
  expect(
    (await baker.post(`/api/orders/${cancelled}/cancel`, { reason: "Ill" })).status,
  ).toBeLessThan(300);
  const flour = await made(
    baker.post("/api/expenses", {
      date: "2026-11-02",
      category: "food",
      amount: 1250,
      currency: "JPY",
      businessName: "Mill",
      description: "Flour",
      receiptNumber: "77",
    }),
  );
  // Older than the expense that it belongs to, so that it is first in any order by day.
  await made(
    baker.post("/api/expenses", {
      date: "2026-11-01",
      category: "food",
      amount: -250,
      currency: "JPY",
      businessName: "Mill",
      creditForId: flour,
    }),
  );
  await made(
    baker.post("/api/expenses", { date: "2026-11-06", category: "supplies", amount: -12.5 }),
  );
  await made(
    baker.post("/api/expenses", {
      date: "2026-11-05",
      category: "office",
      amount: 50,
      repeatsMonthly: true,
    }),
  );
}

const without = (names: readonly string[], value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one: unknown) => (names.includes(key) ? undefined : one)));

/** What differs in any case: ids, times of storing, and who did it when. */
const own = [
  "id",
  "clientId",
  "productId",
  "categoryId",
  "sectionId",
  "orderId",
  "createdAt",
  "updatedAt",
  "history",
  "readyAt",
  "cancelledAt",
  "recordedAt",
  "refersToId",
  "refundOf",
  "paymentId",
  "byName",
];

/** Everything that the owner sees, field by field. */
async function everything(baker: Caller): Promise<unknown> {
  const list = async (path: "/api/clients" | "/api/orders" | "/api/expenses" | "/api/products") =>
    (await baker.get(path)).body.items;
  const orders = (await baker.get("/api/orders?limit=100&sort=delivery")).body.items;
  const payments = await Promise.all(
    orders.map(async ({ id }) => (await baker.get(`/api/orders/${id}/payments`)).body),
  );
  return {
    clients: await list("/api/clients"),
    products: await list("/api/products"),
    catalog: (await baker.get("/api/catalog-items?sort=menu")).body.items,
    orders,
    linked: orders.map(({ clientId }) => clientId !== null),
    states: orders.map(({ cancelledAt }) => cancelledAt !== null),
    payments,
    expenses: await list("/api/expenses"),
    owed: (await baker.get("/api/orders?owed=true")).body.items.map(({ number }) => number),
  };
}

it("own data that is imported into an empty business is the same, field by field", async () => {
  const before = await test.member({ currency: "ILS" });
  await fill(before);
  const after = await test.member({ currency: "ILS" });
  await importAll(after, await exportOf(before));
  const [expected, restored] = [await everything(before), await everything(after)];
  const voided = (value: unknown): unknown => {
    // A voided payment is history of the first business; it is not restored.
    const data = without(own, value) as {
      payments: { items?: { isVoided?: boolean; kind?: string }[] }[];
    };
    for (const payments of data.payments)
      payments.items = (payments.items ?? []).filter((row) => !row.isVoided && row.kind !== "void");
    return data;
  };
  expect(voided(restored)).toEqual(voided(expected));
});
