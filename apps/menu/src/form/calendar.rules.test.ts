import { describe, expect, it } from "vitest";
import { hasPage, listDays, pageOf } from "./calendar.rules.ts";

describe("the three weeks of the date picker", () => {
  it("begin with today's week, as weeks begin in the country", () => {
    expect(listDays("2026-11-24", 0, 0)[0]).toBe("2026-11-22");
    expect(listDays("2026-11-24", 1, 0)[0]).toBe("2026-11-23");
    expect(listDays("2026-11-24", 0, 0)).toHaveLength(21);
    expect(listDays("2026-11-24", 0, 1)[0]).toBe("2026-12-13");
  });

  it("go as far as can be asked for and not back before today", () => {
    expect(hasPage("2026-11-24", 0, 1, 19)).toBe(true);
    expect(hasPage("2026-11-24", 0, 1, 18)).toBe(false);
    expect(hasPage("2026-11-24", 0, -1, 60)).toBe(false);
  });

  it("show the page of a day that was chosen before", () => {
    expect(pageOf("2026-11-24", 0, "2026-12-12")).toBe(0);
    expect(pageOf("2026-11-24", 0, "2026-12-13")).toBe(1);
  });
});
