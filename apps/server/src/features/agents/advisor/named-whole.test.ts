import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
const clients = new Map<string, string>();

async function ask(message: string): Promise<{ reply: string; values: number[]; basis: string[] }> {
  const { status, body } = await baker.post("/api/functions/business-agent", {
    message,
    agentType: "business_consultant",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { reply, basis = [] } = body;
  return { reply, basis, values: body.figures.map(({ value }: { value: number }) => value) };
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
    ["which day is busiest for honey cake", "Honey cake"],
    ["best selling item to Dana Levi", "Dana Levi"],
    ["how much did Dana Levi pay by card", "Dana Levi"],
    ["what do I need to bake tomorrow for Rivka Cohen", "Rivka Cohen"],
  ])("is told to be so: %s", async (message, name) => {
    const { reply } = await ask(message);
    expect(reply.split("\n")[0]).toBe(
      `I only have this figure for the whole business, not for ${name}.`,
    );
  });

  it("leads to each of several under its own name, then to what they share", async () => {
    const message = "how much did Dana Levi and Dana Peretz buy this year";
    const asked = { message, agentType: "business_consultant" };
    const { body } = await baker.post("/api/functions/business-agent", asked);
    expect(body.actions).toEqual([
      { label: "Open the client: Dana Levi", path: `/clients/${clients.get("Dana Levi")}` },
      { label: "Open the client: Dana Peretz", path: `/clients/${clients.get("Dana Peretz")}` },
      { label: expect.any(String), path: expect.stringMatching(/^\/analytics/u) },
    ]);
  });

  it("is the client where its name is one of a month", async () => {
    await order("2026-10-12", "May Brown", "Babka", 45, "completed");
    const { basis, values } = await ask("how much did May Brown buy in October");
    expect(values).toEqual([45, 1]);
    expect(basis.join()).toContain("October 2026");
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

describe("several names in one question", () => {
  it.each([
    ["How much do Dana Levi and Rivka Cohen owe me?", ["Dana Levi: ₪50", "Rivka Cohen: ₪74"]],
    ["How much do Rivka and Dana Levi owe me?", ["Rivka Cohen: ₪74", "Dana Levi: ₪50"]],
    [
      "How many challahs did Dana Levi buy this year?",
      ["Challah: you sold 2 for ₪50", "Dana Levi: ₪50"],
    ],
    [
      "Revenue from challah and honey cake this month",
      ["Challah: you sold 1", "Honey cake: you sold 1"],
    ],
  ])("are answered each by itself: %s", async (message, lines) => {
    const [first, ...others] = (await ask(message)).reply.split("\n");
    expect(first).toBe("Each one separately:");
    expect(lines.map((line, at) => others[at]?.startsWith(line))).toEqual(lines.map(() => true));
  });

  it.each([
    ["How much does Dana Levi owe me for the challah?", "Challah isn’t included in this answer"],
    ["How much do Dana Levi and Peter Pan owe me?", "I couldn’t find Peter Pan among"],
    ["What if challah and honey cake cost 30?", "Honey cake isn’t included in this answer"],
    ["how many challahs and macarons do I need to bake tomorrow", "I couldn’t find macarons among"],
  ])("are told where they are not counted: %s", async (message, line) => {
    expect((await ask(message)).reply).toContain(line);
  });

  it("are not counted where the question asks for all but one", async () => {
    const english = await ask("how much did I sell without challah");
    expect(english.reply).toContain("can’t answer that");
    expect((await ask("כמה מכרתי חוץ מ-Challah")).reply).toContain("אי אפשר לחשב");
    await order("2026-11-03", "Dana Peretz", "Cake without gluten", 33, "completed");
    const { values } = await ask("How many cakes without gluten did I sell this month?");
    expect(values).toEqual([33, 1]);
  });

  it("tell what a client bought and what she paid where both are asked", async () => {
    const { reply } = await ask("how much did Dana Levi buy and how much did she pay");
    expect(reply).toMatch(
      /^Revenue: Dana Levi: ₪50 from 2 orders\nMoney received: Dana Levi: ₪0$/u,
    );
  });

  it("tell of a name what is compared with it, too", async () => {
    const { reply, values } = await ask("Did Dana Levi buy more this month than last month?");
    expect(values).toEqual([30, 1, 20, 1]);
    expect(reply).toMatch(/^Dana Levi: ₪30 from 1 order\nOctober.*: Dana Levi: ₪20 from 1 order$/u);
    const { values: both } = await ask("challah sales this month vs last month");
    expect(both).toEqual([30, 1, 20, 1]);
  });

  it("are asked about one after the other where each may be several", async () => {
    const path = "/api/functions/business-agent";
    const agentType = "business_consultant";
    await order("2026-11-27", "Noam Cohen", "Babka", 10, "pending");
    const said = ["How much do Dana and Cohen owe me?", "Dana Levi", "Noam Cohen"];
    const history: { role: string; content: string }[] = [];
    for (const message of said) {
      const { body } = await baker.post(path, { message, history, agentType });
      history.push({ role: "user", content: message }, { role: "assistant", content: body.reply });
    }
    const replies = history.flatMap(({ role, content }) => (role === "assistant" ? content : []));
    expect(replies.map((reply) => reply.split("\n")[0])).toEqual([
      "Which one do you mean?",
      "Which one do you mean?",
      "Each one separately:",
    ]);
    expect(replies[2]).toContain("Dana Levi: ₪50");
    expect(replies[2]).toContain("Noam Cohen: ₪10");
  });
});

it("answers what a named client paid less refunds, without what was voided", async () => {
  const id = clients.get("Dana Levi");
  const body = { clientId: id, clientName: "Dana Levi", deliveryDate: "2026-12-20" };
  const made = await baker.post("/api/orders", { ...body, agreedPrice: 100 });
  const pay = async (amount: number, paidAt: string) =>
    (
      await baker.post("/api/payments", {
        orderId: made.body.id,
        amount,
        currency: "ILS",
        method: "cash",
        paidAt,
      })
    ).body.id as string;
  const [first, , wrong] = [
    await pay(40, "2026-11-10"),
    await pay(15, "2026-10-12"),
    await pay(30, "2026-11-11"),
  ];
  expect((await baker.post(`/api/payments/${wrong}/void`, {})).status).toBe(200);
  const refund = { amount: 10, method: "cash", paidAt: "2026-11-12" };
  expect((await baker.post(`/api/payments/${first}/refund`, refund)).status).toBe(201);
  const { reply, values } = await ask("How much did Dana Levi pay me this month?");
  expect(values).toEqual([30, 10]);
  expect(reply).toMatch(/^Dana Levi: ₪30\nRefunds: ₪10$/u);
  expect((await ask("How much has Dana Levi paid?")).values).toEqual([45, 10]);
  expect((await ask("How much did Rivka Cohen pay me?")).values).toEqual([0]);
});

it("answers what a named client paid and what she owes where both are asked, also in other words", async () => {
  for (const [language, message] of [
    ["he", "כמה Dana Levi שילמה וכמה היא חייבת"],
    ["ar", "كم دفعت Dana Levi وكم عليها"],
    ["fr", "combien Dana Levi a payé et combien elle doit"],
    ["de", "was hat Dana Levi bezahlt und was schuldet sie noch"],
    ["es", "cuánto ha pagado Dana Levi y cuánto debe"],
    ["pt", "quanto a Dana Levi pagou e quanto deve"],
    ["hi", "Dana Levi ने कितना भुगतान किया और कितना बाकी है"],
    ["zh", "Dana Levi 付了多少钱，现在还欠多少"],
    ["ja", "Dana Levi さんはいくら払って、いくら残っていますか"],
    ["en", "How much has Dana Levi paid and what does she owe?"],
  ] as const) {
    await baker.patch("/api/me", { language });
    expect((await ask(message)).values, message).toEqual([45, 10, 105, 3]);
  }
  const month = await ask("How much did Dana Levi pay this month and what does she owe?");
  expect(month.values).toEqual([30, 10, 105, 3]);
  expect(month.reply).toMatch(
    /^Money received: Dana Levi: ₪30\nRefunds: ₪10\nOutstanding: Dana Levi: ₪105 from 3 orders$/u,
  );
  expect(month.basis).toEqual([
    expect.stringMatching(/^Based on payments.*, Nov/u),
    expect.stringMatching(/^Based on unpaid balances.*, as of /u),
  ]);
  const more = await ask(
    "Did Dana Levi pay more this month than last month and what does she owe?",
  );
  expect(more.values).toEqual([30, 10, 105, 3, 15]);
  const whole = await ask("How much has Peter Pan paid and what does he owe?");
  expect(whole.reply).toMatch(/^I couldn’t find .?Peter Pan.? among/u);
  expect(whole.reply).toContain("You’re owed ₪");
});

it("answers who paid, the most first, less what was given back, in every language", async () => {
  const owner = await test.member({ plan: "premium" });
  const told = async (language: string, message: string) => {
    await owner.patch("/api/me", { language });
    const asked = { message, agentType: "business_consultant" };
    const { body } = await owner.post("/api/functions/business-agent", asked);
    const values = body.figures.map(({ value }: { value: number }) => value);
    return { reply: body.reply as string, values, table: body.table };
  };
  expect((await told("en", "who paid today")).reply).toContain("There’s nothing in this period");
  const pay = async (clientName: string, amount: number, paidAt: string, isLinked: boolean) => {
    const made = isLinked ? (await owner.post("/api/clients", { name: clientName })).body.id : null;
    const unpaid = { clientName, deliveryDate: "2026-12-20", agreedPrice: 500 };
    const { body } = await owner.post("/api/orders", {
      ...unpaid,
      ...(made && { clientId: made }),
    });
    const payment = { orderId: body.id, amount, currency: "ILS", method: "cash", paidAt };
    const paid = await owner.post("/api/payments", payment);
    expect(paid.status).toBe(201);
    return paid.body.id as string;
  };
  await pay("Dana Levi", 40, "2026-11-26", true);
  await pay("Dana Levi", 25, "2026-11-26", true);
  await pay("Rivka Cohen", 70, "2026-11-26", false);
  await pay("Rivka Cohen", 10, "2026-11-26", false);
  const first = await pay("Noam Peretz", 60, "2026-11-24", true);
  const refund = { amount: 45, method: "cash", paidAt: "2026-11-26" };
  expect((await owner.post(`/api/payments/${first}/refund`, refund)).status).toBe(201);
  const wrong = await pay("Peter Pan", 90, "2026-11-26", true);
  expect((await owner.post(`/api/payments/${wrong}/void`, {})).status).toBe(200);
  for (const [language, message] of [
    ["he", "מי שילם היום"],
    ["ar", "من دفع اليوم"],
    ["fr", "qui a payé aujourd'hui"],
    ["de", "wer hat heute bezahlt"],
    ["es", "quién pagó hoy"],
    ["pt", "quem pagou hoje"],
    ["hi", "आज किसने भुगतान किया"],
    ["zh", "今天谁付了钱"],
    ["ja", "今日誰が払いましたか"],
    ["en", "who paid today?"],
  ] as const)
    expect((await told(language, message)).values, message).toEqual([100, 80, 40, 25, -45]);
  const week = await told("en", "who paid this week");
  expect(week.values).toEqual([160, 80, 40, 25, 15]);
  expect(week.reply).toMatch(
    /: Rivka Cohen paid the most, ₪80\.\n• Rivka Cohen: ₪80\n• Dana Levi: ₪40\n/u,
  );
  expect(week.table?.rows[0]).toEqual(["Rivka Cohen", "50%", "₪80"]);
  for (const [at, amount] of [7, 6].entries())
    await pay(`Guest ${at}`, amount, "2026-11-25", false);
  expect((await told("en", "who paid this week")).reply).toContain("and 1 more");
});
