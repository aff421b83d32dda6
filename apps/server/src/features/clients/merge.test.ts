import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface OrderSeed {
  clientId: string;
  isDeleted?: boolean;
  fileId?: string;
}

let orders = 0;

async function addOrder(
  baker: Caller,
  { clientId, isDeleted = false, fileId }: OrderSeed,
): Promise<string> {
  orders += 1;
  const [order] = await test.asOwner<{ id: string }>(
    `insert into orders (business_id, id, number, client_id, client_name, client_key, phone, customer_email, address,
       delivery_date, currency, items_total_minor, total_minor, search_key, created_day, created_at, updated_at,
       deleted_at)
     values ($1, gen_random_uuid(), $2, $3, 'Noa', 'noa', '054-123', 'Noa@x.test', 'Lane 5', '2026-05-01', 'ILS',
       1050, 1050, 'noa 054123 noa@x.test honey cake lane 5', '2026-05-01', $5::timestamptz, $5, case when $4 then $5::timestamptz end)
     returning id`,
    [await businessOf(baker), orders, clientId, isDeleted, test.clock.now],
  );
  const id = order?.id ?? "";
  await test.asOwner(
    `insert into order_item (business_id, order_id, position, dessert_name, name_key)
     values ($1, $2, 0, 'Honey cake', 'honey cake')`,
    [await businessOf(baker), id],
  );
  if (fileId) {
    await test.asOwner(
      "insert into order_picture (business_id, order_id, position, file_id) values ($1, $2, 0, $3)",
      [await businessOf(baker), id, fileId],
    );
  }
  return id;
}

async function addFile(baker: Caller): Promise<string> {
  const businessId = await businessOf(baker);
  const [file] = await test.asOwner<{ id: string }>(
    `insert into file (business_id, id, width, height, size_bytes, content_hash, created_at)
     values ($1, gen_random_uuid(), 10, 10, 400, 'h', now()) returning id`,
    [businessId],
  );
  await test.asOwner(
    "update business_counter set stored_bytes = stored_bytes + 400 where business_id = $1",
    [businessId],
  );
  const id = file?.id ?? "";
  for (const size of ["thumb", "medium", "large"]) {
    await test.deps.files.put(`${businessId}/${id}/${size}.webp`, Buffer.from("picture"));
  }
  return id;
}

async function add(baker: Caller, draft: object): Promise<string> {
  return (await baker.post("/api/clients", draft)).body.id as string;
}

describe("merging two clients", () => {
  it("moves the orders, deleted ones too, fills empty fields and deletes the first", async () => {
    const baker = await test.member();
    const from = await add(baker, {
      name: "Noa B",
      phone: "054-1234567",
      email: "b@x.test",
      language: "he",
      allergens: ["milk", "eggs"],
      allergyNote: "strong",
      notes: "from",
    });
    const into = await add(baker, {
      name: "Noa Bar",
      email: "bar@x.test",
      allergens: ["eggs", "soy"],
      allergyNote: "traces",
      notes: "into",
    });
    await addOrder(baker, { clientId: from });
    const deleted = await addOrder(baker, { clientId: from, isDeleted: true });
    await addOrder(baker, { clientId: into });
    const answer = await baker.post(`/api/clients/${from}/merge`, { intoId: into });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: into,
      name: "Noa Bar",
      phone: "054-1234567",
      email: "bar@x.test",
      language: "he",
      allergens: ["eggs", "soy", "milk"],
      allergyNote: "traces\nstrong",
      notes: "into\nfrom",
      ordersCount: 2,
    });
    const rows = await test.asOwner<{ client_id: string }>(
      "select client_id from orders where id = $1",
      [deleted],
    );
    expect(rows).toEqual([{ client_id: into }]);
    expect((await baker.get(`/api/clients/${from}`)).status).toBe(404);
    expect((await baker.get("/api/clients?q=1234567")).body.items).toMatchObject([{ id: into }]);
    const restored = await baker.post(`/api/clients/${from}/restore`);
    expect(restored.body).toMatchObject({ name: "Noa B", ordersCount: 0 });
  });

  it("refuses what would be too long together, and loses nothing", async () => {
    const baker = await test.member();
    const draft = { allergens: ["soy"], notes: "n".repeat(4000) };
    const from = await add(baker, { ...draft, name: "Noa B", allergyNote: "a".repeat(200) });
    const into = await add(baker, { name: "Noa", allergyNote: "b".repeat(100), notes: "note" });
    const merge = () => baker.post(`/api/clients/${from}/merge`, { intoId: into });
    const refused = await merge();
    expect([refused.status, refused.body.error.code]).toEqual([400, "invalid_input"]);
    expect(refused.body.error.facts.fields).toEqual([
      { path: "allergyNote", problem: "too_long", limit: 300 },
      { path: "notes", problem: "too_long", limit: 4000 },
    ]);
    expect((await baker.get(`/api/clients/${from}`)).body).toMatchObject(draft);
    expect((await baker.get(`/api/clients/${into}`)).body).toMatchObject({ notes: "note" });
    const shorter = { allergyNote: "a".repeat(199), notes: "n".repeat(3995) };
    expect((await baker.patch(`/api/clients/${from}`, shorter)).status).toBe(200);
    const { status, body } = await merge();
    expect([status, body.allergyNote.length, body.notes.length]).toEqual([200, 300, 4000]);
    // Sent again after its answer was lost it has been done.
    const again = await merge();
    expect([again.status, again.body]).toEqual([200, body]);
    const { name, allergyNote, notes } = body;
    const saved = await baker.patch(`/api/clients/${into}`, { name, allergyNote, notes });
    expect(saved.status).toBe(200);
  });

  it("refuses a client with herself, and deleted ones", async () => {
    const baker = await test.member();
    const [one, other] = [await add(baker, { name: "A" }), await add(baker, { name: "B" })];
    const same = await baker.post(`/api/clients/${one}/merge`, { intoId: one });
    expect([same.status, same.body.error.code]).toEqual([400, "merge_same_client"]);
    await baker.delete(`/api/clients/${other}`);
    expect((await baker.post(`/api/clients/${one}/merge`, { intoId: other })).status).toBe(404);
    expect((await baker.post(`/api/clients/${other}/merge`, { intoId: one })).status).toBe(404);
  });

  it("goes one way when both ways are asked at once", async () => {
    const baker = await test.member();
    const [one, other] = [await add(baker, { name: "A" }), await add(baker, { name: "B" })];
    const answers = await Promise.all([
      baker.post(`/api/clients/${one}/merge`, { intoId: other }),
      baker.post(`/api/clients/${other}/merge`, { intoId: one }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404]);
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
  });
});

