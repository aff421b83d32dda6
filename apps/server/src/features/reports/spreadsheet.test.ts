import fc from "fast-check";
import { reportKinds } from "@marzipan/contract/reports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { openSheets, printSheets } from "../../platform/testing/open-sheets.ts";
import { drawBusinesses, storeBusiness } from "../../platform/testing/random-business.ts";
import type { PlainBusiness } from "../../platform/testing/random-business.ts";
import { slowCount, slowOwed } from "../../platform/testing/slow-count.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

// The clock is at 2026-11-26.
let test: TestApp;
let plain: PlainBusiness;
let sheets: Map<string, string[][]>;
const books = new Map<string, Uint8Array>();
const [from, to] = ["2026-10-01", "2026-12-31"];
const within = (iso: string): boolean => iso >= from && iso <= to;

// One start of the program opens every kind.
beforeAll(async () => {
  test = await startTestApp();
  const baker = await test.member();
  // Of some businesses the one with the most orders in the report.
  const counted = ({ orders }: PlainBusiness): number =>
    orders.filter((one) => one.currency === "ILS" && !one.isDeleted && within(one.day)).length;
  const some = fc.sample(drawBusinesses("2026-11-26", 50), { seed: 7, numRuns: 60 });
  [plain] = some.toSorted((a, b) => counted(b) - counted(a)) as [PlainBusiness];
  await storeBusiness(test, await businessOf(baker), plain);
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const take = async (name: string, url: string): Promise<void> => {
    const headers = { host: "localhost:3000", cookie };
    const answer = await test.app.inject({ url: `/api/reports/${url}`, headers });
    books.set(name, answer.rawPayload);
  };
  for (const kind of reportKinds) {
    await take(kind, `${kind}.xlsx?from=${from}&to=${to}&language=en&currency=ILS`);
  }
  await take("hebrew", `workbook.xlsx?from=${from}&to=${to}&language=he`);
  sheets = await openSheets(books);
}, 180_000);
afterAll(() => test.close());

/** The rows of a sheet between its head and its sums; a workbook has the same sheet. */
function rowsOf(kind: string, title: string): { rows: string[][]; sums: string[] } {
  const all = sheets.get(`${kind}-${title}`) ?? [];
  expect(sheets.get(`workbook-${title}`)).toEqual(all);
  const gap = all.findIndex((row) => row.every((cell) => cell === ""));
  return gap === -1
    ? { rows: all.slice(1), sums: [] }
    : { rows: all.slice(1, gap), sums: all.at(-1) ?? [] };
}

const day = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
const money = (minor: number): string => String(minor / 100);
const pick = (rows: string[][], ...columns: number[]): string[][] =>
  rows.map((row) => columns.map((at) => row[at] ?? "")).toSorted();

describe("a workbook opened by a spreadsheet program", () => {
  it("has the orders of the database, cell by cell, and sums that it counts as we do", () => {
    const { rows, sums } = rowsOf("orders", "Orders");
    const expected = plain.orders.flatMap((one, n) =>
      one.currency === "ILS" && !one.isDeleted && within(one.day)
        ? [
            [
              String(n + 1),
              day(one.day),
              one.client === null ? `Guest ${n}` : (plain.clients[one.client] ?? ""),
              money(one.totalMinor),
              money(one.status === "completed" && !one.isCancelled ? one.totalMinor : 0),
            ],
          ]
        : [],
    );
    expect(expected.length).toBeGreaterThan(2);
    expect(pick(rows, 0, 1, 3, 9, 10)).toEqual(expected.toSorted());
    expect(sums[10]).toBe(money(slowCount(plain, "ILS", from, to).revenue));
    const items = rowsOf("orders", "Items of the orders");
    expect(items.sums[7]).toBe(sums[10]);
  });

  it("has the payments, expenses and clients of the database with their sums", () => {
    const slow = slowCount(plain, "ILS", from, to);
    const payments = rowsOf("payments", "Payments");
    expect(payments.sums[8] ?? "0").toBe(money(slow.cash));
    const expenses = rowsOf("expenses", "Expenses");
    const spent = plain.expenses.filter(
      (one) => one.currency === "ILS" && !one.isDeleted && within(one.day),
    );
    expect(pick(expenses.rows, 0, 7)).toEqual(
      spent.map((one) => [day(one.day), money(one.amountMinor)]).toSorted(),
    );
    expect(expenses.sums[7] ?? "0").toBe(money(slow.expenses));
    const clients = rowsOf("clients", "Clients");
    const named = clients.rows.filter(([name]) => name !== "No linked client");
    expect(pick(named, 0)).toEqual(plain.clients.map((name) => [name]).toSorted());
    expect(clients.sums.slice(4, 6)).toEqual([String(slow.ordersCount), money(slow.revenue)]);
  });

  it("has profit and loss as its formulas count it", () => {
    const slow = slowCount(plain, "ILS", from, to);
    const { rows, sums } = rowsOf("profit-and-loss", "Profit and loss");
    expect(rows.map(([month]) => month)).toEqual([
      "October 2026",
      "November 2026",
      "December 2026",
    ]);
    expect(sums.slice(1, 7)).toEqual([
      ...[slow.revenue, slow.expenses, slow.profit, slow.cash, slow.refunds].map(money),
      String(slow.ordersCount),
    ]);
    const count = (at: number): number =>
      rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0);
    expect([count(1), count(3)]).toEqual([slow.revenue, slow.profit]);
  });

  it("has who owes what, and what was sold", () => {
    const owed = slowOwed(plain, "ILS");
    const { rows, sums } = rowsOf("owed", "Who owes you what");
    expect(pick(rows, 3, 8)).toEqual(
      owed.map((one) => [day(one.day), money(one.minor)]).toSorted(),
    );
    expect(sums[8] ?? "0").toBe(money(owed.reduce((sum, one) => sum + one.minor, 0)));
    const sold = rowsOf("products", "Sold");
    expect(sold.sums[2] ?? "0").toBe(money(slowCount(plain, "ILS", from, to).revenue));
  });

  it(
    "has a sheet for each currency in Hebrew, and prints on paper",
    { timeout: 120_000 },
    async () => {
      for (const currency of ["ILS", "USD", "EUR"]) {
        const rows = sheets.get(`hebrew-הזמנות ${currency}`) ?? [];
        expect(rows[0]?.[3]).toBe("לקוח");
        const sum = rows.at(-1)?.[10] ?? "";
        expect(rows.length < 3 ? "0" : sum).toBe(
          money(slowCount(plain, currency, from, to).revenue),
        );
      }
      const printed = await printSheets(new Map([["hebrew", books.get("hebrew") as Uint8Array]]));
      expect(printed.get("hebrew")?.subarray(0, 5).toString()).toBe("%PDF-");
    },
  );
});
