import { describe, expect, it } from "vitest";
import {
  calendarFrom,
  countsFrom,
  listFrom,
  standingsFrom,
  withListed,
  withOrder,
} from "./kept-orders.rules.ts";
import type { KeptOrders, WholeOrder } from "./kept-orders.rules.ts";

const order = (id: string, more: Partial<WholeOrder>): WholeOrder =>
  ({
    id,
    number: 7,
    clientId: null,
    clientName: "Noa Levi",
    phone: null,
    deliveryDate: "2026-11-28",
    deliveryTime: null,
    status: "pending",
    cancelledAt: null,
    deletedAt: null,
    currency: "ILS",
    items: [],
    createdAt: "2026-11-20T08:00:00.000Z",
    ...more,
  }) as WholeOrder;

const today = "2026-11-28";
const kept: KeptOrders = {
  at: 1,
  from: "2026-11-21",
  to: "2026-12-28",
  items: [
    order("late", { deliveryTime: "18:00", phone: "+972501234567" }),
    order("untimed", { clientName: "עדה לבלייס" }),
    order("early", { deliveryTime: "08:30", status: "in_progress", number: 12 }),
    order("old", { deliveryDate: "2026-11-27", createdAt: "2026-11-26T08:00:00.000Z" }),
    order("off", { deliveryDate: "2026-12-01", cancelledAt: "2026-11-27T08:00:00.000Z" }),
    order("done", {
      deliveryDate: "2026-12-02",
      status: "completed",
      items: [{ dessert_name: "Poppy cake" }] as WholeOrder["items"],
    }),
  ],
};

const idsOf = (query: Parameters<typeof listFrom>[1]): string[] | undefined =>
  listFrom(kept, query)?.items.map(({ id }) => id);

describe("a list of orders without the server", () => {
  it("has the orders of its days by day and time, those without a time last", () => {
    expect(idsOf({ from: today, sort: "delivery" })).toEqual([
      "early",
      "late",
      "untimed",
      "off",
      "done",
    ]);
    expect(idsOf({ from: today, to: today, sort: "-delivery" })).toEqual([
      "untimed",
      "late",
      "early",
    ]);
    expect(idsOf({ to: "2026-11-27" })).toEqual(["old"]);
    expect(idsOf({ sort: "newest" })?.[0]).toBe("old");
  });

  it("is narrowed by state, hours, weekday and words as the server does", () => {
    expect(idsOf({ status: "pending", from: today })).toEqual(["late", "untimed"]);
    expect(idsOf({ cancelled: "true" })).toEqual(["off"]);
    expect(idsOf({ hours: "8-10" })).toEqual(["early"]);
    expect(idsOf({ weekday: "5" })).toEqual(["old"]);
    expect(idsOf({ q: "poppy" })).toEqual(["done"]);
    expect(idsOf({ q: "עדה" })).toEqual(["untimed"]);
    expect(idsOf({ q: "order no. 12" })).toEqual(["early"]);
    expect(idsOf({ q: "050-1234567" })).toEqual(["late"]);
  });

  it("is not answered for days that are not kept, nor for what the orders do not tell", () => {
    expect(idsOf({ from: "2027-01-01" })).toBeUndefined();
    expect(idsOf({ to: "2026-11-20" })).toBeUndefined();
    expect(idsOf({ owed: "true" })).toBeUndefined();
    expect(idsOf({ productId: "x" })).toBeUndefined();
    expect(idsOf({ deleted: "true" })).toBeUndefined();
  });
});

it("the tabs count what the list has; cancelled ones count only in all, open ones of days past as overdue", () => {
  expect(countsFrom(kept, {}, today)).toEqual({
    all: 6,
    pending: 3,
    in_progress: 1,
    completed: 1,
    overdue: 1,
  });
  expect(countsFrom(kept, { from: today }, today)).toMatchObject({ all: 5, overdue: 0 });
  expect(countsFrom(kept, { owed: "true" }, today)).toBeUndefined();
});

it("a calendar has the kept orders of its days, cancelled ones among them", () => {
  const span = { from: "2026-11-29", to: "2026-12-05" };
  expect(calendarFrom(kept, span)?.items.map(({ id }) => id)).toEqual(["off", "done"]);
  expect(calendarFrom(kept, { from: "2027-01-01", to: "2027-01-07" })).toBeUndefined();
});

it("how days stand is told of those that are known", () => {
  const day = (date: string) => ({ date, closed: null, taken: 1, limit: null, hours: [] });
  const known = { items: ["2026-11-28", "2026-11-29", "2026-11-30"].map(day) };
  expect(standingsFrom(known, { from: "2026-11-29", to: "2026-12-05" })).toEqual({
    items: [day("2026-11-29"), day("2026-11-30")],
  });
});

describe("an order that the server has just answered", () => {
  const held = (changed: WholeOrder) => withOrder(kept, changed).items.map(({ id }) => id);

  it("takes the place of the kept one, or joins", () => {
    const done = order("late", { status: "completed" });
    expect(withOrder(kept, done).items.find(({ id }) => id === "late")?.status).toBe("completed");
    expect(held(order("new", {}))).toContain("new");
  });

  it("goes when it was deleted or moved to another day than the kept ones", () => {
    expect(held(order("late", { deletedAt: "2026-11-28T08:00:00.000Z" }))).not.toContain("late");
    expect(held(order("late", { deliveryDate: "2027-03-01" }))).not.toContain("late");
  });

  it("changes what a list tells of it, and keeps its history", () => {
    const history = [{ kind: "created" }] as WholeOrder["history"];
    const known = withOrder(kept, order("late", { history }));
    const { history: _history, ...listed } = order("late", { status: "completed" });
    const after = withListed(known, [listed, order("unknown", {})]);
    expect(after.items.find(({ id }) => id === "late")).toMatchObject({
      status: "completed",
      history,
    });
    expect(after.items).toHaveLength(known.items.length);
  });
});
