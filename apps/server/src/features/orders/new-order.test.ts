import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allergens } from "@marzipan/contract/food-facts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
const known: { clientId: string[]; productId: string[]; pictureId: string[] } = {
  clientId: [],
  productId: [],
  pictureId: [],
};
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
  await test.asOwner("update subscription set plan = 'premium'");
  for (const language of ["he", null]) {
    const client = { name: `Dana ${language ?? ""}`, phone: "052-555-0148", language };
    known.clientId.push((await baker.post("/api/clients", client)).body.id);
  }
  known.productId.push((await baker.post("/api/products", { name: "Babka" })).body.id);
  for (const background of ["red", "blue"]) {
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
    known.pictureId.push((await uploadAs(baker, await picture.png().toBuffer())).body.id);
  }
});
afterAll(() => test.close());

const texts = fc.constantFrom(
  "Dana",
  'Noa "Nuna" O\'Hara',
  "נועה\nלוי",
  "a \\ b / c",
  "🍰 ünïcode",
  " x ",
);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const cents = (most: number) => fc.integer({ min: 0, max: most }).map((minor) => minor / 100);
const line = () =>
  fc.record({
    dessert_name: texts,
    quantity: fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000),
    unit_price: cents(1_000_000),
    productId: maybe(fc.constantFrom(null, ...known.productId)),
  });
const drafts = () =>
  fc.record(
    {
      clientName: texts,
      deliveryDate: fc.constantFrom("2026-12-01", "2027-02-28"),
      clientId: fc.constantFrom(null, ...known.clientId),
      saveClient: fc.boolean(),
      phone: fc.constantFrom(null, "", "054-123 4567"),
      customerEmail: fc.constantFrom(null, "dana@example.com"),
      deliveryTime: fc.constantFrom(null, "00:00", "09:05"),
      fulfilment: fc.constantFrom("pickup", "delivery"),
      address: fc.constantFrom(null, '12 Herzl St, "Gate B"'),
      notes: maybe(texts),
      allergens: fc.subarray([...allergens]),
      allergyNote: texts,
      currency: fc.constantFrom("ILS", "EUR"),
      agreedPrice: fc.option(cents(5_000_000)),
      status: fc.constantFrom("pending", "in_progress", "completed"),
      pictureIds: fc.subarray(known.pictureId),
      items: fc.array(line(), { maxLength: 4 }),
      deposit: fc.constantFrom(
        {},
        { depositKind: "sum", depositValue: 0.01 },
        {
          depositKind: "percent",
          depositValue: 33.33,
          depositDueDate: "2026-11-30",
        },
      ),
    },
    { requiredKeys: ["clientName", "deliveryDate"] },
  );

describe("a new order", () => {
  it("is answered as it is read afterwards, whatever was written", async () => {
    const at = new Set<string>();
    const property = fc.asyncProperty(drafts(), async ({ deposit, ...draft }) => {
      const made = await baker.post("/api/orders", { ...draft, ...deposit });
      expect([made.status, made.body.error]).toEqual([201, undefined]);
      const read = await baker.get(`/api/orders/${made.body.id}`);
      expect(made.body).toEqual(read.body);
      at.add(made.body.createdAt);
    });
    await fc.assert(property, { numRuns: 120, seed: 41, endOnFailure: true });
    // Also at instants of which the milliseconds end with zeros.
    expect([...at].some((instant) => !/\.\d{3}\+/.test(instant))).toBe(true);
  });

  it("is answered the same again under its key", async () => {
    const headers = { "idempotency-key": "the-same-order" };
    const draft = { clientName: "Dana", deliveryDate: "2026-12-01", saveClient: true };
    const first = await baker.post("/api/orders", draft, headers);
    const second = await baker.post("/api/orders", draft, headers);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([201, first.body]);
  });
});
