import { describe, expect, it } from "vitest";
import {
  chosenStateOf,
  isOverdue,
  nextActOf,
  nextStepOf,
  stateOf,
  stepsTo,
} from "./order-state.rules.ts";
import type { StateFacts } from "./order-state.rules.ts";

const at = "2026-11-20T10:00:00Z";
const pending: StateFacts = { status: "pending", readyAt: null, cancelledAt: null };

describe("the state that an order shows", () => {
  it("is its status while nothing else is known", () => {
    expect(stateOf(pending)).toBe("pending");
    expect(stateOf({ ...pending, status: "in_progress" })).toBe("progress");
  });

  it("is ready as soon as it is marked so, also from pending", () => {
    expect(stateOf({ ...pending, readyAt: at })).toBe("ready");
  });

  it("is completed even when it was marked as ready before", () => {
    expect(stateOf({ status: "completed", readyAt: at, cancelledAt: null })).toBe("completed");
  });

  it("is cancelled whatever its status was", () => {
    expect(stateOf({ status: "completed", readyAt: at, cancelledAt: at })).toBe("cancelled");
  });
});

describe("an overdue order", () => {
  it("is an open one of a day before today", () => {
    expect(isOverdue({ ...pending, deliveryDate: "2026-11-25" }, "2026-11-26")).toBe(true);
    expect(isOverdue({ ...pending, deliveryDate: "2026-11-26" }, "2026-11-26")).toBe(false);
  });

  it("is neither completed nor cancelled", () => {
    const day = { deliveryDate: "2026-11-01" };
    expect(isOverdue({ ...pending, status: "completed", ...day }, "2026-11-26")).toBe(false);
    expect(isOverdue({ ...pending, cancelledAt: at, ...day }, "2026-11-26")).toBe(false);
  });
});

describe("what comes next", () => {
  it("is ready first, then handing over", () => {
    expect(nextActOf(pending)).toBe("ready");
    expect(nextActOf({ ...pending, status: "in_progress" })).toBe("ready");
    expect(nextActOf({ ...pending, readyAt: at })).toBe("hand_over");
  });

  it("is nothing for completed and cancelled orders", () => {
    expect(nextActOf({ ...pending, status: "completed" })).toBeNull();
    expect(nextActOf({ ...pending, cancelledAt: at })).toBeNull();
  });
});

describe("choosing a state", () => {
  const ready: StateFacts = { ...pending, readyAt: at };
  const completed: StateFacts = { ...ready, status: "completed" };

  it("knows ready as one of four, and none of a cancelled order", () => {
    expect([pending, ready, completed].map(chosenStateOf)).toEqual([
      "pending",
      "ready",
      "completed",
    ]);
    expect(chosenStateOf({ ...pending, cancelledAt: at })).toBeNull();
  });

  it("takes back that it is ready where the order goes back", () => {
    expect(stepsTo(ready, "pending")).toEqual([{ ready: false }]);
    expect(stepsTo(ready, "in_progress")).toEqual([{ ready: false }, { status: "in_progress" }]);
  });

  it("opens a completed order before it is ready again", () => {
    expect(stepsTo(completed, "ready")).toEqual([{ status: "in_progress" }]);
    expect(stepsTo({ ...completed, readyAt: null }, "ready")).toEqual([
      { status: "in_progress" },
      { ready: true },
    ]);
  });

  it("changes nothing where the order is in it", () => {
    expect(stepsTo(pending, "pending")).toEqual([]);
    expect(stepsTo(ready, "ready")).toEqual([]);
    expect(stepsTo(completed, "completed")).toEqual([]);
  });

  it("offers one next step: start, ready, hand over, restore", () => {
    expect(nextStepOf(pending)).toBe("prepare");
    expect(nextStepOf({ ...pending, status: "in_progress" })).toBe("ready");
    expect(nextStepOf(ready)).toBe("hand_over");
    expect(nextStepOf(completed)).toBeNull();
    expect(nextStepOf({ ...ready, cancelledAt: at })).toBe("restore");
  });
});
