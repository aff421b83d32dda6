import { describe, expect, it } from "vitest";
import { distanceOf, minutesUntil, pickUpcoming } from "./upcoming.rules.ts";

const today = "2026-11-30";
const on = (deliveryDate: string, count = 1, deliveryTime: string | null = null) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${deliveryDate}-${index}`,
    deliveryDate,
    deliveryTime,
  }));

describe("the coming orders", () => {
  const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

  it("are the next three, without the one that is handed over next", () => {
    const upcoming = on(today, 6);
    const { ofToday, later } = pickUpcoming({ today, upcoming, handOverNext: upcoming[0] ?? null });
    expect(idsOf(ofToday)).toEqual([`${today}-1`, `${today}-2`, `${today}-3`]);
    expect(later).toEqual([]);
  });

  it("are filled with later days where today leaves room, over the end of a month", () => {
    const upcoming = [...on(today, 1), ...on("2026-12-01", 1, "08:00"), ...on("2026-12-04", 2)];
    const { ofToday, later, firstTomorrow } = pickUpcoming({ today, upcoming, handOverNext: null });
    expect(idsOf(ofToday)).toEqual([`${today}-0`]);
    expect(idsOf(later)).toEqual(["2026-12-01-0", "2026-12-04-0"]);
    expect(firstTomorrow).toBe("08:00");
  });

  it("say no time of tomorrow where no order has one", () => {
    const upcoming = on("2026-12-01", 2);
    expect(pickUpcoming({ today, upcoming, handOverNext: null }).firstTomorrow).toBeNull();
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
