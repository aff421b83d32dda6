import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAllPages } from "../../platform/testing/pages.ts";
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
  number: number;
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

async function namesOf(baker: Caller, query: string): Promise<string[]> {
  const { status, body } = await baker.get(`/api/orders?${query}`);
  expect(status).toBe(200);
  return body.items.map((order: Listed) => order.clientName);
}

describe("the list of orders", () => {
  it("is sorted by delivery, those without a time last on their day, and both ways", async () => {
    const baker = await test.member();
    await add(baker, "no time", "2026-12-01");
    await add(baker, "evening", "2026-12-01", { deliveryTime: "19:00" });
    await add(baker, "morning", "2026-12-01", { deliveryTime: "08:00" });
    await add(baker, "day before", "2026-11-30", { deliveryTime: "23:59" });
    const sorted = ["day before", "morning", "evening", "no time"];
    expect(await namesOf(baker, "")).toEqual(sorted);
    expect(await namesOf(baker, "sort=-delivery")).toEqual(sorted.toReversed());
  });

  it("is sorted by when they were taken, and by client as people spell", async () => {
    const baker = await test.member();
    for (const name of ["Émile", "eva", "Dana", "Ezra"]) {
      await add(baker, name, "2026-12-01");
      test.clock.forward(10);
    }
    expect(await namesOf(baker, "sort=newest")).toEqual(["Ezra", "Dana", "eva", "Émile"]);
    expect(await namesOf(baker, "sort=client")).toEqual(["Dana", "Émile", "eva", "Ezra"]);
  });

  it("is narrowed to what is owed: not cancelled, not paid in full", async () => {
    const baker = await test.member();
    const price = { agreedPrice: 50 };
    const pay = async (name: string, amount: number): Promise<Listed> => {
      const order = await add(baker, name, "2026-12-01", price);
      const body = { orderId: order.id, amount, method: "cash", paidAt: "2026-11-26" };
      expect((await baker.post("/api/payments", body)).status).toBe(201);
      return order;
    };
    await add(baker, "unpaid", "2026-12-01", price);
    await add(baker, "for nothing", "2026-12-01");
    await pay("half", 25);
    await pay("paid", 50);
    const cancelled = await add(baker, "cancelled", "2026-12-01", price);
    await baker.post(`/api/orders/${cancelled.id}/cancel`, {});
    expect((await namesOf(baker, "owed=true")).toSorted()).toEqual(["half", "unpaid"]);
    expect(await namesOf(baker, "owed=true&to=2026-11-30")).toEqual([]);
    expect((await baker.get("/api/orders/counts?owed=true")).body.all).toBe(2);
    expect(await namesOf(baker, "cancelled=true")).toEqual(["cancelled"]);
    expect((await baker.get("/api/orders/counts?cancelled=true")).body.all).toBe(1);
  });

  it("is narrowed to those with an item: a product whatever its name, or a name of none", async () => {
    const baker = await test.member();
    const { body: cake } = await baker.post("/api/products", { name: "Cake" });
    const item = { dessert_name: "Cake", quantity: 1, unit_price: 10 };
    await add(baker, "product", "2026-12-01", { items: [{ ...item, productId: cake.id }] });
    await add(baker, "typed", "2026-12-01", { items: [item] });
    await add(baker, "longer", "2026-12-01", { items: [{ ...item, dessert_name: "Cake pops" }] });
    expect(await namesOf(baker, `productId=${cake.id}`)).toEqual(["product"]);
    expect(await namesOf(baker, "item=cake")).toEqual(["typed"]);
  });

  it("is narrowed by currency, weekday and hours, as the tabs are", async () => {
    const baker = await test.member();
    await add(baker, "tuesday", "2026-12-01", { deliveryTime: "08:30" });
    await add(baker, "later", "2026-12-01", { deliveryTime: "10:00", currency: "USD" });
    await add(baker, "no time", "2026-12-01");
    await add(baker, "friday", "2026-12-04", { deliveryTime: "09:59" });
    expect(await namesOf(baker, "currency=USD")).toEqual(["later"]);
    expect(await namesOf(baker, "weekday=2")).toEqual(["tuesday", "later", "no time"]);
    expect(await namesOf(baker, "hours=8-10")).toEqual(["tuesday", "friday"]);
    expect(await namesOf(baker, "weekday=5&hours=8-10")).toEqual(["friday"]);
    const { body } = await baker.get("/api/orders/counts?weekday=2&hours=8-24");
    expect(body).toMatchObject({ all: 2, pending: 2 });
    for (const query of ["weekday=7", "hours=8", "hours=8-10-12", "currency=XXX"]) {
      expect((await baker.get(`/api/orders?${query}`)).status).toBe(400);
    }
  });

  it("is narrowed by state without the cancelled, by days, and by client", async () => {
    const baker = await test.member();
    const client = (await baker.post("/api/clients", { name: "Linked" })).body;
    await add(baker, "pending", "2026-12-01");
    await add(baker, "done", "2026-12-02", { status: "completed" });
    await add(baker, "linked", "2026-12-03", { clientId: client.id });
    const off = await add(baker, "cancelled", "2026-12-04");
    await baker.post(`/api/orders/${off.id}/cancel`, {});
    expect(await namesOf(baker, "")).toEqual(["pending", "done", "linked", "cancelled"]);
    expect(await namesOf(baker, "status=pending")).toEqual(["pending", "linked"]);
    expect(await namesOf(baker, "status=completed")).toEqual(["done"]);
    expect(await namesOf(baker, "status=in_progress")).toEqual([]);
    expect(await namesOf(baker, "from=2026-12-02&to=2026-12-03")).toEqual(["done", "linked"]);
    expect(await namesOf(baker, "from=2026-12-04")).toEqual(["cancelled"]);
    expect(await namesOf(baker, "to=2026-12-01")).toEqual(["pending"]);
    expect(await namesOf(baker, `clientId=${client.id}`)).toEqual(["linked"]);
    expect(await namesOf(baker, `clientId=${client.id}&status=completed&q=linked`)).toEqual([]);
  });

  it.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "sort=price",
    "status=done",
    "from=tomorrow",
    "clientId=7",
    "page=2",
    "deleted=maybe",
  ])("refuses %s at its field", async (query) => {
    const baker = await test.member();
    const answer = await baker.get(`/api/orders?${query}`);
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_input"]);
    expect(answer.body.error.facts.fields?.[0]?.path).toBe(query.split("=")[0]);
  });
});

