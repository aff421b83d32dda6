import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf } from "../../../platform/testing/explain.ts";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";
import { mendSums } from "../../figures/day-sums.actions.ts";

// The clock is at 2026-11-26.
let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ plan: "premium" });
});
afterAll(() => test.close());

async function ask(message: string) {
  const body = { message, agentType: "business_consultant" };
  const answer = await baker.post("/api/functions/business-agent", body);
  expect(answer.status).toBe(200);
  return answer;
}

async function figuresOf(message: string): Promise<Record<string, number>> {
  const answer = await ask(message);
  return Object.fromEntries(
    (answer.body.figures as { key: string; value: number }[]).map(({ key, value }) => [key, value]),
  );
}

it("answers a named client and item also where thousands of others brought in more", async () => {
  const businessId = await businessOf(baker);
  const { id: clientId } = (await baker.post("/api/clients", { name: "Zohar Small" })).body;
  const made = await baker.post("/api/orders", {
    clientId,
    clientName: "Zohar Small",
    deliveryDate: "2026-11-05",
    status: "completed",
    items: [{ dessert_name: "Macaron", quantity: 3, unit_price: 2 }],
  });
  expect(made.status).toBe(201);
  await test.asOwner(
    `with others as (
       insert into client (business_id, id, name, name_key, search_key, created_at, updated_at)
       select $1, gen_random_uuid(), 'c' || n, 'c' || n, 'c', now(), now() from generate_series(1, 5001) n
       returning id, name
     ), made as (
       insert into orders (business_id, id, number, client_id, client_name, client_key, delivery_date, status, currency,
           items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
       select $1, gen_random_uuid(), 100 + row_number() over (), id, name, name, '2026-11-06', 'completed', 'ILS',
           90000, 90000, 'c', '2026-11-06', now(), now() from others
       returning id, client_name
     )
     insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor,
         line_total_minor)
     select $1, id, 0, 'Cake ' || client_name, 'cake ' || client_name, 1, 90000, 90000 from made`,
    [businessId],
  );
  await test.deps.database.transact({ kind: "job", businessId }, mendSums);
  expect(await figuresOf("How much revenue from Zohar Small this month?")).toEqual({
    revenue: 6,
    orders: 1,
  });
  expect(await figuresOf("How much revenue from macaron this month?")).toEqual({
    revenue: 6,
    quantity: 3,
  });
});

it("answers what one client owes where one is named", async () => {
  const { id: clientId } = (await baker.post("/api/clients", { name: "Shira Peretz" })).body;
  const made = await baker.post("/api/orders", {
    clientId,
    clientName: "Shira Peretz",
    deliveryDate: "2026-11-07",
    items: [{ dessert_name: "Macaron", quantity: 20, unit_price: 2 }],
  });
  expect(made.status).toBe(201);
  const owes = { owed: 40, orders: 1 };
  expect(await figuresOf("How much does Shira Peretz owe me?")).toEqual(owes);
  expect(await figuresOf("How much does Zohar Small owe me?")).toEqual({ owed: 6, orders: 1 });
  expect((await ask("How much does Rivka owe me?")).body.reply).toContain("couldn’t find");
  expect((await ask("Who owes me money?")).body.reply).not.toContain("couldn’t find");
  expect((await ask("כמה חייב יוסי?")).body.reply).toMatch(/^השם .?יוסי.? לא נמצא/u);
  expect((await ask("כמה קנתה לאה?")).body.reply).toMatch(/^השם .?לאה.? לא נמצא/u);
  expect((await ask("كم اشترت لمى؟")).body.reply).toMatch(/^لم أجد .?لمى/u);
});

it("answers for the client or the item that is named, and for no other that shares a word", async () => {
  const made = async (clientName: string, dessert_name: string, deliveryDate: string) => {
    const { id: clientId } = (await baker.post("/api/clients", { name: clientName })).body;
    const items = [{ dessert_name, quantity: 1, unit_price: 100 }];
    const order = { clientId, clientName, deliveryDate, status: "completed", items };
    expect((await baker.post("/api/orders", order)).status).toBe(201);
  };
  await made("דנה פרץ", "עוגת יום הולדת", "2026-01-10");
  await made("Rivka Cohen", "עוגת גבינה, 26 ס״מ", "2026-07-10");
  await made("Noam Cohen", "חלה", "2026-10-10");
  const one = { revenue: 100, quantity: 1 };
  expect(await figuresOf("כמה מכרתי עוגת גבינה, 26 ס״מ ביולי?")).toEqual(one);
  expect(await figuresOf("How many עוגת גבינה, 26 ס״מ did I sell in July?")).toEqual(one);
  expect(await figuresOf("כמה חלות מכרתי באוקטובר")).toEqual(one);
  expect((await ask("כמה קנתה דנה כהן השנה")).body.reply).toMatch(/^השם .?דנה כהן.? לא נמצא/u);
  expect((await ask("How much did Peter Pan buy this year?")).body.reply).toContain(
    "couldn’t find",
  );
  const spent = await ask("How much did Rivka Cohen spend this year?");
  expect(spent.body.figures).toMatchObject([{ key: "revenue", value: 100 }, { key: "orders" }]);

  const profit = (await ask("What is my profit from Rivka Cohen this year?")).body.reply;
  expect(profit).toMatch(/^I only have this figure for the whole business, not for .?Rivka Cohen/u);

  // Without a period it is the year that ends today.
  const dana = (await ask("כמה קנתה דנה פרץ?")).body;
  expect(dana.figures).toMatchObject([{ value: 100 }, { value: 1 }]);
  expect(dana.basis?.join()).toMatch(/2025.*2026/u);

  const { used } = dana.quota;
  const which = (await ask("How much did Cohen buy this year?")).body;
  expect(which.reply.split("\n").toSorted()).toEqual([
    "Which one do you mean?",
    "• Noam Cohen",
    "• Rivka Cohen",
  ]);
  expect(which).toMatchObject({ figures: [], quota: { used } });
});

