import { expect, it } from "vitest";
import { monthSpans } from "./months.ts";
import { revenueMinor, revenueSpans } from "./revenue.ts";
import type { Earning } from "./revenue.ts";

const done: Earning = {
  status: "completed",
  isCancelled: false,
  isDeleted: false,
  deliveryDate: "2026-11-28",
  currency: "ILS",
  totalMinor: 100,
};
const spans = revenueSpans(monthSpans("2026-11-26"));

it("counts completed orders of one currency, neither cancelled nor deleted", () => {
  const orders: Earning[] = [
    done,
    { ...done, totalMinor: 5 },
    { ...done, status: "pending" },
    { ...done, isCancelled: true },
    { ...done, isDeleted: true },
    { ...done, currency: "USD", totalMinor: 7 },
  ];
  expect(revenueMinor(orders, "ILS", spans.thisMonth)).toBe(105);
  expect(revenueMinor(orders, "USD", spans.thisMonth)).toBe(7);
});

it("includes later days of this month, and compares with the same days of the last", () => {
  const on = (deliveryDate: string) => [{ ...done, deliveryDate }];
  expect(revenueMinor(on("2026-11-30"), "ILS", spans.thisMonth)).toBe(100);
  expect(revenueMinor(on("2026-12-01"), "ILS", spans.thisMonth)).toBe(0);
  expect(revenueMinor(on("2026-10-26"), "ILS", spans.lastMonthSameDays)).toBe(100);
  expect(revenueMinor(on("2026-10-27"), "ILS", spans.lastMonthSameDays)).toBe(0);
  expect(revenueMinor(on("2026-10-31"), "ILS", spans.lastMonth)).toBe(100);
});
