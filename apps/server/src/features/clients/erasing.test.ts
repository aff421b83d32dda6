import type { ClientFieldsWith } from "@marzipan/domain/clients";
import { orderSearchText } from "@marzipan/domain/order-search";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A new field that is erased everywhere is written here, too, and its value is one of the traces. */
const person = {
  name: "Shira Özdemir",
  phone: "054-777 8888",
  email: "shira@oez.test",
} satisfies Record<ClientFieldsWith<{ erase: "everywhere" }>, string>;
const traces = [
  "Shira Özdemir",
  "shira özdemir",
  "shira ozdemir",
  "7778888",
  "777 8888",
  "shira@oez.test",
  "Lane 55",
];

/** Returns where in the whole database one of the traces stands, as `table.column`. */
async function findTraces(): Promise<string[]> {
  const columns = await test.asOwner<{ sql: string }>(
    `select format('select %L as place where exists (select from %I.%I where lower(%I::text) like any ($1))',
          c.table_name || '.' || c.column_name, c.table_schema, c.table_name, c.column_name) as sql
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  );
  const found = await test.asOwner<{ place: string }>(
    columns.map(({ sql }) => sql).join(" union all "),
    [traces.map((trace) => `%${trace.toLowerCase()}%`)],
  );
  return found.map(({ place }) => place);
}

/** Returns the search keys of a business's orders, by number. */
async function listSearchKeys(baker: Caller): Promise<string[]> {
  const rows = await test.asOwner<{ search_key: string }>(
    "select search_key from orders where business_id = $1 order by number",
    [await businessOf(baker)],
  );
  return rows.map((row) => row.search_key);
}

/** Returns what the domain makes of the orders as they are stored, by number. */
async function listExpectedKeys(baker: Caller): Promise<string[]> {
  const rows = await test.asOwner<{
    number: number;
    client_name: string;
    phone: string | null;
    items: string[];
  }>(
    `select o.number, o.client_name, o.phone,
        array(select i.dessert_name from order_item i where i.business_id = o.business_id and i.order_id = o.id
          order by i.position) as items
      from orders o where o.business_id = $1 order by o.number`,
    [await businessOf(baker)],
  );
  return rows.map(({ number, client_name: clientName, phone, items }) => {
    const lines = items.map((dessertName) => ({
      dessertName,
      quantity: 1,
      unitPriceMinor: 0,
      productId: null,
    }));
    return `#${number} ${orderSearchText({ clientName, phone, lines })}`;
  });
}

