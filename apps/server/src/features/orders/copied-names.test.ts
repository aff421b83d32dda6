import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A name as it comes out of a copied message: between marks of direction. */
const copied = (name: string): string => `\u200f\u2068${name}\u2069\ufeff`;

it("names that were copied out of a message are those that look alike: one item, one category, one client", async () => {
  const baker = await test.member({ plan: "premium" });
  const made: (string | null)[] = [];
  for (const write of [String, copied]) {
    const order = await baker.post("/api/orders", {
      clientName: write("דנה לוי"),
      phone: "050-555-0152",
      deliveryDate: "2026-12-01",
      items: [{ dessert_name: write("עוגת דבש"), quantity: 1 }],
    });
    expect(order.status).toBe(201);
    const { body } = await baker.get(`/api/orders/${order.body.id}`);
    made.push(body.clientId);
  }
  const { body } = await baker.get("/api/bake-list?from=2026-12-01");
  expect(body.items).toMatchObject([{ quantity: 2 }]);
  expect(new Set(made).size).toBe(1);

  for (const category of ["Cookies", copied("Cookies")]) {
    const product = await baker.post("/api/products", { name: "Rugelach", category });
    expect([product.status, product.body.category]).toEqual([201, "Cookies"]);
  }
  for (const q of ["דנה", copied("דנה")]) {
    const { items } = (await baker.get(`/api/orders?q=${encodeURIComponent(q)}`)).body;
    expect(items).toHaveLength(2);
  }
});
