import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openModelStandIn } from "../../platform/testing/model-stand-in.ts";
import type { ModelStandIn } from "../../platform/testing/model-stand-in.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let model: ModelStandIn;
beforeAll(async () => {
  model = await openModelStandIn();
  const prices = { input: 3, output: 15 };
  test = await startTestApp({
    agentModel: {
      provider: "openai-compatible",
      model: "m",
      key: "hush",
      url: model.url,
      prices,
      mostMonthlyUsd: 100,
      timeoutMs: 60_000,
    },
  });
});
afterAll(async () => {
  await test.close();
  await model.close();
});

const ask = (caller: Caller, message: string) =>
  caller.post("/api/functions/business-agent", { message, agentType: "business_consultant" });

/** The model uses a tool, and then says a sentence. */
function useThenSay(call: { tool: string; input: object }, sentence: string): void {
  model.act(({ turn }) => (turn === 0 ? { calls: [call] } : { say: [sentence] }));
}

describe("an answer by a hosted model", () => {
  it("bears the chart of the figure that it says, drawn from what the tool read", async () => {
    const caller = await test.member({ plan: "pro" });
    for (const [date, amount] of [
      ["2026-11-03", 10],
      ["2026-11-10", 20],
      ["2026-11-17", 30],
    ] as const)
      await caller.post("/api/expenses", { date, category: "food", amount });
    const month = { from: "2026-11-01", to: "2026-11-26", currency: null, compare: "previous" };
    useThenSay({ tool: "figures", input: month }, "You spent ₪60 in November.");
    const { body } = await ask(caller, "my expenses this month, please give me advice");
    expect(body.answeredBy).toBe("model");
    expect(body.chart?.title).toBe("Expenses by week");
    expect(body.chart?.columns.map(({ value }) => value)).toEqual([10, 20, 30, 0]);
    expect(body.table).toBeUndefined();
  });

  it("bears the rows that it names as a table, with the names that the model never saw", async () => {
    const caller = await test.member({ plan: "pro" });
    const order = { deliveryDate: "2026-11-20", status: "completed", agreedPrice: 310 };
    for (const clientName of ["Daniel Adler", "Beit Ella"])
      await caller.post("/api/orders", { ...order, clientName });
    const owed = { tool: "owed", input: {} };
    useThenSay(owed, "client_1 owes you the longest.");
    const named = await ask(caller, "who owes me, and what should i do about it");
    expect(model.asked.flatMap(({ heard }) => heard).join(" ")).not.toContain("Adler");
    expect(named.body.table?.columns.map(({ title }) => title)).toEqual([
      "Client",
      "Since",
      "Balance due",
    ]);
    expect(named.body.table?.sums).toEqual(["Due now", "", "₪620"]);
    useThenSay(owed, "Nothing to worry about.");
    const other = await ask(caller, "who owes me, and is that a lot of money");
    expect(other.body.table).toBeUndefined();
  });
});
