import { describe, expect, it } from "vitest";
import type { Dashboard } from "./dashboard.types.ts";
import { isUntouched } from "./first-steps.rules.ts";

const untouched: Dashboard = {
  today: "2026-11-26",
  counts: { today: 0, pending: 0, completed: 0, overdue: 0, completedToday: 0 },
  revenueThisMonth: [{ currency: "ILS", amount: 0 }],
  bakeNow: [],
  handOverNext: null,
  upcoming: [],
  days: {
    today: { closed: null, taken: 0, limit: null, hours: [] },
    tomorrow: { closed: null, taken: 0, limit: null, hours: [] },
  },
  tasks: [],
  month: {
    from: "2026-11-01",
    to: "2026-11-26",
    lastFrom: "2026-10-01",
    lastTo: "2026-10-26",
    revenue: [{ currency: "ILS", thisMonth: 0, lastMonthSameDays: 0, lastMonth: 0 }],
    expenses: [],
  },
  requestsWaiting: 0,
  oldestRequestAt: null,
};

describe("the first steps", () => {
  it("stand in a bakery without any order", () => {
    expect(isUntouched(untouched)).toBe(true);
  });

  it("are gone with the first order, on a quiet day and after a quiet month too", () => {
    const pending = { ...untouched.counts, pending: 1 };
    expect(isUntouched({ ...untouched, counts: pending })).toBe(false);
    const revenue = [{ currency: "ILS", thisMonth: 0, lastMonthSameDays: 0, lastMonth: 120 }];
    expect(isUntouched({ ...untouched, month: { ...untouched.month, revenue } })).toBe(false);
  });
});