it("takes two clients of one name who owe for two, and says of no more", async () => {
  const owner = await test.member({ plan: "premium" });
  for (const phone of ["050-555-0141", "050-555-0142"]) {
    const { body } = await owner.post("/api/clients", { name: "Dana Levi", phone });
    const made = await owner.post("/api/orders", {
      clientId: body.id,
      clientName: "Dana Levi",
      deliveryDate: "2026-11-07",
      agreedPrice: 30,
    });
    expect(made.status).toBe(201);
  }
  const { body } = await owner.post("/api/functions/business-agent", {
    message: "Who owes me money?",
    agentType: "business_consultant",
  });
  expect(body.reply.split("Dana Levi")).toHaveLength(3);
  expect(body.reply).not.toMatch(/and \d+ more/);
});

it("tells two clients of one name apart by their phones, and hears which was meant", async () => {
  const owner = await test.member({ plan: "premium" });
  for (const [phone, price] of [
    ["050-555-0141", 30],
    ["050-555-0142", 70],
  ] as const) {
    const { body } = await owner.post("/api/clients", { name: "Dana Levi", phone });
    const order = { clientId: body.id, clientName: "Dana Levi", deliveryDate: "2026-11-07" };
    const made = await owner.post("/api/orders", { ...order, agreedPrice: price });
    expect(made.status).toBe(201);
  }
  const path = "/api/functions/business-agent";
  const agentType = "business_consultant";
  const message = "How much does Dana Levi owe me?";
  const { reply } = (await owner.post(path, { message, agentType })).body;
  expect(reply.split("\n").slice(1).toSorted()).toEqual([
    "• Dana Levi (…50141)",
    "• Dana Levi (…50142)",
  ]);
  const history = [
    { role: "user", content: message },
    { role: "assistant", content: reply },
  ];
  for (const said of ["50142", "Dana Levi (…50142)"]) {
    const { body } = await owner.post(path, { message: said, history, agentType });
    expect(body.figures).toMatchObject([{ value: 70 }, { value: 1 }]);
  }
});

it("answers for the balance or account of a client what she owes, and leaves other accounts to the help", async () => {
  const owner = await test.member({ plan: "premium" });
  const askIn = async (language: string, message: string) => {
    await owner.patch("/api/me", { language });
    const body = { message, agentType: "business_consultant" };
    return (await owner.post("/api/functions/business-agent", body)).body;
  };
  const names = ["Dana Levi", "דנה פרץ", "ليلى حداد", "रीता शर्मा", "王芳", "山田花子"];
  for (const [at, clientName] of names.entries()) {
    const { id: clientId } = (await owner.post("/api/clients", { name: clientName })).body;
    const order = { clientId, clientName, deliveryDate: "2026-11-07", agreedPrice: 30 + at };
    expect((await owner.post("/api/orders", order)).status).toBe(201);
  }
  for (const [language, message, owed] of [
    ["en", "Dana's balance", 30],
    ["en", "what is the account of Dana Levi", 30],
    ["he", "מה היתרה של דנה", 31],
    ["he", "החשבון של דנה פרץ", 31],
    ["ar", "رصيد ليلى", 32],
    ["ar", "ما حساب ليلى حداد؟", 32],
    ["fr", "le solde de Dana", 30],
    ["fr", "quel est le compte de Dana Levi ?", 30],
    ["de", "Danas Saldo", 30],
    ["de", "wie ist der Kontostand von Dana Levi?", 30],
    ["es", "la cuenta de Dana", 30],
    ["es", "saldo Dana Levi", 30],
    ["pt", "conta da Dana", 30],
    ["pt", "qual é o saldo da Dana Levi?", 30],
    ["hi", "रीता का बैलेंस", 33],
    ["hi", "रीता शर्मा जी का हिसाब", 33],
    ["zh", "王芳的余额", 34],
    ["zh", "王芳账户里还有多少", 34],
    ["ja", "山田花子さんの残高は？", 35],
    ["ja", "山田花子の口座", 35],
  ] as const) {
    const { figures } = await askIn(language, message);
    expect(figures, message).toMatchObject([{ key: "owed", value: owed }, { key: "orders" }]);
  }
  for (const [language, message] of [
    ["en", "how do I delete my account"],
    ["en", "how do I delete Dana Levi's account"],
    ["fr", "comment supprimer mon compte"],
    ["ja", "アカウントを削除したい"],
    ["en", "balance of Rivka"],
  ] as const)
    expect((await askIn(language, message)).figures, message).toEqual([]);
});
