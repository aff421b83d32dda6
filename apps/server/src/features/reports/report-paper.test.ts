import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { openPdf } from "../../providers/receipt-reader/engine/open-pdf.ts";
import { openReport } from "./open-report.actions.ts";
import { paperOf, readPaper } from "./report-paper.actions.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function post(baker: Caller, path: string, body: object): Promise<void> {
  const { status, body: answer } = await baker.post(path, body);
  expect([200, 201], JSON.stringify(answer)).toContain(status);
}

/** Makes as many more orders of the one that the business has. */
async function repeatOrder(baker: Caller, count: number): Promise<void> {
  const [columns] = await test.asOwner<{ names: string; values: string }>(
    `select string_agg(column_name, ', ') names,
            string_agg(case column_name when 'id' then 'gen_random_uuid()' when 'number' then 'number + n'
              else column_name end, ', ') as values
       from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
  );
  await test.asOwner(
    `insert into orders (${columns?.names}) select ${columns?.values} from orders, generate_series(1, $2) n where business_id = $1`,
    [await businessOf(baker), count],
  );
}

interface PaperTable {
  title: string;
  rows: string[][];
}

/** Reads the paper of November's workbook as it is made. */
async function readBooks(baker: Caller) {
  const businessId = await businessOf(baker);
  return await test.deps.database.transact({ kind: "job", businessId }, async (tx) => {
    const asked = { span: ["2026-11-01", "2026-11-30"], currency: null, language: "en" } as const;
    const opened = await openReport(tx, asked, { today: "2026-11-26", own: "ILS" });
    const { data } = await readPaper("workbook", opened);
    return data as { tables: PaperTable[] };
  });
}

describe("a report as PDF", { timeout: 60_000 }, () => {
  it("gives a table's sum where none of its lines had room, and says that it was cut", async () => {
    const baker = await test.member();
    const items = [{ dessert_name: "Cake", quantity: 1, unit_price: 5 }];
    const order = { clientName: "Dana", deliveryDate: "2026-11-10", status: "completed", items };
    await post(baker, "/api/orders", order);
    await post(baker, "/api/payments", { amount: 77, method: "cash", paidAt: "2026-11-10" });
    await repeatOrder(baker, 3100);
    const data = await readBooks(baker);
    const [payments] = data.tables.filter(({ title }) => title === "Payments");
    const [expenses] = data.tables.filter(({ title }) => title === "Expenses");
    expect(payments?.rows).toEqual([]);

    const said = async (table: PaperTable | undefined): Promise<string> => {
      const paper = { data: { ...data, answers: [], tables: [table] }, rowsCount: 0 };
      const opened = await openPdf(await paperOf(test.deps, paper));
      await opened.close();
      return opened.pages.flatMap((page) => page.displayed.map(({ text }) => text)).join(" ");
    };
    const ofPayments = await said(payments);
    expect(ofPayments).not.toContain("There’s nothing in this period.");
    expect(ofPayments).toContain("₪77.00");
    expect(ofPayments).toContain("The first 0 of 1 lines.");
    expect(await said(expenses)).toContain("There’s nothing in this period.");
  });

  it("keeps a sum and its minus in one line, however long it is", async () => {
    const baker = await test.member();
    const spent = { date: "2026-11-10", category: "food", amount: 999_999_999 };
    for (const currency of ["IQD", "IQD", "ILS"]) {
      await post(baker, "/api/expenses", { ...spent, currency });
    }
    const opened = await openPdf(
      await paperOf(test.deps, { data: { ...(await readBooks(baker)), tables: [] }, rowsCount: 0 }),
    );
    await opened.close();
    const texts = opened.pages.flatMap((page) => page.displayed.map(({ text }) => text));
    expect(texts).not.toContain("-");
    // Once in the answer's box, once in its lines.
    const profits = texts.filter((text) => text.startsWith("-"));
    const all = ["-IQD 1,999,999,998.000", "-₪999,999,999.00"];
    expect(profits.toSorted()).toEqual([...all, ...all].toSorted());
  });
});
