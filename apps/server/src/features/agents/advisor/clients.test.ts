import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
let baker: Caller;

async function ask(message: string, language = "en") {
  await baker.patch("/api/me", { language });
  const asked = { message, agentType: "business_consultant" };
  const { status, body } = await baker.post("/api/functions/business-agent", asked);
  expect(status, JSON.stringify(body)).toBe(200);
  const values = body.figures.map(({ value }: { value: number }) => value);
  return { reply: body.reply as string, values, body };
}

const clients = new Map<string, string>();

async function order(
  deliveryDate: string,
  clientName: string,
  items: readonly (readonly [name: string, quantity: number])[],
  more: object = {},
) {
  const known = clients.get(clientName);
  const clientId = known ?? (await baker.post("/api/clients", { name: clientName })).body.id;
  clients.set(clientName, clientId);
  const lines = items.map(([dessert_name, quantity]) => ({
    dessert_name,
    quantity,
    unit_price: 7,
  }));
  const asked = { clientName, clientId, deliveryDate, status: "completed", items: lines, ...more };
  expect((await baker.post("/api/orders", asked)).status).toBe(201);
}

const bread = ["Challah", "חלה", "خبز", "ब्रेड", "面包", "パン"];

beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ plan: "premium" });
  const all = (quantity: number) => bread.map((name) => [name, quantity] as const);
  await order("2026-11-05", "Dana Levi", all(2));
  await order("2026-11-18", "Dana Levi", [
    ["Challah", 1],
    ["Challah", 0.5],
    ["Rugelach", 9],
  ]);
  await order("2026-10-10", "Rivka Cohen", all(5));
  await order("2026-11-06", "Noam Peretz", [["Rugelach", 30]]);
  await order("2026-11-07", "Noam Peretz", all(40), { status: "pending" });
});
afterAll(() => test.close());

it("answers who bought an item from the orders that make revenue, whoever bought most first", async () => {
  for (const [language, message] of [
    ["he", "מי קנה חלה"],
    ["ar", "من اشترى خبز"],
    ["hi", "ब्रेड किसने खरीदी"],
    ["zh", "谁买了面包"],
    ["ja", "誰がパンを買いましたか"],
  ] as const)
    expect((await ask(message, language)).values, message).toEqual([5, 2]);
  for (const [language, message] of [
    ["fr", "qui a acheté de la challah"],
    ["de", "wer hat Challah gekauft"],
    ["es", "quién compró challah"],
    ["pt", "quem comprou challah"],
    ["en", "which client orders most challah"],
    ["en", "who bought challah"],
  ] as const)
    expect((await ask(message, language)).values, message).toEqual([5, 3.5]);
  const november = await ask("Which clients ordered challah this month?");
  expect(november.reply).toMatch(/^Who bought the most Challah:\n• Dana Levi: 3.5 in 2 orders$/u);
  expect(november.body.basis?.join()).toContain(", November 2026");
  expect((await ask("who bought challah")).body.table?.rows).toEqual([
    ["Rivka Cohen", "5", "1"],
    ["Dana Levi", "3.5", "2"],
  ]);
  expect((await ask("who bought challah in March")).reply).toContain(
    "There’s nothing in this period",
  );
});

it("says what of such a question it does not know", async () => {
  expect((await ask("who bought macarons this month")).reply).toMatch(
    /^I couldn’t find .?macarons.? among/u,
  );
  const two = await ask("who bought challah and rugelach this month");
  expect(two.reply).toContain("Rugelach isn’t included in this answer");
  expect((await ask("who are my best customers this year")).reply).toContain("₪");
});

it("answers what was paid without an order beside what clients paid", async () => {
  const other = await test.member({ plan: "premium" });
  const pay = (amount: number, more: object) =>
    other.post("/api/payments", { amount, method: "cash", confirmsOver: true, ...more });
  const made = await other.post("/api/orders", {
    clientName: "Dana Levi",
    deliveryDate: "2026-11-26",
    agreedPrice: 90,
  });
  await pay(90, { orderId: made.body.id });
  await pay(20, { note: "the market" });
  for (const [language, none] of [
    ["en", "Without an order"],
    ["he", "ללא הזמנה"],
  ] as const) {
    await other.patch("/api/me", { language });
    const { body } = await other.post("/api/functions/business-agent", {
      message: "who paid today",
      agentType: "business_consultant",
    });
    expect(body.reply).not.toContain("null");
    expect(body.table?.rows.map(([name]: string[]) => name)).toEqual(["Dana Levi", none]);
    expect(body.figures.map(({ value }: { value: number }) => value)).toEqual([110, 90, 20]);
  }
});
