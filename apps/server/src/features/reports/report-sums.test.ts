import { addDays } from "@marzipan/domain/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../../platform/database/database.ts";
import { Sums } from "../../platform/sheets/table.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { openReport } from "./open-report.actions.ts";
import { readHead } from "./table-head.actions.ts";
import { tablesOfReport } from "./report-tables.actions.ts";

// The clock is at 2026-11-26.
const today = "2026-11-26";
let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
  await fillBooks();
}, 60_000);
afterAll(() => test.close());

async function post(path: string, body: object): Promise<{ id: string }> {
  const { status, body: made } = await baker.post(path, body);
  expect([200, 201], JSON.stringify(made)).toContain(status);
  return made as unknown as { id: string };
}

/** What an order may be, each with each: its state, its price, its currency. */
const states = [
  { status: "completed" },
  { status: "pending" },
  { status: "completed", isHistory: true },
];
const prices = [
  {},
  { agreedPrice: 40 },
  { agreedPrice: 0 },
  { isFree: true },
  { isFree: true, agreedPrice: 25 },
  { isEmpty: true, agreedPrice: 12.34 },
];
const fates = ["kept", "cancelled", "deleted"] as const;

async function fillBooks(): Promise<void> {
  let n = 0;
  for (const { isHistory = false, ...state } of states) {
    for (const { isFree = false, isEmpty = false, ...price } of prices) {
      for (const fate of fates) {
        for (const currency of ["ILS", "USD"]) {
          n += 1;
          const unit = isFree ? 0 : n + 0.35;
          const items = [1, 2, 3].map((place) => ({
            dessert_name: `Cake ${place}`,
            quantity: place,
            unit_price: place === 2 ? 0 : unit,
          }));
          const { id } = await post("/api/orders", {
            clientName: `Client ${n % 7}`,
            deliveryDate: addDays(today, (n % 40) - 25),
            currency,
            overCapacity: true,
            ...state,
            ...price,
            items: isEmpty ? [] : items,
          });
          const isPriced = price.agreedPrice !== 0 && !(isFree && !price.agreedPrice);
          if (n % 3 > 0 && isPriced) {
            await post("/api/payments", {
              orderId: id,
              amount: n % 2 === 0 ? 5 : 1,
              method: "cash",
            });
            // Paid too much from here on.
            if (n % 10 === 0) await baker.patch(`/api/orders/${id}`, { agreedPrice: 2 });
          }
          if (fate === "cancelled" && state.status !== "completed")
            await post(`/api/orders/${id}/cancel`, { reason: "" });
          if (fate === "deleted") await baker.delete(`/api/orders/${id}`);
          if (isHistory)
            await test.asOwner("update orders set is_imported = true where id = $1", [id]);
          await post("/api/expenses", {
            date: addDays(today, -(n % 30)),
            amount: n + 0.5,
            currency,
            category: "office",
            businessName: `Mill ${n}`,
          });
        }
      }
    }
  }
}

async function inBooks<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const businessId = await businessOf(baker);
  return await test.deps.database.transact({ kind: "job", businessId }, work);
}

async function tables(tx: Tx, currency: string | null = null) {
  const span = [addDays(today, -20), addDays(today, 10)] as const;
  const standing = { today, own: "ILS" };
  const { source } = await openReport(tx, { span, currency, language: "en" }, standing);
  return { source, tables: await tablesOfReport("workbook", source) };
}

describe("the sums of a report's table", () => {
  it("are what its rows come to, of every kind of order, payment and expense, in each currency", async () => {
    await inBooks(async (tx) => {
      const opened = await tables(tx);
      const checked: string[] = [];
      for (const table of opened.tables) {
        if (!table.sums) continue;
        const sums = new Sums(table.columns);
        for await (const rows of table.rows()) sums.add(rows);
        expect(await table.sums(), table.title).toEqual(sums.all());
        expect(sums.rowsCount, table.title).toBeGreaterThan(10);
        checked.push(table.title);
      }
      expect(checked).toEqual(
        ["Orders", "Items of the orders", "Payments", "Expenses", "Who owes you what"].flatMap(
          (title) => [`${title} ILS`, `${title} USD`],
        ),
      );
    });
  });

  it("are asked for where only the first rows are shown, which are read in one piece", async () => {
    await inBooks(async (tx) => {
      const texts: string[] = [];
      const heard: Tx = {
        ...tx,
        businessId: tx.businessId,
        query: async (statement) => {
          if ("text" in statement) texts.push(statement.text);
          return await tx.query(statement);
        },
      };
      const { source, tables: all } = await tables(heard, "ILS");
      const lines = all.find(({ title }) => title === "Items of the orders");
      if (!lines) throw new Error("the workbook has no lines");
      texts.length = 0;
      const head = await readHead(lines, 5, source);
      expect(head.rows).toHaveLength(5);
      expect(head.rowsCount).toBeGreaterThan(100);
      expect(texts.filter((text) => text.startsWith("fetch"))).toHaveLength(1);
    });
  });
});