describe("paging", () => {
  async function addTied(baker: Caller): Promise<void> {
    const days = ["2026-12-01", "2026-12-01", "2026-12-02"];
    for (let n = 0; n < 18; n += 1) {
      const time = n % 3 === 0 ? {} : { deliveryTime: n % 2 ? "08:00" : "09:30" };
      await add(baker, `Client ${n % 2}`, days[n % 3] ?? "", time);
    }
  }

  it.each(["delivery", "-delivery", "newest", "client"])(
    "by %s shows each order once among ties, in one order",
    async (sort) => {
      const baker = await test.member();
      await addTied(baker);
      const whole = (await baker.get(`/api/orders?sort=${sort}&limit=100`)).body.items;
      expect(new Set(whole.map((order: Listed) => order.id)).size).toBe(18);
      for (const limit of [1, 4, 6, 17, 18]) {
        const paged = await readAllPages(baker, `/api/orders?sort=${sort}`, limit);
        expect(paged.map((order) => order.number)).toEqual(
          whole.map((order: Listed) => order.number),
        );
      }
    },
  );

  it("through Recently deleted shows each order once", async () => {
    const baker = await test.member();
    await addTied(baker);
    for (const order of (await baker.get("/api/orders?limit=100")).body.items)
      await baker.delete(`/api/orders/${order.id}`);
    const paged = await readAllPages(baker, "/api/orders?deleted=true", 5);
    expect(new Set(paged.map((order) => order.id)).size).toBe(18);
  });

  it("shows each order once while others come, move and go", async () => {
    const baker = await test.member();
    for (let n = 0; n < 9; n += 1) await add(baker, `Client ${n}`, `2026-12-1${n}`);
    const first = (await baker.get("/api/orders?limit=4")).body;
    await add(baker, "before", "2026-12-01");
    await add(baker, "after", "2026-12-14", { deliveryTime: "07:00" });
    await baker.delete(`/api/orders/${first.items[3]?.id}`);
    const rest = (await baker.get(`/api/orders?limit=100&cursor=${first.nextCursor}`)).body;
    const names = [...first.items, ...rest.items].map((order: Listed) => order.clientName);
    expect(names).toEqual([
      "Client 0",
      "Client 1",
      "Client 2",
      "Client 3",
      "after",
      "Client 4",
      "Client 5",
      "Client 6",
      "Client 7",
      "Client 8",
    ]);
  });

  it("keeps instants whole that are finer than a millisecond", async () => {
    const baker = await test.member();
    for (let n = 0; n < 6; n += 1) await add(baker, `Client ${n}`, "2026-12-01");
    await test.asOwner(
      "update orders set created_at = (created_at at time zone 'UTC' + number * interval '1 microsecond') at time zone 'UTC'",
    );
    const paged = await readAllPages(baker, "/api/orders?sort=newest", 1);
    expect(paged.map((order) => order.clientName)).toEqual(
      [5, 4, 3, 2, 1, 0].map((n) => `Client ${n}`),
    );
  });

  it("refuses made-up cursors, and those of another order", async () => {
    const baker = await test.member();
    await addTied(baker);
    const cursorOf = (values: unknown): string =>
      Buffer.from(JSON.stringify(values)).toString("base64url");
    const newest = (await baker.get("/api/orders?sort=newest&limit=2")).body.nextCursor;
    const id = "01890000-0000-7000-8000-000000000000";
    for (const cursor of [
      "x",
      newest,
      cursorOf(["delivery", "2026-02-30", "08:00:00", id]),
      cursorOf(["delivery", "2026-12-01", "24:30:00", id]),
      cursorOf(["delivery", "2026-12-01", "08:00:00", "1"]),
      cursorOf(["delivery", "2026-12-01", null, id]),
      cursorOf(["delivery", "2026-12-01", "08:00:00"]),
    ]) {
      const answer = await baker.get(`/api/orders?cursor=${cursor}`);
      expect([cursor, answer.status, answer.body.error?.code]).toEqual([cursor, 400, "bad_cursor"]);
    }
    for (const sort of ["client", "-delivery"]) {
      const others = (await baker.get(`/api/orders?sort=${sort}&limit=2`)).body.nextCursor;
      for (const asked of ["delivery", "newest", "-delivery", "client"]) {
        const answer = await baker.get(`/api/orders?sort=${asked}&cursor=${others}`);
        expect([sort, asked, answer.status]).toEqual([sort, asked, asked === sort ? 200 : 400]);
      }
    }
    const asClient = await baker.get(`/api/orders?sort=client&cursor=${newest}`);
    expect(asClient.body.error?.code).toBe("bad_cursor");
  });
});

