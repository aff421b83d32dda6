import { describe, expect, it } from "vitest";
import { distanceOf, minutesUntil, splitUpcoming } from "./upcoming.rules.ts";

const today = "2026-11-30";
const on = (deliveryDate: string, count = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `${deliveryDate}-${index}`, deliveryDate }));

describe("the coming orders", () => {
  it("stand by day, over the end of a month", () => {
    const split = splitUpcoming([...on(today, 2), ...on("2026-12-01"), ...on("2026-12-04")], today);
    expect([split.today.length, split.tomorrow.length, split.later.length]).toEqual([2, 1, 1]);
  });

  it("leave later days out when today is full", () => {
    const split = splitUpcoming([...on(today, 6), ...on("2026-12-04", 2)], today);
    expect(split.later).toEqual([]);
    expect(split.isTomorrowKnown).toBe(true);
  });

  it("say nothing of tomorrow when the answer ends within today", () => {
    expect(splitUpcoming(on(today, 12), today).isTomorrowKnown).toBe(false);
    expect(splitUpcoming(on(today, 11), today).isTomorrowKnown).toBe(true);
  });
});

describe("how far away a delivery is", () => {
  it("counts minutes, over midnight too", () => {
    const now = { day: today, time: "23:50" };
    expect(minutesUntil(now, { day: "2026-12-01", time: "00:15" })).toBe(25);
    expect(minutesUntil(now, { day: today, time: "23:20" })).toBe(-30);
  });

  it("is said in minutes, hours or days", () => {
    expect(distanceOf(25)).toEqual({ amount: 25, unit: "minute" });
    expect(distanceOf(-90)).toEqual({ amount: -90, unit: "minute" });
    expect(distanceOf(200)).toEqual({ amount: 3, unit: "hour" });
    expect(distanceOf(2 * 24 * 60)).toEqual({ amount: 2, unit: "day" });
  });
});
