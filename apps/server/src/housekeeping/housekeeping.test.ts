import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "./housekeeping.ts";
import { uploadAs, uploadReceiptAs } from "../platform/testing/multipart.ts";
import { businessOf } from "../platform/testing/explain.ts";
import { startTestApp } from "../platform/testing/test-app.ts";
import type { TestApp } from "../platform/testing/test-app.ts";
import type { Caller } from "../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a8174b" } })
    .png()
    .toBuffer();

describe("cleaning up", () => {
  it("removes what was deleted 30 days ago, and nothing earlier", async () => {
    const baker = await test.member();
    const { id } = (await baker.post("/api/tasks", { title: "Old" })).body;
    await baker.delete(`/api/tasks/${id}`);
    test.clock.forward(29 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await test.asOwner("select from task where id = $1", [id])).toHaveLength(1);
    test.clock.forward(2 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await test.asOwner("select from task where id = $1", [id])).toHaveLength(0);
  });

  it("leaves what named a removed row in place, naming nothing", async () => {
    const baker = await test.member();
    const client = (await baker.post("/api/clients", { name: "Noa" })).body;
    const item = { dessert_name: "Babka", quantity: 1, unit_price: 50 };
    const kept = {
      clientName: "Noa",
      clientId: client.id,
      deliveryDate: "2026-12-01",
      items: [item],
    };
    const order = (await baker.post("/api/orders", kept)).body;
    const other = (await baker.post("/api/orders", { ...kept, clientId: null })).body;
    const payment = (
      await baker.post("/api/payments", {
        orderId: other.id,
        amount: 20,
        method: "cash",
      })
    ).body;
    const product = (await baker.post("/api/products", { name: "Babka" })).body;
    const onMenu = (
      await baker.post("/api/catalog-items/from-product", { productId: product.id, price: 50 })
    ).body;
    for (const path of [
      `clients/${client.id}`,
      `orders/${other.id}?withPayments=true`,
      `products/${product.id}`,
    ])
      expect([path, (await baker.delete(`/api/${path}`)).status]).toEqual([path, 200]);
    test.clock.forward(31 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    const left = await test.asOwner(
      `select (select count(*)::int from client where id = $1) + (select count(*)::int from orders where id = $2)
         + (select count(*)::int from product where id = $3) as removed,
         (select json_build_array(client_id) from orders where id = $4) as of_order,
         (select json_build_array(order_id) from payment where id = $5) as of_payment,
         (select json_build_array(product_id) from catalog_item where id = $6) as of_item`,
      [client.id, other.id, product.id, order.id, payment.id, onMenu.id],
    );
    expect(left).toEqual([{ removed: 0, of_order: [null], of_payment: [null], of_item: [null] }]);
  });

  it("keeps the file of a receipt that was put away as long as that can be brought back", async () => {
    const baker = await test.member();
    const { id, file } = (await uploadReceiptAs(baker, Buffer.from("%PDF-1.7 paper"))).body;
    await baker.delete(`/api/receipts/${id}`);
    const isKept = async (): Promise<boolean> => {
      for await (const key of test.deps.files.keys()) if (key.includes(file.id)) return true;
      return false;
    };
    test.clock.forward(29 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await isKept()).toBe(true);
    test.clock.forward(2 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await test.asOwner("select from file where id = $1", [file.id])).toHaveLength(0);
    await expect.poll(isKept).toBe(false);
  });

  const spent = { date: "2026-10-05", category: "food", amount: 55.5, currency: "EUR" };
  const slip = Buffer.from("%PDF-1.7 slip");

  async function useReceipt(baker: Caller, id: string) {
    await test.asOwner("update receipt set state = 'failed', problem = 'damaged' where id = $1", [
      id,
    ]);
    const made = await baker.post(`/api/receipts/${id}/expense`, {
      ...spent,
      businessName: "Mill",
    });
    expect(made.status).toBe(201);
    return made.body;
  }

  it("removes the receipt and the file of an expense with it", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    const { id, file } = (await uploadReceiptAs(baker, slip)).body;
    const expense = await useReceipt(baker, id);
    await baker.delete(`/api/expenses/${expense.id}`);
    const count = async () =>
      await test.asOwner(
        `select (select count(*)::int from receipt where id = $1) as receipts,
           (select count(*)::int from file where id = $2) as files,
           (select stored_bytes::int from business_counter where business_id = $3) as stored`,
        [id, file.id, businessId],
      );
    test.clock.forward(29 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await count()).toEqual([{ receipts: 1, files: 1, stored: slip.length }]);
    test.clock.forward(2 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await count()).toEqual([{ receipts: 0, files: 0, stored: 0 }]);
  });

  it("removes used receipts that have no expense any more, which are no duplicates before", async () => {
    const baker = await test.member();
    const left = (await uploadReceiptAs(baker, slip)).body;
    await test.asOwner("update receipt set state = 'used' where id = $1", [left.id]);
    const again = (await uploadReceiptAs(baker, slip)).body;
    expect((await baker.get(`/api/receipts/${again.id}`)).body.twins).toEqual([]);
    await useReceipt(baker, again.id);
    await cleanUp(test.deps, test.ownerUrl);
    const rows = await test.asOwner("select id from receipt where id in ($1, $2)", [
      left.id,
      again.id,
    ]);
    expect(rows).toEqual([{ id: again.id }]);
  });

  it("frees pictures that nothing shows, and keeps those that something does", async () => {
    const baker = await test.member();
    const upload = async (): Promise<string> => {
      const answer = await uploadAs(baker, await picture());
      expect(answer.status).toBe(201);
      return answer.body.id;
    };
    const shown = await upload();
    const unused = await upload();
    await baker.post("/api/products", { name: "Babka", imageId: shown });
    test.clock.forward(2 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    await baker.post("/api/auth/refresh");
    expect((await baker.get(`/api/files/${shown}/thumb`)).status).toBe(200);
    expect((await baker.get(`/api/files/${unused}/thumb`)).status).toBe(404);
    const left = await test.asOwner<{ stored: number; counted: number }>(
      `select sum(f.size_bytes)::int as stored, max(c.stored_bytes)::int as counted
         from file f join business_counter c using (business_id) where f.id = $1`,
      [shown],
    );
    expect(left[0]?.counted).toBe(left[0]?.stored);
  });

  it("removes files that no row tells of, once they are a day old, and no others", async () => {
    const baker = await test.member();
    const shown = (await uploadAs(baker, await picture())).body.id as string;
    await baker.post("/api/products", { name: "Babka", imageId: shown });
    const businessId = await businessOf(baker);
    const dayOld = uuid({ msecs: test.clock.now.getTime() });
    const fresh = uuid({ msecs: test.clock.now.getTime() + 2 * dayMs });
    for (const id of [dayOld, fresh]) {
      await test.deps.files.put(`${businessId}/${id}/large.webp`, Buffer.from("x"));
    }
    const gone = `${uuid({ msecs: 0 })}/${uuid({ msecs: 0 })}/large.webp`;
    await test.deps.files.put(gone, Buffer.from("x"));
    test.clock.forward(2 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    const left = new Set<string>();
    for await (const key of test.deps.files.keys()) left.add(key.split("/")[1] ?? "");
    expect([shown, fresh, dayOld].map((id) => left.has(id))).toEqual([true, true, false]);
    expect(await test.deps.files.get(gone)).toBeNull();
  });

  it("goes on after a step that fails", async () => {
    const baker = await test.member();
    const make = () => baker.post("/api/tasks", { title: "Once" }, { "idempotency-key": "k2" });
    const { id } = (await make()).body;
    await baker.delete(`/api/tasks/${id}`);
    test.clock.forward(31 * dayMs);
    await test.asOwner("alter table idempotency rename to idempotency_away");
    await cleanUp(test.deps, test.ownerUrl);
    await test.asOwner("alter table idempotency_away rename to idempotency");
    expect(await test.asOwner("select from task where id = $1", [id])).toHaveLength(0);
  });

  it("forgets messages of the contact form after the 12 months that the form names", async () => {
    const add = (id: string, at: Date) =>
      test.deps.database.lookUp({
        text: "select app.add_lead($1, 'Noa', 'noa@example.test', '+972525550147', 'Hello', 'en', null, 'h', $2)",
        values: [id, at],
      });
    const { now } = test.clock;
    const [old, young] = [randomUUID(), randomUUID()];
    await add(old, new Date(now.getTime() - 367 * dayMs));
    await add(young, new Date(now.getTime() - 364 * dayMs));
    await cleanUp(test.deps, test.ownerUrl);
    const left = await test.asOwner<{ id: string }>("select id from contact_lead");
    expect(left.map(({ id }) => id)).toEqual([young]);
  });

  it("forgets idempotency keys after 24 hours", async () => {
    const baker = await test.member();
    const make = () => baker.post("/api/tasks", { title: "Once" }, { "idempotency-key": "k" });
    const first = (await make()).body.id;
    expect((await make()).body.id).toBe(first);
    test.clock.forward(dayMs + 60_000);
    await cleanUp(test.deps, test.ownerUrl);
    await baker.post("/api/auth/refresh");
    expect((await make()).body.id).not.toBe(first);
  });
});
