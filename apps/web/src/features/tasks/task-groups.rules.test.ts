import { describe, expect, it } from "vitest";
import { compareTasks, dueGroupOf, groupByDue, withTicked } from "./task-groups.rules.ts";
import type { TaskRow } from "./tasks.types.ts";

const today = "2026-11-26";

function task(title: string, dueDate: string | null, completed = false): TaskRow {
  return {
    id: title,
    title,
    dueDate,
    completed,
    completedAt: null,
    createdAt: "2026-11-01T00:00:00Z",
    deletedAt: null,
    updatedAt: "2026-11-01T00:00:00Z",
  };
}

const papers = task("papers", "2026-11-20");
const flour = task("flour", today);
const oven = task("oven", "2026-12-01");
const someday = task("someday", null);

describe("when a task is due", () => {
  it("is overdue from the day after, not on the day itself", () => {
    expect(dueGroupOf("2026-11-25", today)).toBe("overdue");
    expect(dueGroupOf(today, today)).toBe("today");
    expect(dueGroupOf("2026-11-27", today)).toBe("later");
    expect(dueGroupOf(null, today)).toBe("no_date");
  });

  it("orders the list, what has no date last", () => {
    expect([someday, oven, papers, flour].toSorted(compareTasks)).toEqual([
      papers,
      flour,
      oven,
      someday,
    ]);
  });

  it("groups the list without empty groups", () => {
    const rows = [papers, oven].map((item) => ({ item, isDeleted: false }));
    expect(groupByDue(rows, today).map(({ group }) => group)).toEqual(["overdue", "later"]);
  });
});

describe("a task ticked a moment ago", () => {
  it("stays at its place as done, once, whether the server still lists it or not", () => {
    const done = { ...flour, completed: true };
    expect(withTicked([papers, oven], [done])).toEqual([papers, done, oven]);
    expect(withTicked([papers, flour, oven], [done])).toEqual([papers, done, oven]);
  });
});
