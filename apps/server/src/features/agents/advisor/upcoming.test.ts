import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
let baker: Caller;

async function ask(message: string): Promise<{ lines: string[]; values: number[] }> {
  const { status, body } = await baker.post("/api/functions/business-agent", {
    message,
    agentType: "business_consultant",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { reply } = body;
  return {
    lines: reply.split("\n"),
    values: body.figures.map(({ value }: { value: number }) => value),
  };
}

async function order(deliveryDate: string, price: number, status: string) {
  const items = [{ dessert_name: "Challah", quantity: 1, unit_price: price }];
  const body = { clientName: "Dana Levi", deliveryDate, status, items };
  expect((await baker.post("/api/orders", body)).status).toBe(201);
}

beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ plan: "premium" });
  await order("2025-12-10", 900, "completed");
  await order("2026-12-04", 50, "pending");
});
afterAll(() => test.close());

describe("what is asked of a period to come", () => {
  it.each([
    "How much will I earn in December?",
    "expected revenue in december",
    "revenue next month",
    "what will my best sellers be in december",
  ])("is said to be unknown, with what is ordered for it: %s", async (message) => {
    const { lines, values } = await ask(message);
    expect(lines[0]).toBe("December 2026 hasn’t happened yet, so I can’t say.");
    expect(values).toEqual([1, 50]);
  });

  it("is said in the language of the question", async () => {
    const { lines, values } = await ask("כמה ארוויח בדצמבר?");
    expect(lines[0]).toContain("עוד לא הגיעה");
    expect(values).toEqual([1, 50]);
  });

  it("is no forecast of the month that has begun, and nothing of the year before", async () => {
    const { lines } = await ask("How much profit did I make in December?");
    expect(lines.join("\n")).toContain("900");
    expect((await ask("how will the month end")).lines.join("\n")).not.toContain(
      "hasn’t happened yet",
    );
  });
});
