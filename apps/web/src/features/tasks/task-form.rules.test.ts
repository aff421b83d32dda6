import { describe, expect, it } from "vitest";
import { TaskAddSchema, dueDateOf } from "./task-form.rules.ts";

describe("when a new task is due", () => {
  it("is the business's today or tomorrow, over the end of a year too", () => {
    expect(dueDateOf("today", null, "2026-12-31")).toBe("2026-12-31");
    expect(dueDateOf("tomorrow", null, "2026-12-31")).toBe("2027-01-01");
  });

  it("is a day of one's own only when that is chosen", () => {
    expect(dueDateOf("day", "2026-12-05", "2026-11-26")).toBe("2026-12-05");
    expect(dueDateOf("none", "2026-12-05", "2026-11-26")).toBeNull();
  });
});

describe("adding a task", () => {
  it("asks for words, and for the day when one is to be chosen", () => {
    const { error } = TaskAddSchema.safeParse({ title: " ", due: "day", day: null });
    expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["title", "required"],
      ["day", "required"],
    ]);
  });
});
