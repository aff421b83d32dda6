import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { textOf } from "../../platform/testing/test-caller.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
});
beforeEach(async () => {
  test.clock.now = new Date("2026-11-20T10:00:00Z");
  baker = await test.member();
});

async function makeLink(): Promise<string> {
  return String((await baker.put("/api/calendar-feed", {})).body.path);
}

/** Returns what a calendar program reads of a feed: its text with long lines joined, and its events. */
async function open(path: string): Promise<{ text: string; events: string[] }> {
  const answer = await test.stranger().get(path);
  expect(answer.status).toBe(200);
  const text = textOf(answer).replaceAll("\r\n ", "");
  return { text, events: text.split("BEGIN:VEVENT").slice(1) };
}

async function addOrder(more: object = {}): Promise<string> {
  const answer = await baker.post("/api/orders", {
    clientName: "Dana Levi",
    deliveryDate: "2026-12-01",
    items: [{ dessert_name: "Chocolate cake", quantity: 2, unit_price: 120 }],
    ...more,
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const statusOf = async (path: string): Promise<number> => (await test.stranger().get(path)).status;

describe("a feed of orders", () => {
  it("is a calendar that programs ask for each hour, and names the business", async () => {
    await addOrder();
    const answer = await test.stranger().get(await makeLink());
    expect([
      answer.status,
      answer.headers["content-type"],
      answer.headers["cache-control"],
    ]).toEqual([200, "text/calendar; charset=utf-8", "private, no-store"]);
    const body = textOf(answer);
    expect(body.split("\r\n").slice(0, 3)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Marzipan//Orders//EN",
    ]);
    expect(body.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
    expect(body).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
    expect(body).toMatch(/X-WR-CALNAME:.+: orders\r\n/);
    expect(body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it("tells of who, what, where and what to mind, and of no money", async () => {
    const id = await addOrder({
      deliveryTime: "14:30",
      fulfilment: "delivery",
      address: "14 Masada St, Haifa; 2nd floor",
      phone: "054-123 4567",
      notes: "Ring twice",
      allergens: ["milk"],
      allergyNote: "Kiwi",
      items: ["Chocolate cake", "Rugelach", "Baklava", "Knafeh"].map((dessert_name) => ({
        dessert_name,
        quantity: 1.5,
        unit_price: 777,
      })),
    });
    const { events } = await open(await makeLink());
    expect(events).toHaveLength(1);
    const [event = ""] = events;
    expect(event).toContain(`UID:order-${id}@marzipan\r\n`);
    expect(event).toContain(
      "SUMMARY:Dana Levi · 1.5 × Chocolate cake\\, 1.5 × Rugelach\\, 1.5 × Baklava\\, +1\r\n",
    );
    // Two in the afternoon in Jerusalem's winter.
    expect(event).toContain("DTSTART:20261201T123000Z\r\nDTEND:20261201T133000Z\r\n");
    expect(event).toContain("LOCATION:14 Masada St\\, Haifa\\; 2nd floor\r\n");
    for (const part of ["1.5 × Knafeh", "Allergies: milk\\, Kiwi", "Ring twice", "4567", id])
      expect(event).toContain(part);
    expect(event).toContain("TRANSP:TRANSPARENT\r\n");
    expect(event).not.toContain("777");
  });

  it("has a whole day for an order without a time, and a tick for one that is handed over", async () => {
    const id = await addOrder({ deliveryDate: "2026-11-20" });
    const path = await makeLink();
    const before = await open(path);
    expect(before.text).toContain("DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261121\r\n");
    expect(before.text).toContain("SUMMARY:Dana Levi");
    await baker.post(`/api/orders/${id}/status`, { status: "completed" });
    expect((await open(path)).text).toContain("SUMMARY:✓ Dana Levi");
  });

  it("follows what becomes of orders, and leaves out cancelled and deleted ones and those of long ago", async () => {
    const path = await makeLink();
    const ids = [];
    for (const day of ["2026-11-30", "2026-12-01", "2026-12-02", "2026-09-01", "2026-10-01"])
      ids.push(await addOrder({ deliveryDate: day }));
    const uidsOf = async () =>
      (await open(path)).events.map((event) => /UID:order-(.+)@marzipan/.exec(event)?.[1]);
    const [first, second, third, , past] = ids;
    expect((await uidsOf()).toSorted()).toEqual([first, second, third, past].toSorted());
    await baker.delete(`/api/orders/${first}`);
    await baker.post(`/api/orders/${second}/cancel`, {});
    await baker.patch(`/api/orders/${third}`, { deliveryDate: "2026-12-24" });
    const { events } = await open(path);
    expect(events).toHaveLength(2);
    expect(events.join("")).toContain("VALUE=DATE:20261224");
  });

  it("tells of the nearest orders where there are too many: 200 past ones and 1,000 to come", async () => {
    for (const [deliveryDate, step, count] of [
      ["2026-11-19", -1, 250],
      ["2026-11-20", 1, 1050],
    ] as const) {
      const id = await addOrder({ deliveryDate });
      await test.asOwner(
        `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
            'number', o.number * 10000 + n, 'delivery_date', o.delivery_date + $2::int * (n / 10)))).*
          from orders o, generate_series(1, $3) n where o.id = $1`,
        [id, step, count],
      );
    }
    const { events } = await open(await makeLink());
    const days = events.map((event) => Number(/DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1]));
    const past = days.filter((day) => day < 20261120);
    expect([past.length, days.length - past.length]).toEqual([200, 1000]);
    expect([Math.min(...days), Math.max(...days)]).toEqual([20261031, 20270227]);
  });

  it("speaks its owner's language", async () => {
    await addOrder();
    await baker.patch("/api/me", { language: "he" });
    const { text } = await open(await makeLink());
    expect(text).toContain(": הזמנות\r\n");
    expect(text).toContain("איסוף");
  });
});

describe("the address of a feed", () => {
  it("is shown again to its owner alone, and to a colleague her own", async () => {
    expect((await baker.get("/api/calendar-feed")).body).toEqual({ path: null, createdAt: null });
    const path = await makeLink();
    expect((await baker.get("/api/calendar-feed")).body).toEqual({
      path,
      createdAt: "2026-11-20T10:00:00.000Z",
    });
    const colleague = await makeStaff(test, baker);
    expect((await colleague.get("/api/calendar-feed")).body.path).toBeNull();
    const hers = String((await colleague.put("/api/calendar-feed", {})).body.path);
    expect(hers).not.toBe(path);
    expect((await colleague.delete("/api/calendar-feed")).status).toBe(200);
    expect([await statusOf(path), await statusOf(hers)]).toEqual([200, 404]);
    const rows = await test.asOwner<{ text: string }>(
      "select f::text as text from calendar_feed f",
    );
    const token = path.split("/")[4] ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  it("opens nothing any more once it is renewed or ended", async () => {
    const old = await makeLink();
    const fresh = await makeLink();
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([404, 200]);
    expect((await baker.delete("/api/calendar-feed")).body).toEqual({ ok: true });
    expect((await baker.delete("/api/calendar-feed")).status).toBe(200);
    expect(await statusOf(fresh)).toBe(404);
    expect((await baker.get("/api/calendar-feed")).body.path).toBeNull();
  });

  it("opens nothing of somebody who is blocked or closed her account", async () => {
    const path = await makeLink();
    for (const column of ["blocked_at", "closed_at"]) {
      await test.asOwner(`update account set ${column} = now() where email = $1`, [baker.email]);
      expect([column, await statusOf(path)]).toEqual([column, 404]);
      await test.asOwner(`update account set ${column} = null where email = $1`, [baker.email]);
      expect(await statusOf(path)).toBe(200);
    }
  });

  it("is asked for by a service for all its people from one address, and each not without end", async () => {
    const paths = [await makeLink()];
    baker = await test.member();
    paths.push(await makeLink());
    const ask = (url: string) =>
      test.stranger().send({ method: "GET", url, remoteAddress: "10.9.0.3" });
    const codes: number[] = [];
    for (const url of paths) for (let n = 0; n < 60; n += 1) codes.push((await ask(url)).status);
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await ask(paths[0] ?? "")).status).toBe(429);
  });

  it("is guessed at by nobody: guesses look alike and are limited", async () => {
    const path = await makeLink();
    const token = path.split("/")[4] ?? "";
    const guess = (text: string, from: string) =>
      test.stranger().send({
        method: "GET",
        url: `/api/public/calendar-feeds/${text}/orders.ics`,
        remoteAddress: from,
      });
    for (const text of [`${token}x`, token.slice(1), token.toLowerCase(), "0".repeat(43)])
      expect((await guess(text, "10.9.0.1")).body.error.code).toBe("not_found");
    const codes: number[] = [];
    for (let n = 0; n < 61; n += 1) codes.push((await guess(`guess-${n}`, "10.9.0.2")).status);
    expect([codes[59], codes[60]]).toEqual([404, 429]);
  });
});
