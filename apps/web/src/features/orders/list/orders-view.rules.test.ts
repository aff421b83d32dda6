import { describe, expect, it } from "vitest";
import { isNarrowed, listQueriesOf, readOrdersView, tabCountsOf } from "./orders-view.rules.ts";

const today = "2026-11-26";

describe("the list's view in the address", () => {
  it("begins with the upcoming orders, the earliest first", () => {
    const view = readOrdersView({});
    expect(view).toMatchObject({ tab: "all", period: "upcoming", sort: "delivery", q: "" });
    expect(isNarrowed(view)).toBe(false);
    expect(listQueriesOf(view, today)).toEqual([{ from: today, sort: "delivery" }]);
  });

  it("searches through all days unless days are chosen", () => {
    expect(listQueriesOf(readOrdersView({ q: "Noa" }), today)).toEqual([
      { q: "Noa", sort: "-delivery" },
    ]);
    expect(readOrdersView({ q: "Noa", when: "upcoming" }).period).toBe("upcoming");
  });

  it("falls back where a value is unknown or no real day", () => {
    const view = readOrdersView({ status: "lost", sort: "up", when: "range", from: "2026-13-01" });
    expect(view).toMatchObject({ tab: "all", sort: "delivery", period: "upcoming", from: null });
  });

  it("searches for as much as a search may hold", () => {
    expect(readOrdersView({ q: "x".repeat(300) }).q).toHaveLength(100);
  });

  it("takes a range that is open at one end", () => {
    const view = readOrdersView({ when: "range", to: "2026-12-01" });
    expect(listQueriesOf(view, today)).toEqual([{ to: "2026-12-01", sort: "delivery" }]);
  });
});

describe("overdue orders", () => {
  const view = readOrdersView({ when: "overdue" });

  it("are the pending and the in-progress ones of earlier days", () => {
    expect(listQueriesOf(view, today)).toEqual([
      { to: "2026-11-25", sort: "delivery", status: "pending" },
      { to: "2026-11-25", sort: "delivery", status: "in_progress" },
    ]);
  });

  it("are counted without the completed ones", () => {
    const counts = { all: 40, pending: 2, in_progress: 1, completed: 37, overdue: 3 };
    expect(tabCountsOf(view, counts)).toEqual({
      all: 3,
      pending: 2,
      in_progress: 1,
      completed: 0,
    });
  });
});
