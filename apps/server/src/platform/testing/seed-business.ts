import sharp from "sharp";
import { businessOf } from "./explain.ts";
import { allSamples } from "./load-samples.ts";
import { uploadAs, uploadDocumentAs, uploadReceiptAs } from "./multipart.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

/**
 * Adds at least one row of the caller's business to every table with rows of businesses; answers
 * the business's id.
 */
export async function seedBusiness(test: TestApp, caller: Caller): Promise<string> {
  const businessId = await businessOf(caller);
  const create = { width: 8, height: 8, channels: 3, background: "#c86" } as const;
  const picture = await uploadAs(caller, await sharp({ create }).png().toBuffer());
  const imageId = picture.body.id as string;
  const client = await caller.post("/api/clients", { name: "Noa", phone: "054-1234567" });
  await caller.post("/api/products", { name: "Cake", category: "Cakes", imageId });
  await caller.post("/api/tasks", { title: "Flour" }, { "idempotency-key": "seed" });
  const section = await caller.post("/api/catalog-sections", { name: "Cakes" });
  const item = await caller.post("/api/catalog-items", {
    name: "Cake",
    price: 10,
    sectionId: section.body.id,
    imageIds: [imageId],
  });
  const order = await caller.post("/api/orders", {
    clientId: client.body.id,
    clientName: "Noa",
    deliveryDate: "2026-12-01",
    items: [{ dessert_name: "Cake", quantity: 1, unit_price: 10 }],
    pictureIds: [imageId],
  });
  const paper = await uploadDocumentAs(caller, await sharp({ create }).png().toBuffer());
  const expense = await caller.post("/api/expenses", {
    date: "2026-11-20",
    category: "food",
    amount: 12.5,
    businessName: "Mill",
    fileId: paper.body.id,
  });
  const payment = await caller.post("/api/payments", {
    orderId: order.body.id,
    amount: 4,
    method: "cash",
  });
  const receipt = await uploadReceiptAs(caller, await sharp({ create }).jpeg().toBuffer());
  const link = await caller.post(`/api/orders/${order.body.id}/confirmation/links`);
  if (link.status !== 200) throw new Error("a confirmation cannot be shared");
  const statuses = [picture, client, section, item, order, expense, payment, receipt].map(
    (one) => one.status,
  );
  if (statuses.some((status) => status !== 201)) {
    throw new Error(`a business cannot be seeded: ${JSON.stringify([statuses, order.body])}`);
  }
  for (const { seed } of allSamples) await seed?.(test, businessId);
  return businessId;
}
