import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  await baker.patch("/api/menu-settings", {
    maxOrdersADay: 2,
    closedDays: [{ from: "2026-12-08", to: "2026-12-09", note: "" }],
  });
});

const add = (deliveryDate: string, more: object = {}): Promise<AnswerTo<"POST", "/api/orders">> =>
  baker.post("/api/orders", { clientName: "Dana", deliveryDate, ...more });
const codeOf = ({ status, body }: Answer): string => `${status} ${body.error?.code ?? ""}`.trim();

describe("a full or closed day", () => {
  it("is told of before a new order is stored, and may be gone over on purpose", async () => {
    expect([codeOf(await add("2026-12-01")), codeOf(await add("2026-12-01"))]).toEqual([
      "201",
      "201",
    ]);
    const full = await add("2026-12-01");
    expect(codeOf(full)).toBe("409 day_full");
    expect(full.body.error.facts).toEqual({ taken: 2, limit: 2, date: "2026-12-01" });
    expect(codeOf(await add("2026-12-01", { overCapacity: true }))).toBe("201");
    expect(codeOf(await add("2026-12-08"))).toBe("409 day_closed");
    expect(codeOf(await add("2026-12-08", { overCapacity: true }))).toBe("201");
  });

  it("is told of when an order is moved or copied there, and not when its other fields change", async () => {
    const { id } = (await add("2026-12-02")).body;
    const move = (change: object) => baker.patch(`/api/orders/${id}`, change);
    expect(codeOf(await move({ deliveryDate: "2026-12-09" }))).toBe("409 day_closed");
    expect(codeOf(await move({ deliveryDate: "2026-12-09", overCapacity: true }))).toBe("200");
    expect(codeOf(await move({ notes: "Gold" }))).toBe("200");
    const copy = (change: object) =>
      baker.post(`/api/orders/${id}/duplicate`, { deliveryDate: "2026-12-08", ...change });
    expect(codeOf(await copy({}))).toBe("409 day_closed");
    expect(codeOf(await copy({ overCapacity: true }))).toBe("201");
  });

  it("is one for each setting alone, and no longer once the setting is taken back", async () => {
    const settle = (settings: object) => baker.patch("/api/menu-settings", settings);
    await settle({ maxOrdersADay: null });
    expect(codeOf(await add("2026-12-08"))).toBe("409 day_closed");
    await settle({ closedDays: [] });
    expect(codeOf(await add("2026-12-08"))).toBe("201");
    await settle({ maxOrdersADay: 1 });
    expect(codeOf(await add("2026-12-08"))).toBe("409 day_full");
    await settle({ maxOrdersADay: null });
    await baker.put("/api/menu-settings/addresses/slug", { isOpen: true });
    expect(codeOf(await add("2026-12-05"))).toBe("409 day_closed");
    expect(codeOf(await add("2026-12-06"))).toBe("201");
  });

  it("stands with the orders of the day while the form is filled in", async () => {
    await add("2026-12-01");
    const read = async (date: string) =>
      (await baker.get(`/api/orders/same-day?date=${date}`)).body;
    expect(await read("2026-12-01")).toMatchObject({ closed: null, taken: 1, limit: 2 });
    expect(await read("2026-12-08")).toEqual({
      items: [],
      closed: "days",
      taken: 0,
      limit: 2,
      hours: [],
      soldOut: [],
    });
  });

  it("stands in the calendar with the others, closed weekdays told apart from closed days", async () => {
    await baker.put("/api/menu-settings/slug", { slug: "days-of-the-calendar" });
    await add("2026-12-04");
    const { body } = await baker.get("/api/orders/days?from=2026-12-04&to=2026-12-08");
    const open = { closed: null, taken: 0, limit: 2 };
    expect(body.items).toEqual([
      { date: "2026-12-04", ...open, taken: 1, hours: [{ from: "09:00", to: "14:00" }] },
      { date: "2026-12-05", ...open, closed: "weekday", hours: [] },
      { date: "2026-12-06", ...open, hours: [{ from: "09:00", to: "18:00" }] },
      { date: "2026-12-07", ...open, hours: [{ from: "09:00", to: "18:00" }] },
      { date: "2026-12-08", ...open, closed: "days", hours: [] },
    ]);
    const long = await baker.get("/api/orders/days?from=2026-01-01&to=2026-12-31");
    expect(codeOf(long)).toBe("400 range_too_long");
  });

  it("lets one of two who take the last place at once have it", async () => {
    await add("2026-12-01");
    const answers = await Promise.all([add("2026-12-01"), add("2026-12-01"), add("2026-12-01")]);
    expect(answers.map(codeOf).toSorted()).toEqual(["201", "409 day_full", "409 day_full"]);
  });

  it.each([
    ["deleted", "restore", (path: string) => baker.delete(path)],
    ["cancelled", "uncancel", (path: string) => baker.post(`${path}/cancel`, {})],
  ] as const)("is told of when a %s order comes back to it", async (_word, act, takeAway) => {
    const gone = async (day: string, status = "pending"): Promise<string> => {
      const { id } = (await add(day, { status, overCapacity: true })).body;
      await takeAway(`/api/orders/${id}`);
      return id;
    };
    const back = (id: string, body: object = {}) => baker.post(`/api/orders/${id}/${act}`, body);
    const id = await gone("2026-12-01");
    const [open, completed, closed] = [
      await gone("2026-12-01"),
      await gone("2026-12-01", "completed"),
      await gone("2026-12-08"),
    ];
    await add("2026-12-01");
    expect(codeOf(await back(open))).toBe("200");
    expect(codeOf(await back(open))).toBe("200");
    expect(codeOf(await back(completed))).toBe("200");
    const full = await back(id);
    expect(codeOf(full)).toBe("409 day_full");
    expect(full.body.error.facts).toEqual({ taken: 2, limit: 2, date: "2026-12-01" });
    expect(codeOf(await back(id, { overCapacity: true }))).toBe("200");
    expect(codeOf(await back(closed))).toBe("409 day_closed");
    expect(codeOf(await back(closed, { overCapacity: true }))).toBe("200");
  });

  it("is told of when a completed order is opened again, and not when handing over is undone", async () => {
    const { id } = (await add("2026-12-01", { status: "completed" })).body;
    const path = `/api/orders/${id}`;
    const open = (body: object = {}) =>
      baker.post(`${path}/status`, { status: "in_progress", ...body });
    const complete = () => baker.post(`${path}/status`, { status: "completed" });
    await add("2026-12-01");
    expect([codeOf(await open()), codeOf(await complete())]).toEqual(["200", "200"]);
    const last = (await add("2026-12-01")).body;
    expect(codeOf(await open())).toBe("409 day_full");
    expect(codeOf(await baker.patch(path, { status: "pending" }))).toBe("409 day_full");
    expect(codeOf(await baker.patch(path, { deliveryDate: "2026-12-08" }))).toBe("200");
    expect(codeOf(await open())).toBe("409 day_closed");
    expect(codeOf(await baker.patch(path, { deliveryDate: "2026-12-01" }))).toBe("200");
    expect(codeOf(await open({ overCapacity: true }))).toBe("200");
    expect(codeOf(await baker.post(`${path}/status`, { status: "pending" }))).toBe("200");
    await complete();
    const undo = { status: "in_progress" };
    expect(codeOf(await baker.post(`${path}/hand-over/undo`, undo))).toBe("200");
    expect(codeOf(await baker.post(`/api/orders/${last.id}/status`, undo))).toBe("200");
  });

  it("is not asked of by a cancelled order that is brought back from the deleted ones", async () => {
    const { id } = (await add("2026-12-01")).body;
    await baker.post(`/api/orders/${id}/cancel`, {});
    await baker.delete(`/api/orders/${id}`);
    await add("2026-12-01");
    await add("2026-12-01");
    expect(codeOf(await baker.post(`/api/orders/${id}/restore`, {}))).toBe("200");
    expect(codeOf(await baker.post(`/api/orders/${id}/uncancel`, {}))).toBe("409 day_full");
  });

  it("counts weekdays without hours once the menu has a name", async () => {
    expect(codeOf(await add("2026-12-05"))).toBe("201");
    await baker.put("/api/menu-settings/slug", { slug: "closed-on-saturdays" });
    expect(codeOf(await add("2026-12-05"))).toBe("409 day_closed");
  });
});

describe("an edit whose answer was lost", () => {
  it("is answered as the order stands when it is sent again, and never writes over another's", async () => {
    const made = (await add("2026-12-02")).body;
    const edit = { notes: "Gold leaf", expectedUpdatedAt: made.updatedAt };
    const change = (body: object) => baker.patch(`/api/orders/${made.id}`, body);
    const first = await change(edit);
    const again = await change(edit);
    expect([again.status, again.body.updatedAt]).toEqual([200, first.body.updatedAt]);
    await change({ notes: "Silver" });
    expect(codeOf(await change(edit))).toBe("409 changed_elsewhere");
  });
});
