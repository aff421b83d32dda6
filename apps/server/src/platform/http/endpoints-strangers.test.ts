import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../testing/ask-order.ts";
import { businessOf } from "../testing/explain.ts";
import { uploadAs, uploadDocumentAs, uploadReceiptAs } from "../testing/multipart.ts";
import { idPathsOf, putAt, sampleOf } from "../testing/sample-input.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Answer, Caller } from "../testing/test-caller.ts";
import { send } from "../testing/walk.ts";

// Every endpoint is asked with the ids of another business; administrators' calls look across businesses.

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

const closed = endpoints.filter((one) => one.access !== "public" && one.access !== "admin");

describe("what belongs to another business", () => {
  /** Makes one of each thing that a path can name, by the path's first word. */
  const makers: Readonly<Record<string, (caller: Caller) => Promise<string>>> = {
    orders: (caller) =>
      idOf(caller.post("/api/orders", { clientName: "Dana", deliveryDate: "2026-12-01" })),
    clients: (caller) => idOf(caller.post("/api/clients", { name: "Dana" })),
    products: (caller) => idOf(caller.post("/api/products", { name: "Cake" })),
    categories: (caller) =>
      idOf(caller.post("/api/categories", { name: `Cakes ${Math.random()}` })),
    "catalog-items": (caller) =>
      idOf(caller.post("/api/catalog-items", { name: "Cake", price: 10 })),
    "catalog-sections": (caller) =>
      idOf(caller.post("/api/catalog-sections", { name: `Cakes ${Math.random()}` })),
    "order-requests": (caller) => makeRequest(caller),
    tasks: (caller) => idOf(caller.post("/api/tasks", { title: "Flour" })),
    files: (caller) => makePicture(caller),
    documents: (caller) => makeDocument(caller),
    payments: (caller) => idOf(caller.post("/api/payments", { amount: 12, method: "cash" })),
    expenses: (caller) =>
      idOf(caller.post("/api/expenses", { date: "2026-11-20", category: "food", amount: 12 })),
    receipts: (caller) => makeReceipt(caller),
    devices: (caller) => makeDevice(caller),
  };

  async function idOf(asked: Promise<Answer>): Promise<string> {
    const { status, body } = await asked;
    if (status !== 201) throw new Error(`cannot make a thing to try: ${JSON.stringify(body)}`);
    return body.id as string;
  }

  async function makeRequest(caller: Caller): Promise<string> {
    const menu = await openMenu(caller);
    const asked = await askOn(test, menu);
    if (asked.status !== 201) throw new Error(`cannot ask: ${JSON.stringify(asked.body)}`);
    const { body } = await caller.get("/api/order-requests?tab=all&limit=1");
    return body.items[0].id as string;
  }

  async function makePicture(caller: Caller): Promise<string> {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
    const picture = sharp({
      create: { width: 16, height: 16, channels: 3, background: "#fff", noise },
    });
    return await idOf(uploadAs(caller, await picture.png().toBuffer()));
  }

  async function makeDocument(caller: Caller): Promise<string> {
    const create = { width: 8, height: 8, channels: 3, background: "#c86" } as const;
    return await idOf(uploadDocumentAs(caller, await sharp({ create }).png().toBuffer()));
  }

  /** A receipt that was not readable: its details can be typed in. */
  async function makeReceipt(caller: Caller): Promise<string> {
    const pdf = Buffer.from(`%PDF-1.7 ${Math.random()}`);
    const id = await idOf(uploadReceiptAs(caller, pdf));
    await test.asOwner("update receipt set state = 'failed' where id = $1", [id]);
    return id;
  }

  async function makeDevice(caller: Caller): Promise<string> {
    const device = test.stranger();
    await device.post("/api/auth/sign-in", { email: caller.email, password: caller.password });
    return (await readSessionProof(test, device)).sessionId;
  }

  const kindOf = (one: AnyEndpoint): string => one.path.split("/")[2] ?? "";
  const byId = closed.filter((one) => one.path.includes("{id}"));
  const withIds = closed.filter((one) => idPathsOf(one.body).length > 0);

  /** Everything that a business has, as one text for each table. */
  async function contentOf(businessId: string): Promise<Record<string, string>> {
    const tables = await test.asOwner<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE' order by 1`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await test.asOwner<{ text: string }>(
        `select coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${name} t where business_id = $1`,
        [businessId],
      );
      content[name] = row?.text ?? "";
    }
    return content;
  }

  it("is not there, whichever endpoint is asked with its id; the own is", async () => {
    expect(byId.map(kindOf).filter((kind) => !(kind in makers))).toEqual([]);
    const other = await test.member();
    const foreign: string[] = [];
    for (const make of Object.values(makers)) foreign.push(await make(other));
    const before = await contentOf(await businessOf(other));
    const wrong: string[] = [];
    for (const one of byId) {
      for (const id of foreign) {
        const answer = await send(baker, one, { params: { id } });
        if (answer.status !== 404 || answer.body.error.code !== "not_found")
          wrong.push(`${one.id}: ${answer.status}`);
      }
      const own = (await makers[kindOf(one)]?.(baker)) ?? "";
      if (one.path.endsWith("/restore"))
        await baker.delete(one.path.replace("/restore", "").replace("{id}", own));
      const answer = await send(baker, one, { params: { id: own }, ...(await ownBody(one)) });
      if (answer.status >= 300)
        wrong.push(`${one.id} with an own id: ${JSON.stringify(answer.body)}`);
    }
    expect(wrong).toEqual([]);
    expect(await contentOf(await businessOf(other))).toEqual(before);
  });

  /** The sample's ids are nobody's: where a body needs one, an own one stands in. */
  async function ownBody(one: AnyEndpoint): Promise<{ body?: unknown }> {
    if (one.id === "receipts.use") {
      const body = { date: "2026-11-20", category: "food", amount: 12, currency: "ILS" };
      return { body: { ...body, allowsDuplicate: true } };
    }
    if (one.id === "orderRequests.quote")
      return { body: { price: 1, validUntil: "2026-11-27T12:00:00Z" } };
    if (one.id !== "clients.merge") return {};
    return { body: { intoId: await makers["clients"]?.(baker) } };
  }

  it("cannot be named in a body", async () => {
    const other = await test.member();
    const foreign: string[] = [(await other.get("/api/me")).body.user.id];
    for (const make of Object.values(makers)) foreign.push(await make(other));
    const before = await contentOf(await businessOf(other));
    const wrong: string[] = [];
    for (const one of withIds) {
      const params = one.path.includes("{id}") ? { id: await makers[kindOf(one)]?.(baker) } : {};
      for (const path of idPathsOf(one.body)) {
        for (const id of foreign) {
          const answer = await send(baker, one, {
            params,
            body: putAt(sampleOf(one.body), path, id),
          });
          if (answer.status !== 404) wrong.push(`${one.id} ${path.join(".")}: ${answer.status}`);
        }
      }
    }
    expect(withIds.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
    expect(await contentOf(await businessOf(other))).toEqual(before);
  });
});