async function make<const Path extends string>(
  baker: Caller,
  url: Path,
  body: object,
  key?: string,
): Promise<AnswerTo<"POST", Path>["body"]> {
  const answer = await baker.post(url, body, key === undefined ? {} : { "idempotency-key": key });
  if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const order = {
  clientName: person.name,
  phone: person.phone,
  customerEmail: person.email,
  fulfilment: "delivery",
  address: "Lane 55",
  deliveryDate: "2026-12-01",
  notes: "Write: for Shira Özdemir",
  allergyNote: "Shira Özdemir: nuts",
  items: [{ dessert_name: "Honey cake for Shira Özdemir", quantity: 2, unit_price: 40 }],
};

describe("erasing a client's personal data everywhere", () => {
  it("leaves the client's name, phone, email and address in no column; sums stay", async () => {
    const baker = await test.member({ plan: "premium" });
    const menu = await openMenu(baker);
    const client = await make(
      baker,
      "/api/clients",
      { ...person, notes: "Shira Özdemir likes tea" },
      "c",
    );
    const twin = await make(baker, "/api/clients", { name: "Shira Özdemir", phone: "03-1234567" });
    await make(baker, `/api/clients/${twin.id}/merge`, { intoId: client.id });
    const made = await make(baker, "/api/orders", { ...order, clientId: client.id }, "o");
    const unlinked = await make(baker, "/api/orders", order);
    const gone = await make(baker, "/api/orders", { ...order, clientId: client.id });
    await make(baker, `/api/orders/${made.id}/cancel`, { reason: "Shira Özdemir called" });
    await make(baker, `/api/orders/${made.id}/uncancel`, {});
    await baker.delete(`/api/orders/${gone.id}`);
    await baker.put("/api/bake-list/ticks", {
      from: "2026-12-01",
      key: "honey cake for shira ozdemir",
      made: 1,
    });
    await make(baker, "/api/payments", {
      orderId: made.id,
      amount: 30,
      currency: "ILS",
      method: "cash",
      paidAt: "2026-11-26",
      note: "Shira Özdemir brought it",
      reference: "054-777 8888",
    });
    await make(baker, "/api/tasks", { title: "Call Shira Özdemir, 054-777 8888" });
    const bought = await make(baker, "/api/expenses", {
      date: "2026-11-20",
      category: "food",
      amount: 10,
      description: "Flowers for Shira Özdemir",
    });
    for (const message of ["who owes me money?", "what does shira ozdemir owe me?"]) {
      const body = { message, agentType: "business_consultant" };
      await make(baker, "/api/functions/business-agent", body);
    }
    await make(baker, `/api/orders/${made.id}/confirmation/mail`, { email: person.email });
    const asked = {
      ...person,
      note: "It is Shira Özdemir",
      fulfilment: "delivery",
      address: "Lane 55",
    };
    for (const act of ["accept", "quote", "decline", "none"] as const) {
      const { token } = (await askOn(test, menu, asked, `ask-${act}`)).body as { token: string };
      const [row] = await test.asOwner<{ id: string }>(
        "select request_id as id from request_token order by request_id desc limit 1",
      );
      const url = `/api/order-requests/${row?.id ?? ""}`;
      if (act === "quote") {
        const offer = {
          price: 99,
          validUntil: "2026-11-28T12:00:00Z",
          message: "Dear Shira Özdemir",
        };
        await make(baker, `${url}/quote`, offer);
        await test
          .stranger()
          .post(`/api/public/order-requests/${token}/accept-quote`, { price: 99 });
      } else if (act !== "none") await make(baker, `${url}/${act}`, { message: "Shira Özdemir!" });
    }
    await test.asOwner(
      `with run as (
         insert into import_run (business_id, id, kind, file_name, created_at)
         values ($1, gen_random_uuid(), 'clients', 'Orders of Shira Özdemir.csv', now()) returning id
       )
       insert into import_row (business_id, import_id, entry_id, is_made, filled, replaced, changed_at, created_at)
       select $1, run.id, entry, false, '{}', replaced, now(), now() from run, (values
         ($2::uuid, '{"address": "Lane 55"}'::jsonb),
         (gen_random_uuid(), '{"description": "Flowers for Shira Özdemir"}'::jsonb)) as rows (entry, replaced)`,
      [await businessOf(baker), client.id],
    );
    const before = await findTraces();
    expect(before).toEqual(expect.arrayContaining(["import_row.replaced", "import_run.file_name"]));
    expect(before).toEqual(expect.arrayContaining(["client.name", "order_event.by_name"]));
    expect(before).toEqual(
      expect.arrayContaining(["outbox_message.recipient", "idempotency.reply"]),
    );
    expect(before).toEqual(
      expect.arrayContaining(["agent_message.content", "expense.description"]),
    );
    expect((await baker.post(`/api/clients/${client.id}/erase`)).body).toEqual({ ok: true });
    expect(await findTraces()).toEqual([]);
    expect(await listSearchKeys(baker)).toEqual(await listExpectedKeys(baker));
    const left = (await baker.get(`/api/orders/${made.id}`)).body;
    expect(left).toMatchObject({ clientName: "—", totalPrice: 80 });
    expect(left.items[0]).toMatchObject({ dessert_name: "Honey cake for —", lineTotal: 80 });
    expect((await baker.get(`/api/orders/${unlinked.id}`)).body.totalPrice).toBe(80);
    expect((await baker.get("/api/payments")).body.items).toMatchObject([{ amount: 30 }]);
    expect((await baker.get("/api/order-requests/counts")).body).toMatchObject({ open: 0, all: 4 });
    const [expense] = (await baker.get("/api/expenses?q=flowers")).body.items;
    expect(expense).toMatchObject({ id: bought.id, description: "Flowers for —", amount: 10 });
    const messages = await test.asOwner<{ content: string }>(
      "select content from agent_message where business_id = $1 and role = 'user' order by content",
      [await businessOf(baker)],
    );
    expect(messages).toEqual([
      { content: "what does — owe me?" },
      { content: "who owes me money?" },
    ]);
  });

  it("leaves the names of the business's own products and suppliers", async () => {
    const baker = await test.member({ plan: "premium" });
    const client = await make(baker, "/api/clients", { name: "Mira Babka", phone: "050-1234567" });
    const product = await make(baker, "/api/products", { name: "Cake of Mira Babka" });
    const expense = await make(baker, "/api/expenses", {
      date: "2026-11-20",
      category: "food",
      amount: 10,
      businessName: "Mira Babka Flours",
    });
    await baker.post(`/api/clients/${client.id}/erase`);
    expect((await baker.get(`/api/products/${product.id}`)).body.name).toBe("Cake of Mira Babka");
    const { items } = (await baker.get("/api/expenses?q=mira")).body;
    expect(items).toMatchObject([{ id: expense.id, businessName: "Mira Babka Flours" }]);
  });

  it("does not create again under a kept key, and the kept answer names the client no more", async () => {
    const baker = await test.member();
    const client = await make(baker, "/api/clients", person);
    await make(baker, "/api/orders", { ...order, clientId: client.id }, "once");
    await baker.post(`/api/clients/${client.id}/erase`);
    const again = await baker.post(
      "/api/orders",
      { ...order, clientId: client.id },
      { "idempotency-key": "once" },
    );
    expect([again.status, again.body.error.code]).toEqual([404, "not_found"]);
    expect(await findTraces()).toEqual([]);
  });

  it("touches neither another client with another phone nor another business", async () => {
    const [baker, neighbour] = [await test.member(), await test.member()];
    const client = await make(baker, "/api/clients", { name: "Noa Bar", phone: "050-1112222" });
    const other = await make(baker, "/api/clients", { name: "Noa Bar", phone: "050-3334444" });
    const kept = await make(baker, "/api/orders", {
      ...order,
      clientId: other.id,
      clientName: "Noa Bar",
      phone: "050-3334444",
    });
    const abroad = await make(neighbour, "/api/orders", {
      ...order,
      clientName: "Noa Bar",
      phone: "050-1112222",
    });
    await baker.post(`/api/clients/${client.id}/erase`);
    expect((await baker.get(`/api/orders/${kept.id}`)).body.clientName).toBe("Noa Bar");
    expect((await neighbour.get(`/api/orders/${abroad.id}`)).body.clientName).toBe("Noa Bar");
  });
});

describe("orders saved while their client goes", () => {
  const save = (baker: Caller, clientId: string, draft: object): Promise<{ status: number }>[] =>
    Array.from({ length: 60 }, () =>
      baker.post("/api/orders", { ...order, ...draft, clientId, notes: "", allergyNote: "" }),
    );
  const rows = async (baker: Caller) =>
    test.asOwner<{ client_id: string | null; client_name: string; phone: string | null }>(
      "select client_id, client_name, phone from orders where business_id = $1",
      [await businessOf(baker)],
    );

  it("are on the client that was merged into, none on the merged one", async () => {
    const baker = await test.member({ plan: "premium" });
    const from = await make(baker, "/api/clients", { name: "Dana One" });
    const into = await make(baker, "/api/clients", { name: "Dana Two" });
    const saving = save(baker, from.id, {});
    const merged = await baker.post(`/api/clients/${from.id}/merge`, { intoId: into.id });
    const answers = await Promise.all([...saving, ...save(baker, from.id, {})]);
    expect([merged.status, new Set(answers.map((answer) => answer.status))]).toEqual([
      200,
      new Set([201]),
    ]);
    expect(new Set((await rows(baker)).map((row) => row.client_id))).toEqual(new Set([into.id]));
  });

  it("bear neither name nor phone of one who was erased, or are refused", async () => {
    const baker = await test.member({ plan: "premium" });
    const client = await make(baker, "/api/clients", { name: "Gila Gone", phone: "052-9998888" });
    const saving = save(baker, client.id, { clientName: "Gila Gone", phone: "052-9998888" });
    const [erased, ...answers] = await Promise.all([
      baker.post(`/api/clients/${client.id}/erase`),
      ...saving,
    ]);
    expect(erased.status).toBe(200);
    expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
    const bearing = (await rows(baker)).filter((row) => row.client_name !== "—" || row.phone);
    expect(bearing).toEqual([]);
  });
});

describe("one new person typed several times at once", () => {
  it("becomes one client by three orders, and by two accepted requests", async () => {
    const baker = await test.member({ plan: "premium" });
    const draft = { ...order, clientName: "Lia Levi", phone: "050-7654321", saveClient: true };
    await Promise.all([1, 2, 3].map(() => baker.post("/api/orders", draft)));
    const found = async (q: string) => (await baker.get(`/api/clients?q=${q}`)).body.items.length;
    expect(await found("lia")).toBe(1);
    const menu = await openMenu(baker);
    const days = ["2026-12-01", "2026-12-02"];
    for (const deliveryDate of days)
      await askOn(test, menu, { name: "Ron Raz", phone: "053-1231234", deliveryDate });
    const { items } = (await baker.get("/api/order-requests")).body;
    const answers = await Promise.all(
      items.map((one: { id: string }) => baker.post(`/api/order-requests/${one.id}/accept`, {})),
    );
    expect(answers.map((answer: { status: number }) => answer.status)).toEqual([200, 200]);
    expect(await found("ron")).toBe(1);
  });
});
