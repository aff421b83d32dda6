import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
const clients = new Map<string, string>();

async function ask(message: string): Promise<{ reply: string; values: number[] }> {
  const { status, body } = await baker.post("/api/functions/business-agent", {
    message,
    agentType: "business_consultant",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { reply } = body;
  return { reply, values: body.figures.map(({ value }: { value: number }) => value) };
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

describe("a client or item beside what is counted of the whole business", () => {
  it.each([
    ["how many open orders does Rivka Cohen have", "Rivka Cohen"],
    ["which client orders most challah", "Challah"],
    ["which day is busiest for honey cake", "Honey cake"],
  ])("is told to be so: %s", async (message, name) => {
    const { reply } = await ask(message);
    expect(reply.split("\n")[0]).toContain(`${name}: this figure is known only for the whole`);
  });

  it("is the client where its name is one of a month", async () => {
    await order("2026-10-12", "May Brown", "Babka", 45, "completed");
    const { reply, values } = await ask("how much did May Brown buy in October");
    expect(values).toEqual([45, 1]);
    expect(reply).toContain("October 2026");
  });

  it("shows of what is to be made the item alone", async () => {
    const { reply, values } = await ask("how many challahs do I need to bake tomorrow");
    expect(values).toEqual([1]);
    expect(reply).not.toContain("Rugelach");
    expect((await ask("what do I need to bake tomorrow")).values).toHaveLength(2);
  });

  it("tells of orders that have a price without items where something is to be made", async () => {
    const body = { clientName: "Omar Price", deliveryDate: "2026-12-02", agreedPrice: 90 };
    expect((await baker.post("/api/orders", body)).status).toBe(201);
    const { reply, values } = await ask("what do I need to bake on december 2");
    expect(reply).not.toContain("Nothing is left");
    expect(reply).toMatch(/Orders without items: 1 – Omar Price \(#\d+\)/u);
    expect(values).toEqual([1]);
  });
});
