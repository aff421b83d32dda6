import { describe, expect, it } from "vitest";

const at = new Date("2026-11-28T22:05:30Z");

describe("the formatter of every test", () => {
  it("writes days as ICU 72 does where the locale is chosen for its output", () => {
    expect(new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" }).format(at)).toBe("11/28/2026");
    expect(new Intl.DateTimeFormat("sv", { timeZone: "UTC" }).format(at)).toBe("11/28/2026");
  });

  it("is the platform's elsewhere", () => {
    const format = new Intl.DateTimeFormat("en", { timeZone: "UTC", dateStyle: "medium" });
    expect(format.format(at)).toBe("Nov 28, 2026");
    expect(format.formatRange(at, at)).toBe("Nov 28, 2026");
  });
});
