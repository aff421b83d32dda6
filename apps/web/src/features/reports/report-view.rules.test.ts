import { expect, test } from "vitest";
import {
  countRows,
  formatsOf,
  phraseOfKind,
  queryOfReport,
  readReportView,
} from "./report-view.rules.ts";

const today = "2026-11-26";

test("the page begins with last month's orders as Excel in the reader's language", () => {
  expect(readReportView({}, today, "he")).toEqual({
    from: "2026-10-01",
    to: "2026-10-31",
    kind: "orders",
    format: "xlsx",
    currency: null,
    language: "he",
  });
});

test("the address chooses; a format that the kind does not have is Excel", () => {
  const params = { kind: "profit-and-loss", format: "csv", currency: "USD", language: "ja" };
  expect(readReportView(params, today, "he")).toMatchObject({
    kind: "profit-and-loss",
    format: "xlsx",
    currency: "USD",
    language: "ja",
  });
  expect(formatsOf("expenses")).toEqual(["xlsx", "pdf", "csv", "zip"]);
  expect(formatsOf("workbook")).toEqual(["xlsx", "pdf"]);
});

test("each currency apart asks for none", () => {
  expect(queryOfReport(readReportView({}, today, "he"))).not.toHaveProperty("currency");
});

test("a kind is named by its phrase", () => {
  expect(phraseOfKind("profit-and-loss")).toBe("reports.kind_profit_and_loss");
});

test("a report has the rows of its first table in every currency, not those of other tables", () => {
  const orders = [{ title: "No." }, { title: "Total" }];
  const tables = [
    { columns: orders, rowsCount: 40 },
    { columns: orders, rowsCount: 6 },
    { columns: [{ title: "Item" }], rowsCount: 90 },
  ];
  expect(countRows(tables)).toBe(46);
  expect(countRows([])).toBe(0);
});
