import { describe, expect, it } from "vitest";
import { closeRange, isRange, readBakeView } from "./bake-view.rules.ts";

const today = "2026-11-26";

describe("the days of the bake list", () => {
  it("are today when the address says nothing", () => {
    expect(readBakeView({}, today)).toEqual({ choice: "today", from: today, to: today });
  });

  it("are tomorrow by its word, so that the address holds the next day too", () => {
    expect(readBakeView({ day: "tomorrow" }, "2026-12-31")).toEqual({
      choice: "tomorrow",
      from: "2027-01-01",
      to: "2027-01-01",
    });
  });

  it("are a range of up to 31 days", () => {
    const range = { from: "2026-12-01", to: "2026-12-31" };
    expect(readBakeView(range, today)).toEqual({ choice: "range", ...range });
    expect(isRange("2026-12-01", "2027-01-01")).toBe(false);
  });

  it("fall back to today when the address makes no sense", () => {
    for (const params of [
      { from: "2026-12-05", to: "2026-12-01" },
      { from: "2026-13-01", to: "2026-13-02" },
      { from: "2026-02-30", to: "2026-02-31" },
      { from: "0001-01-01", to: "0001-01-02" },
      { from: "2026-01-01", to: "2026-12-31" },
      { from: "2026-12-01" },
    ]) {
      expect(readBakeView(params, today).choice).toBe("today");
    }
  });

  it("are one day when only one end of a range is chosen", () => {
    expect(closeRange(null, "2026-12-01")).toEqual({ from: "2026-12-01", to: "2026-12-01" });
  });
});
