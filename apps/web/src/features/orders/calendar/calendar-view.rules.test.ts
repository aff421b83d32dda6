import { describe, expect, it } from "vitest";
import {
  daysOfSpan,
  drawnSpan,
  ordersByDay,
  readCalendarView,
  stepDay,
  withMoved,
} from "./calendar-view.rules.ts";

const today = "2026-11-26";

describe("the calendar's view in the address", () => {
  it("is the present week at first, and where the day is none", () => {
    expect(readCalendarView({}, today)).toEqual({ kind: "week", day: today });
    for (const day of ["2026-99-01", "2026-02-31", "9999-12-31", "0001-01-01"])
      expect(readCalendarView({ day, view: "year" }, today)).toEqual({ kind: "week", day: today });
  });

  it("takes a month and its day", () => {
    expect(readCalendarView({ view: "month", day: "2027-01-05" }, today)).toEqual({
      kind: "month",
      day: "2027-01-05",
    });
  });
});

describe("the drawn days", () => {
  it("are the week as the business begins it", () => {
    const view = { kind: "week", day: today } as const;
    expect(drawnSpan(view, 0)).toEqual({ from: "2026-11-22", to: "2026-11-28" });
    expect(drawnSpan(view, 1)).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  });

  it("are the whole weeks of a month", () => {
    const span = drawnSpan({ kind: "month", day: today }, 0);
    expect(span).toEqual({ from: "2026-11-01", to: "2026-12-05" });
    expect(daysOfSpan(span)).toHaveLength(35);
  });

  it("never ask for more than the calendar call answers (62 days)", () => {
    for (const month of ["2026-02-10", "2026-05-31", "2026-08-15", "2027-10-01"]) {
      const days = daysOfSpan(drawnSpan({ kind: "month", day: month }, 1));
      expect(days.length % 7).toBe(0);
      expect(days.length).toBeLessThanOrEqual(42);
    }
  });

  it("step by a week or a month, at a month's end too", () => {
    expect(stepDay({ kind: "week", day: today }, -1)).toBe("2026-11-19");
    expect(stepDay({ kind: "month", day: "2027-01-31" }, 1)).toBe("2027-02-28");
  });
});

describe("orders in the calendar", () => {
  const orders = [
    { id: "a", deliveryDate: "2026-11-26" },
    { id: "b", deliveryDate: "2026-11-27" },
  ];

  it("stand under their days", () => {
    expect(ordersByDay(orders)["2026-11-27"]).toEqual([orders[1]]);
  });

  it("stand on their new day as soon as they are dropped", () => {
    expect(withMoved(orders, [{ id: "a", day: "2026-11-28" }])[0]?.deliveryDate).toBe("2026-11-28");
    expect(withMoved(orders, [])).toBe(orders);
  });
});