describe("searching orders", () => {
  let baker: Caller;
  beforeAll(async () => {
    baker = await test.member();
    await add(baker, "Zoë Ünal", "2026-12-01", {
      phone: "+972 54-123 4567",
      items: [{ dessert_name: "Crème Brûlée" }],
    });
    await add(baker, "שרה כהן", "2026-12-02", { items: [{ dessert_name: "עוגת שוקולד" }] });
    await add(baker, "أحمد", "2026-12-03", {
      items: [{ dessert_name: "كنافة" }, { dessert_name: "50%_off" }],
    });
    await add(baker, "Dana", "2026-12-04", { items: [{ dessert_name: "Apple pie" }] });
  });

  it.each([
    ["ZOE", ["Zoë Ünal"]],
    ["unal", ["Zoë Ünal"]],
    ["creme brulee", ["Zoë Ünal"]],
    ["unal brûlée", ["Zoë Ünal"]],
    ["0541234567", ["Zoë Ünal"]],
    ["054-123", ["Zoë Ünal"]],
    ["שָׂרָה", ["שרה כהן"]],
    ["שוקולד כהן", ["שרה כהן"]],
    ["احمد", ["أحمد"]],
    ["كنافه", ["أحمد"]],
    ["50%", ["أحمد"]],
    ["%", ["أحمد"]],
    ["_", ["أحمد"]],
    ["\\", []],
    ["#4", ["Dana"]],
    ["apple dana", ["Dana"]],
    ["apple zoë", []],
    ["dan", ["Dana"]],
  ])("finds %s", async (q, names) => {
    expect(await namesOf(baker, `q=${encodeURIComponent(q)}`)).toEqual(names);
  });

  it("finds a number by its digits", async () => {
    const newcomer = await test.member();
    for (let n = 1; n <= 12; n += 1) await add(newcomer, "Client", "2026-12-01");
    const { body } = await newcomer.get("/api/orders?q=12");
    expect(body.items.map((order: Listed) => order.number)).toEqual([12]);
  });

  it("follows an edit, and goes with the filters", async () => {
    const newcomer = await test.member();
    const order = await add(newcomer, "Dana", "2026-12-01", { items: [{ dessert_name: "Pie" }] });
    await newcomer.patch(`/api/orders/${order.id}`, {
      items: [{ dessert_name: "Strudel" }],
      phone: "03 7654321",
    });
    expect(await namesOf(newcomer, "q=pie")).toEqual([]);
    expect(await namesOf(newcomer, "q=strudel&from=2026-12-01&status=pending")).toEqual(["Dana"]);
    expect(await namesOf(newcomer, "q=37654321")).toEqual(["Dana"]);
    expect(await namesOf(newcomer, "q=%231")).toEqual(["Dana"]);
    expect(await namesOf(newcomer, "q=strudel&to=2026-11-30")).toEqual([]);
    expect((await newcomer.get("/api/orders/counts?q=strudel")).body.all).toBe(1);
    expect((await newcomer.get("/api/orders/counts?q=pie")).body.all).toBe(0);
  });
});

