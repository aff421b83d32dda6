import { describe, expect, it } from "vitest";
import { getMe } from "@marzipan/contract/accounts";
import { getBakeList } from "@marzipan/contract/bake-list";
import { getOrder, listDayCapacity, listOrders } from "@marzipan/contract/orders";
import { listOrderBalances } from "@marzipan/contract/payments";
import { answerFrom, balanceKey, keptKey, standingsKey } from "./kept-answers.ts";
import { joined, keptMs, withoutOld } from "./kept-document.ts";
import type { KeptDocument } from "./kept-document.ts";

const now = Date.UTC(2026, 10, 28, 10);
const orders = { at: now - 5, from: "2026-11-21", to: "2026-12-28", items: [] };
const me = { business: { timeZone: "Asia/Jerusalem" } };
const kept: KeptDocument = {
  build: "/assets/index-1.js",
  orders: { ...orders, items: [{ id: "one", deliveryDate: "2026-11-28" }] as never },
  answers: {
    [keptKey(getMe.id, {})]: { at: now - 1, reply: me },
    [keptKey(getBakeList.id, { query: { from: "a", to: "b" } })]: { at: now - 2, reply: "list" },
    [balanceKey("one")]: { at: now - 9, reply: 12.5 },
    [balanceKey("two")]: { at: now - 3, reply: 0 },
    [standingsKey]: { at: now - 4, reply: { items: [] } },
  },
};
const ask = (id: string, input: object = {}) => answerFrom(kept, id, input, new Date(now));

describe("an answer of what is kept", () => {
  it("is the call's own, with its age, whatever else the input says", () => {
    expect(ask(getMe.id)).toEqual({ at: now - 1, reply: me });
    const input = { query: { from: "a", to: "b" }, signal: null, owner: "dana" };
    expect(ask(getBakeList.id, input)).toEqual({ at: now - 2, reply: "list" });
    expect(ask(getBakeList.id, { query: { from: "a", to: "c" } })).toBeUndefined();
  });

  it("is made of the kept orders, as old as these", () => {
    expect(ask(getOrder.id, { params: { id: "one" } })).toMatchObject({
      at: now - 5,
      reply: { id: "one" },
    });
    expect(ask(getOrder.id, { params: { id: "other" } })).toBeUndefined();
    expect(ask(listOrders.id, { query: { from: "2026-11-28" } })).toMatchObject({
      at: now - 5,
      reply: { items: [{ id: "one" }], nextCursor: null },
    });
    expect(ask(listDayCapacity.id, { query: {} })?.at).toBe(now - 4);
  });

  it("has the balances that are known, as old as the oldest", () => {
    const query = { orderIds: "one,two,three" };
    expect(ask(listOrderBalances.id, { query })).toEqual({
      at: now - 9,
      reply: {
        items: [
          { orderId: "one", balance: 12.5 },
          { orderId: "two", balance: 0 },
        ],
      },
    });
    expect(ask(listOrderBalances.id, { query: { orderIds: "three" } })).toBeUndefined();
  });
});

describe("what is kept", () => {
  it("is shown for seven days", () => {
    const later = (ms: number) => withoutOld(kept, now + ms);
    expect(later(0)).toEqual(kept);
    expect(later(keptMs)).toEqual({ ...kept, orders: null, answers: {} });
    // Whoever turns the clock back sees nothing either.
    expect(later(-2 * keptMs).orders).toBeNull();
  });

  it("of two tabs is the newer of each thing", () => {
    const older: KeptDocument = {
      build: kept.build,
      orders,
      answers: {
        [balanceKey("one")]: { at: now, reply: 1 },
        [balanceKey("two")]: { at: now - 100, reply: 2 },
        other: { at: now, reply: 3 },
      },
    };
    const both = joined(kept, { ...older, orders: { ...orders, at: now - 50 } });
    expect(both.orders).toBe(kept.orders);
    expect(both.answers).toMatchObject({
      [balanceKey("one")]: { reply: 1 },
      [balanceKey("two")]: { reply: 0 },
      other: { reply: 3 },
    });
    expect(joined(kept, { ...older, orders: { ...orders, at: now } }).orders?.at).toBe(now);
  });
});
