import sharp from "sharp";
import { businessOf } from "./explain.ts";
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
  await test.asOwner(
    "insert into consultation (business_id, id, created_at) values ($1, gen_random_uuid(), now())",
    [businessId],
  );
  await test.asOwner(
    `insert into bake_tick (business_id, day, item_key, made, updated_at)
     values ($1, '2026-12-01', 'cake', 1, now())`,
    [businessId],
  );
  await test.asOwner(
    `insert into item_memory (business_id, name_key, currency, dessert_name, unit_price_minor, last_used_at)
     values ($1, 'seeded', 'ILS', 'Seeded', 1, now())`,
    [businessId],
  );
  await seedRequest(test, businessId);
  return businessId;
}

async function seedRequest(test: TestApp, businessId: string): Promise<void> {
  await test.asOwner("insert into capacity_day (business_id, day) values ($1, '2026-12-01')", [
    businessId,
  ]);
  await test.asOwner(
    `with asked as (
       insert into order_request (business_id, id, number, status, name, phone, language, delivery_date, fulfilment,
           currency, total_minor, search_key, ask_hash, created_at, updated_at)
         values ($1, gen_random_uuid(), 1, 'new', 'Dana', '050-1234567', 'en', '2026-12-01', 'pickup', 'ILS', 1000,
           'dana', 'hash', now(), now()) returning id
     ), item as (
       insert into request_item (business_id, request_id, position, name, quantity, unit_price_minor, line_total_minor)
         select $1, id, 0, 'Cake', 1, 1000, 1000 from asked
     ), picture as (
       insert into request_picture (business_id, request_id, position, file_id)
         select $1, asked.id, 0, f.id from asked, file f
        where f.business_id = $1 and f.kind = 'picture' limit 1
     )
     insert into request_event (business_id, request_id, id, kind, at)
       select $1, id, gen_random_uuid(), 'asked', now() from asked`,
    [businessId],
  );
}