describe("the counts of the tabs", () => {
  it("leave cancelled orders to all, and count open ones of earlier days as overdue", async () => {
    const baker = await test.member();
    await add(baker, "a", "2026-11-25");
    await add(baker, "b", "2026-11-26");
    await add(baker, "c", "2026-11-20", { status: "in_progress" });
    await add(baker, "d", "2026-11-20", { status: "completed" });
    const off = await add(baker, "e", "2026-11-20");
    await baker.post(`/api/orders/${off.id}/cancel`, {});
    const gone = await add(baker, "f", "2026-11-20");
    await baker.delete(`/api/orders/${gone.id}`);
    expect((await baker.get("/api/orders/counts")).body).toEqual({
      all: 5,
      pending: 2,
      in_progress: 1,
      completed: 1,
      overdue: 2,
    });
    expect((await baker.get("/api/orders/counts?from=2026-11-25")).body).toEqual({
      all: 2,
      pending: 2,
      in_progress: 0,
      completed: 0,
      overdue: 1,
    });
  });

  it("take the day from the business's time zone", async () => {
    const baker = await test.member({ timeZone: "Pacific/Kiritimati" });
    await add(baker, "a", "2026-11-26");
    expect((await baker.get("/api/orders/counts")).body.overdue).toBe(1);
  });
});
