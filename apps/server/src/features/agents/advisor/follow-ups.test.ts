import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
const clients = new Map<string, string>();

/** Asks one thing after the other, each with what was said before it, and returns the last reply. */
async function converse(...messages: string[]): Promise<{ reply: string; values: number[] }> {
  const history: { role: string; content: string }[] = [];
  let answer = { reply: "", values: [] as number[] };
  for (const message of messages) {
    const { status, body } = await baker.post("/api/functions/business-agent", {
      message,
      history: [...history],
      agentType: "business_consultant",
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const { reply } = body;
    answer = { reply, values: body.figures.map(({ value }: { value: number }) => value) };
    history.push({ role: "user", content: message }, { role: "assistant", content: reply });
  }
  return answer;
}

async function order(day: string, client: string, item: string, price: number, status: string) {
  const known = clients.get(client);
  const made = known ?? ((await baker.post("/api/clients", { name: client })).body.id as string);
  clients.set(client, made);
  const items = [{ dessert_name: item, quantity: 1, unit_price: price }];
  const asked = { clientName: client, clientId: made, deliveryDate: day, status, items };
  expect((await baker.post("/api/orders", asked)).status).toBe(201);
}

beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ plan: "premium" });
  await order("2026-10-10", "Dana Levi", "Challah", 20, "completed");
  await order("2026-11-05", "Dana Peretz", "Honey cake", 70, "completed");
  await order("2026-11-18", "Dana Levi", "Challah", 30, "completed");
  await order("2026-11-27", "Rivka Cohen", "Rugelach", 50, "pending");
  await order("2026-11-27", "Rivka Cohen", "Challah", 24, "pending");
});
afterAll(() => test.close());

describe("a question that goes on from the one before", () => {
  it("asks the same of another period", async () => {
    expect((await converse("revenue this month", "and in October?")).values).toEqual([20]);
    expect((await converse("revenue this month", "what about last week")).values).toEqual([30]);
    const asked = ["best sellers this month", "and last month?", "and this year?"];
    expect((await converse(...asked)).values).toEqual([2, 1]);
    await baker.patch("/api/me", { language: "he" });
    expect((await converse("כמה הכנסתי החודש", "ובאוקטובר?")).values).toEqual([20]);
    await baker.patch("/api/me", { language: "en" });
  });

  it("says which of several was meant", async () => {
    const { reply } = await converse("how much did dana buy this month", "Dana Levi");
    expect(reply).toMatch(/^\S?Dana Levi\S?: ₪30 from/u);
  });

  it("asks nothing where nothing was asked before, or something of its own", async () => {
    expect((await converse("and in October?")).values).toEqual([]);
    expect((await converse("revenue this month", "what is the weather")).values).toEqual([]);
    expect((await converse("revenue this month", "expenses in October")).values).toEqual([0]);
  });
});
