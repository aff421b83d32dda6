import { describe, expect, it } from "vitest";
import { trialDaysLeft } from "./trial-days.ts";

describe("the remaining days of a trial", () => {
  const end = "2026-11-26T23:30:00Z";

  it("are counted by the business's calendar", () => {
    expect(trialDaysLeft(end, "UTC", "2026-11-12")).toBe(14);
    expect(trialDaysLeft(end, "Asia/Jerusalem", "2026-11-12")).toBe(15);
    expect(trialDaysLeft(end, "UTC", "2026-11-25")).toBe(1);
  });

  it("are none on the last day and after it", () => {
    expect(trialDaysLeft(end, "UTC", "2026-11-26")).toBe(0);
    expect(trialDaysLeft(end, "UTC", "2026-12-01")).toBe(0);
  });

  it("are not thrown off by a day of 23 hours", () => {
    expect(trialDaysLeft("2026-03-30T10:00:00Z", "Asia/Jerusalem", "2026-03-26")).toBe(4);
  });
});
