import { describe, expect, it } from "vitest";
import type { UserRow } from "./admin.types.ts";
import { addDecided, compareUsers, readApprovalTab } from "./approvals.rules.ts";

const user = (id: string, createdAt: string): UserRow => ({
  id,
  createdAt,
  fullName: id,
  email: `${id}@bakery.test`,
  businessName: "Bakery",
  standing: "waiting",
  isVerified: true,
  isAdmin: false,
  chosenPlan: "pro",
  plan: "basic",
  status: "active",
  lastSeenAt: null,
});
const old = user("a", "2026-11-01T10:00:00Z");
const young = user("b", "2026-11-02T10:00:00Z");
const twin = user("c", "2026-11-02T10:00:00Z");

describe("the tab in the address", () => {
  it("is the verified ones when it says nothing known", () => {
    expect(readApprovalTab("declined")).toBe("declined");
    expect(readApprovalTab("everything")).toBe("ready");
    expect(readApprovalTab(undefined)).toBe("ready");
  });
});

describe("the order of accounts", () => {
  it("puts the longest waiting first, of declined ones the newest", () => {
    const sorted = (tab: "ready" | "declined") =>
      [twin, old, young]
        .toSorted((one, other) => compareUsers(tab, one, other))
        .map(({ id }) => id);
    expect(sorted("ready")).toEqual(["a", "b", "c"]);
    expect(sorted("declined")).toEqual(["c", "b", "a"]);
  });
});

describe("what was decided", () => {
  it("keeps the accounts that were shown, with what became of each", () => {
    const decided = addDecided(
      [],
      [old, young],
      [
        { id: "a", outcome: "approved" },
        { id: "b", outcome: "changed_elsewhere" },
        { id: "x", outcome: "not_found" },
      ],
    );
    expect(decided).toEqual([
      { user: old, outcome: "approved" },
      { user: young, outcome: "changed_elsewhere" },
    ]);
  });

  it("remembers the last decision on an account, also once the list has let go of it", () => {
    const first = addDecided([], [old], [{ id: "a", outcome: "declined" }]);
    expect(addDecided(first, [], [{ id: "a", outcome: "approved" }])).toEqual([
      { user: old, outcome: "approved" },
    ]);
  });
});
