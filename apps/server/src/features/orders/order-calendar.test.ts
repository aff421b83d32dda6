import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Listed {
  id: string;
  clientName: string;
}

async function add(
  baker: Caller,
  clientName: string,
  deliveryDate: string,
  more: object = {},
): Promise<Listed> {
  const made = await baker.post("/api/orders", { clientName, deliveryDate, ...more });
  expect(made.status).toBe(201);
  return made.body;
}

describe("the calendar", () => {
  it("answers the orders of its days by day and time, cancelled ones marked", async () => {
    const baker = await test.member();
    await add(baker, "late", "2026-12-31", {
      deliveryTime: "20:00",
      items: [{ dessert_name: "Cake", quantity: 1.5, unit_price: 10 }],
    });
    await add(baker, "early", "2026-12-31", { deliveryTime: "08:00" });
    const off = await add(baker, "off", "2026-12-01");
    await baker.post(`/api/orders/${off.id}/cancel`, {});
    await add(baker, "outside", "2027-01-01");
    const { body } = await baker.get("/api/orders/calendar?from=2026-12-01&to=2026-12-31");
    expect(body.items.map((order: Listed) => order.clientName)).toEqual(["off", "early", "late"]);
    expect(body.items[0]?.cancelledAt).not.toBeNull();
    expect(body.items[2]).toMatchObject({
      deliveryTime: "20:00",
      totalPrice: 15,
      currency: "ILS",
      items: [{ dessert_name: "Cake", quantity: 1.5 }],
    });
  });

  it("spans at most 62 days, and no day before its first", async () => {
    const baker = await test.member();
    expect((await baker.get("/api/orders/calendar?from=2026-12-01&to=2027-01-31")).status).toBe(
      200,
    );
    const long = await baker.get("/api/orders/calendar?from=2026-12-01&to=2027-02-01");
    expect([long.status, long.body.error.code, long.body.error.facts.limit]).toEqual([
      400,
      "range_too_long",
      62,
    ]);
    const turned = await baker.get("/api/orders/calendar?from=2026-12-02&to=2026-12-01");
    expect(turned.body.error.facts.fields).toEqual([{ path: "to", problem: "date_order" }]);
  });
});

describe("the orders that a device keeps", () => {
  it("are those of its days, each as its own page has it", async () => {
    const baker = await test.member();
    const late = await add(baker, "late", "2026-12-02", {
      deliveryTime: "20:00",
      items: [{ dessert_name: "Cake", quantity: 1, unit_price: 10 }],
    });
    const off = await add(baker, "off", "2026-12-01");
    const gone = await add(baker, "gone", "2026-12-01");
    await add(baker, "outside", "2026-12-03");
    await baker.post(`/api/orders/${off.id}/cancel`, {});
    await baker.delete(`/api/orders/${gone.id}`);
    const { body } = await baker.get("/api/orders/kept?from=2026-12-01&to=2026-12-02");
    const pages = await Promise.all([off, late].map(({ id }) => baker.get(`/api/orders/${id}`)));
    expect(body).toEqual({ items: pages.map((page) => page.body), isWhole: true });
    expect(pages[0]?.body.history).toHaveLength(2);
  });

  it("are of at most 62 days", async () => {
    const baker = await test.member();
    const long = await baker.get("/api/orders/kept?from=2026-12-01&to=2027-02-01");
    expect([long.status, long.body.error.code]).toEqual([400, "range_too_long"]);
  });

  it("are the first thousand, and say that more are missing", async () => {
    const baker = await test.member();
    const { id } = await add(baker, "first", "2026-12-01");
    await test.asOwner(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', o.number + n, 'delivery_date', '2026-12-02'))).*
       from orders o, generate_series(1, 1000) n where o.id = $1`,
      [id],
    );
    const { body } = await baker.get("/api/orders/kept?from=2026-12-01&to=2026-12-02");
    expect([body.items.length, body.items[0]?.clientName, body.isWhole]).toEqual([
      1000,
      "first",
      false,
    ]);
  });
});

it("the same-day list has the other open orders of the day, by time", async () => {
  const baker = await test.member();
  const own = await add(baker, "being edited", "2026-12-01");
  await add(baker, "noon", "2026-12-01", { deliveryTime: "12:00" });
  await add(baker, "morning", "2026-12-01", { deliveryTime: "08:00", status: "in_progress" });
  await add(baker, "done", "2026-12-01", { status: "completed" });
  await add(baker, "next day", "2026-12-02");
  const off = await add(baker, "off", "2026-12-01");
  await baker.post(`/api/orders/${off.id}/cancel`, {});
  const namesFor = async (query: string): Promise<string[]> =>
    (await baker.get(`/api/orders/same-day?${query}`)).body.items.map(
      (order: Listed) => order.clientName,
    );
  expect(await namesFor(`date=2026-12-01&except=${own.id}`)).toEqual(["morning", "noon"]);
  expect(await namesFor("date=2026-12-01")).toEqual(["morning", "noon", "being edited"]);
});
