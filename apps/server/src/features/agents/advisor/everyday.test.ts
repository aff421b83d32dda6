import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26, a Thursday.
let test: TestApp;
let baker: Caller;

async function order(
  day: string,
  item: string,
  quantity: number,
  price: number,
  more: object = {},
) {
  const made = await baker.post("/api/orders", {
    clientName: "Dana Levi",
    deliveryDate: day,
    status: day < "2026-11-26" ? "completed" : "pending",
    items: [{ dessert_name: item, quantity, unit_price: price }],
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
}

async function ask(message: string) {
  const body = { message, agentType: "business_consultant" };
  const answer = await baker.post("/api/functions/business-agent", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const values = answer.body.figures.map(({ value }: { value: number }) => value);
  return { ...answer.body, values, lines: answer.body.reply.split("\n") as string[] };
}

beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ plan: "premium" });
  await order("2026-10-06", "Wedding cake", 1, 500);
  await order("2026-11-05", "Wedding cake", 1, 600);
  await order("2026-11-12", "Rugelach", 90, 2);
  await order("2026-11-26", "Babka", 2, 40, { deliveryTime: "15:30" });
  await order("2026-11-27", "Babka", 1, 40, { clientName: "Rivka Cohen" });
  const asked = { depositKind: "sum", depositValue: 50 };
  await order("2026-12-03", "Wedding cake", 1, 700, { clientName: "Noam Katz", ...asked });
});
afterAll(() => test.close());

describe("everyday questions", () => {
  it("tell the best sellers by pieces and by revenue apart", async () => {
    const units = await ask("which item do I sell the most pieces of this month");
    expect(units.lines[0]).toMatch(/Rugelach.? sold the most, 90 in all/u);
    expect(units.values).toEqual([90, 1]);
    const revenue = await ask("which item brings in the most money this month");
    expect(revenue.lines[0]).toMatch(/Wedding cake.? brought in the most, ₪600/u);
  });

  it("correct what a question wrongly takes for granted", async () => {
    const { lines, values } = await ask("why did my sales fall this month?");
    expect(lines[0]).toBe("No, it’s up 56%.");
    expect(values).toEqual([780, 500]);
    const { lines: hebrew } = await ask("למה המכירות ירדו החודש?");
    expect(hebrew[0]).toMatch(/^לא, יש עלייה של .?56%/u);
    const { lines: agreed } = await ask("did my revenue grow this month?");
    expect(agreed[0]).toBe("Yes, it’s up 56%.");
  });

  it("list the orders of a day", async () => {
    const today = await ask("which orders are on for today");
    expect(today.lines).toEqual([
      expect.stringMatching(/: 1 order, worth ₪80\.$/u),
      expect.stringMatching(/^• .?Dana Levi \(3:30.PM\).?: ₪80$/u),
    ]);
    const tomorrow = await ask("who's coming tomorrow");
    expect(tomorrow.reply).toContain("Rivka Cohen");
  });

  it("name who hasn't paid a deposit", async () => {
    const { lines, values } = await ask("who hasn't paid the deposit yet");
    expect(lines[0]).toBe("1 upcoming order is still waiting for its deposit: ₪50.");
    expect(lines[1]).toContain("Noam Katz");
    expect(values).toEqual([50, 1]);
  });

  it("tell how many requests were declined", async () => {
    const { lines } = await ask("how many requests did I decline this month");
    expect(lines[0]).toMatch(/: you declined 0 of 0 order requests\.$/u);
  });

  it("ask which item is meant, free of charge, with the best sellers to choose from", async () => {
    const { choices, quota } = await ask("how many pieces did I sell of it in october");
    expect(choices).toContain("How many Wedding cake did I sell?");
    const again = await ask("how many pieces did I sell of it in october");
    expect(again.quota.used).toBe(quota.used);
    const { values } = await ask("How many Wedding cake did I sell?");
    expect(values).toEqual([1100, 2]);
  });

  it("tell what is missing to a goal, however its number is written", async () => {
    for (const message of [
      "how much is missing to 20,000 this month",
      "how far am I from 20k this month",
    ]) {
      const { figures } = await ask(message);
      expect(figures.find(({ key }) => key === "left")?.value, message).toBe(19_220);
    }
  });

  it("reckon a price changed by percent", async () => {
    const { figures } = await ask("what if I raise the wedding cake price by 10 percent");
    expect(figures.find(({ key }) => key === "would")?.value).toBe(1210);
  });

  it("answer both parts of a double question, and count it once", async () => {
    const before = (await ask("revenue today")).quota.used;
    const { reply, quota } = await ask("how much did I make this month and who owes me money?");
    expect(reply).toMatch(/you made ₪780/u);
    expect(reply).toMatch(/You’re owed ₪/u);
    expect(quota.used).toBe(before + 1);
  });

  it("compare last month with the one before it, not with itself", async () => {
    const { values } = await ask("revenue last month compared with the month before");
    expect(values).toEqual([500, 0]);
  });

  it("take no common word for a name", async () => {
    for (const message of [
      "I want to increase my sales",
      "analysis of my sales together",
      "אני רוצה להגדיל את המכירות",
      "شو مبيعاتي هلق",
    ]) {
      const { reply } = await ask(message);
      expect(reply, message).not.toMatch(/couldn’t find|לא נמצא|لم أجد/u);
    }
  });
});