describe("erasing a client's personal data", () => {
  it("removes the client, and name, phone, email, address and pictures from the orders; sums stay", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    const id = await add(baker, { name: "Noa", phone: "054-123 99" });
    const [shown, shared] = [await addFile(baker), await addFile(baker)];
    await baker.post("/api/products", { name: "Cake" });
    await test.asOwner("update business set logo_id = $2 where id = $1", [businessId, shared]);
    const order = await addOrder(baker, { clientId: id, fileId: shown });
    await addOrder(baker, { clientId: id, isDeleted: true, fileId: shared });
    const stranger = await addOrder(baker, { clientId: await add(baker, { name: "Noa" }) });
    expect((await baker.post(`/api/clients/${id}/erase`)).body).toEqual({ ok: true });
    const rows = await test.asOwner<{ client_id: string | null; total: string }>(
      `select client_id, client_name, client_key, phone, customer_email, address, search_key, total_minor::int as total
         from orders where business_id = $1 and id <> $2`,
      [businessId, stranger],
    );
    const erased = {
      client_id: null,
      client_name: "—",
      client_key: "—",
      phone: null,
      customer_email: null,
      address: null,
      total: 1050,
    };
    expect(rows).toMatchObject([erased, erased]);
    expect(JSON.stringify(rows)).not.toMatch(/noa|054|lane|x\.test/i);
    expect(JSON.stringify(rows)).toContain("— honey cake");
    const pictures = await test.asOwner("select from order_picture where order_id = $1", [order]);
    expect(pictures).toEqual([]);
    const files = await test.asOwner<{ id: string }>("select id from file where business_id = $1", [
      businessId,
    ]);
    expect(files).toEqual([{ id: shared }]);
    const [counter] = await test.asOwner(
      "select stored_bytes::int from business_counter where business_id = $1",
      [businessId],
    );
    expect(counter).toEqual({ stored_bytes: 400 });
    await expect.poll(() => test.deps.files.get(`${businessId}/${shown}/large.webp`)).toBeNull();
    expect(await test.deps.files.get(`${businessId}/${shared}/large.webp`)).not.toBeNull();
    const [other] = await test.asOwner("select client_name, phone from orders where id = $1", [
      stranger,
    ]);
    expect(other).toEqual({ client_name: "Noa", phone: "054-123" });
    expect((await baker.post(`/api/clients/${id}/restore`)).status).toBe(404);
    expect((await baker.post(`/api/clients/${id}/erase`)).status).toBe(404);
  });

  it("leaves orders that were taken through the app findable by what was ordered, not by who", async () => {
    const baker = await test.member();
    const clientId = await add(baker, { name: "Shira Öz", phone: "054-777 8888" });
    const made = await baker.post("/api/orders", {
      clientId,
      clientName: "Shira Öz",
      phone: "054-777 8888",
      customerEmail: "shira@x.test",
      fulfilment: "delivery",
      address: "Lane 5",
      deliveryDate: "2026-12-01",
      items: [{ dessert_name: "Honey cake", quantity: 2, unit_price: 40 }],
    });
    await baker.post(`/api/clients/${clientId}/erase`);
    const order = await baker.get(`/api/orders/${made.body.id}`);
    expect(order.body).toMatchObject({
      clientId: null,
      clientName: "—",
      phone: null,
      totalPrice: 80,
    });
    expect(JSON.stringify(order.body)).not.toMatch(/shira|777.?8888|lane/i);
    const found = async (q: string) =>
      (await baker.get(`/api/orders?q=${encodeURIComponent(q)}`)).body.items.length as number;
    expect([await found("shira"), await found("7778888"), await found("honey")]).toEqual([0, 0, 1]);
    const stale = await baker.patch(`/api/orders/${made.body.id}`, {
      clientName: "Shira Öz",
      expectedUpdatedAt: made.body.updatedAt,
    });
    expect([stale.status, stale.body.error.code]).toEqual([409, "changed_elsewhere"]);
  });

  it("reaches clients that were merged into it, and deleted ones", async () => {
    const baker = await test.member();
    const [first, second, third] = [
      await add(baker, { name: "Noa 1" }),
      await add(baker, { name: "Noa 2" }),
      await add(baker, { name: "Noa 3" }),
    ];
    await baker.post(`/api/clients/${first}/merge`, { intoId: second });
    await baker.post(`/api/clients/${second}/merge`, { intoId: third });
    await baker.delete(`/api/clients/${third}`);
    expect((await baker.post(`/api/clients/${third}/erase`)).status).toBe(200);
    const left = await test.asOwner("select from client where business_id = $1", [
      await businessOf(baker),
    ]);
    expect(left).toEqual([]);
  });
});
