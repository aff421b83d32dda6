import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../../platform/testing/read-zip.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { openPdf } from "../../providers/receipt-reader/engine/open-pdf.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ currency: "EUR" });
  const bought = await create({ date: "2026-11-03", amount: 100, businessName: "The Mill" });
  await create({ date: "2026-11-04", amount: -12.5, creditForId: bought });
});
afterAll(() => test.close());

async function create(expense: object): Promise<string> {
  const { status, body } = await baker.post("/api/expenses", {
    date: "2026-11-01",
    amount: 1,
    category: "food",
    ...expense,
  });
  expect(status).toBe(201);
  return body.id;
}

async function download(file: string): Promise<Buffer> {
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = `/api/reports/${file}?from=2026-11-01&to=2026-11-30&language=en`;
  const headers = { host: "localhost:3000", cookie };
  const { statusCode, rawPayload } = await test.app.inject({ url, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
}

describe("a credit in the report of expenses", () => {
  it("is labelled in the CSV", async () => {
    const [, bought, credit] = (await download("expenses.csv")).toString().split("\r\n");
    expect(bought?.split(",").slice(0, 2)).toEqual(["2026-11-03", "Expense"]);
    expect(credit?.split(",").slice(0, 2)).toEqual(["2026-11-04", "Credit"]);
    expect(credit).toContain("-12.5");
  });

  it("is labelled in the workbook, whose sum it lowers", async () => {
    const files = readZip(await download("expenses.xlsx"));
    const sheet = files.get("xl/worksheets/sheet1.xml")?.toString() ?? "";
    expect([sheet.includes("Expense<"), sheet.includes("Credit<")]).toEqual([true, true]);
    expect(sheet).toContain("<v>87.5</v>");
  });

  it("is labelled on paper", async () => {
    const opened = await openPdf(await download("expenses.pdf"));
    await opened.close();
    const text = opened.pages.flatMap((page) => page.displayed.map((one) => one.text)).join(" ");
    expect(text).toContain("Credit");
    expect(text).toContain("87.50");
  });
});
