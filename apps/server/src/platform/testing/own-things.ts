import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import sharp from "sharp";
import { askOn, openMenu } from "./ask-order.ts";
import { uploadAs, uploadDocumentAs, uploadReceiptAs } from "./multipart.ts";
import { readSessionProof } from "./session-proof.ts";
import type { TestApp } from "./test-app.ts";
import type { Answer, Caller } from "./test-caller.ts";

/** Makes one of each thing that a path can name, by the path's first word; answers its id. */
export type Makers = Readonly<Record<string, (caller: Caller) => Promise<string>>>;

/** Answers what an endpoint's path is about: its first word. */
export const kindOf = (one: AnyEndpoint): string => one.path.split("/")[2] ?? "";

async function idOf(asked: Promise<Answer>): Promise<string> {
  const { status, body } = await asked;
  if (status !== 201) throw new Error(`cannot make a thing to try: ${JSON.stringify(body)}`);
  return body.id as string;
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

/** Answers the makers of the things of a business. */
export function makersOf(test: TestApp): Makers {
  async function makeRequest(caller: Caller): Promise<string> {
    const menu = await openMenu(caller);
    const asked = await askOn(test, menu);
    if (asked.status !== 201) throw new Error(`cannot ask: ${JSON.stringify(asked.body)}`);
    const { body } = await caller.get("/api/order-requests?tab=all&limit=1");
    return body.items[0].id as string;
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

  const post =
    (url: string, body: () => object) =>
    (caller: Caller): Promise<string> =>
      idOf(caller.post(url, body()));
  return {
    orders: post("/api/orders", () => ({ clientName: "Dana", deliveryDate: "2026-12-01" })),
    clients: post("/api/clients", () => ({ name: "Dana" })),
    products: post("/api/products", () => ({ name: "Cake" })),
    categories: post("/api/categories", () => ({ name: `Cakes ${Math.random()}` })),
    "catalog-items": post("/api/catalog-items", () => ({ name: "Cake", price: 10 })),
    "catalog-sections": post("/api/catalog-sections", () => ({ name: `Cakes ${Math.random()}` })),
    "order-requests": makeRequest,
    tasks: post("/api/tasks", () => ({ title: "Flour" })),
    files: makePicture,
    documents: makeDocument,
    payments: post("/api/payments", () => ({ amount: 12, method: "cash" })),
    expenses: post("/api/expenses", () => ({ date: "2026-11-20", category: "food", amount: 12 })),
    receipts: makeReceipt,
    devices: makeDevice,
  };
}

/** The sample's ids are nobody's: answers a body with own ones where an endpoint needs them. */
export async function ownBody(
  makers: Makers,
  caller: Caller,
  one: AnyEndpoint,
): Promise<{ body?: unknown }> {
  if (one.id === "receipts.use") {
    const body = { date: "2026-11-20", category: "food", amount: 12, currency: "ILS" };
    return { body: { ...body, allowsDuplicate: true } };
  }
  if (one.id === "orderRequests.quote")
    return { body: { price: 1, validUntil: "2026-11-27T12:00:00Z" } };
  if (one.id !== "clients.merge") return {};
  return { body: { intoId: await makers["clients"]?.(caller) } };
}
