import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26, a Thursday.
let test: TestApp;
let baker: Caller;

async function order(clientName: string, deliveryDate: string, item: string, quantity: number) {
  const made = await baker.post("/api/orders", {
    clientName,
    clientId: await clientOf(clientName),
    deliveryDate,
    status: deliveryDate < "2026-11-26" ? "completed" : "pending",
    items: [{ dessert_name: item, quantity, unit_price: item === "Wedding cake" ? 900 : 5 }],
  });
  expect(made.status).toBe(201);
}

const clients = new Map<string, string>();
async function clientOf(name: string): Promise<string> {
  const known = clients.get(name);
  if (known !== undefined) return known;
  const { id } = (await baker.post("/api/clients", { name })).body;
  clients.set(name, id);
  return id;
}

async function spend(businessName: string, amount: number) {
  const expense = { date: "2026-11-10", category: "food", amount, businessName };
  expect((await baker.post("/api/expenses", expense)).status).toBe(201);
}

async function ask(message: string) {
  const body = { message, agentType: "business_consultant" };
  const answer = await baker.post("/api/functions/business-agent", body);
  expect(answer.status).toBe(200);
  return answer.body;
}

beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ plan: "premium" });
  await order("Noga Amir", "2026-11-03", "Wedding cake", 1);
  await order("Noga Amir", "2026-11-29", "Rugelach", 12);
  await order("Eyal Katz", "2026-11-05", "Rugelach", 60);
  await spend("Metro Foods", 340);
  await spend("Dairy North", 120);
});
afterAll(() => test.close());

describe("what only the classifier recognizes", () => {
  it.each(["when is the next order of Noga Amir", "מתי ההזמנה הבאה של Noga Amir"])(
    "finds a client's next order: %s",
    async (question) => {
      const { reply, actions } = await ask(question);
      expect(reply).toContain("60");
      expect(actions.map(({ path }) => path)).toContain(`/clients/${clients.get("Noga Amir")}`);
    },
  );

  it("says that a client has no order to come", async () => {
    const { reply } = await ask("when does Eyal Katz's next order come");
    expect(reply).toContain("Eyal Katz has no upcoming orders.");
  });

  it("finds a client's last order", async () => {
    const { reply } = await ask("when did Noga Amir order the last time");
    expect(reply).toMatch(/last order was .*Nov 3.*900/u);
  });

  it("sums what was spent with a supplier", async () => {
    const { figures } = await ask("how much did I spend at Metro Foods this month");
    expect(figures.map(({ value }) => value)).toEqual([340]);
  });

  it("tells how many more orders fit on a day", async () => {
    const { reply } = await ask("how many more orders can I take tomorrow");
    expect(reply).toContain("no daily limit");
    expect((await baker.patch("/api/menu-settings", { maxOrdersADay: 4 })).status).toBe(200);
    await order("Eyal Katz", "2026-11-27", "Rugelach", 6);
    const { figures } = await ask("how many more orders can I take tomorrow");
    expect(figures).toEqual([{ key: "left_1", value: 3, unit: "count" }]);
  });

  it("says plainly that the cost of a product can't be worked out, and counts nothing", async () => {
    const { reply, quota } = await ask("what does one rugelach cost me to make");
    expect(reply).toMatch(/^No, Marzipan can’t work out/u);
    const again = await ask("what does one rugelach cost me to make");
    expect(again.quota.used).toBe(quota.used);
  });
});
