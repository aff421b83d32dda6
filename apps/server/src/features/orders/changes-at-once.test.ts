import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { whileHeld } from "../../platform/testing/while-held.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

const newItems = [{ dessert_name: "Wedding cake", quantity: 2, unit_price: 200 }];

async function makeOrder(): Promise<string> {
  const items = [{ dessert_name: "Cake", quantity: 1, unit_price: 10 }];
  const draft = { clientName: "Dana", deliveryDate: "2026-11-25", items };
  return (await baker.post("/api/orders", draft)).body.id;
}

/** Holds an order until both acts wait for it, the first before the second. */
const whileOrderHeld = (id: string, acts: readonly (() => PromiseLike<unknown>)[]) =>
  whileHeld(test, { text: "select from orders where id = $1 for update", values: [id] }, acts);

it("a note that is saved while the items change leaves their total (rulings §4)", async () => {
  const id = await makeOrder();
  const answers = await whileOrderHeld(id, [
    () => baker.patch(`/api/orders/${id}`, { items: newItems }),
    () => baker.patch(`/api/orders/${id}`, { notes: "no nuts" }),
  ]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]);
  const { body } = await baker.get(`/api/orders/${id}`);
  expect(body).toMatchObject({ notes: "no nuts", itemsTotal: 400, totalPrice: 400 });
});

it("an order that is completed while its items change makes the revenue of the new ones", async () => {
  const id = await makeOrder();
  await whileOrderHeld(id, [
    () => baker.patch(`/api/orders/${id}`, { items: newItems }),
    () => baker.post(`/api/orders/${id}/status`, { status: "completed" }),
  ]);
  const sums = await test.asOwner(
    `select amount_minor::int as "amountMinor" from day_sum where kind = 'revenue' and count <> 0
      and business_id = (select business_id from orders where id = $1)`,
    [id],
  );
  expect(sums).toEqual([{ amountMinor: 40_000 }]);
});
