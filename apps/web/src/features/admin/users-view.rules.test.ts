import { describe, expect, it } from "vitest";
import { readUsersView } from "./users-view.rules.ts";

describe("what the address asks of the list of accounts", () => {
  it("is search, filter, plan and the open sheet", () => {
    expect(readUsersView({ q: "noa", filter: "blocked", plan: "pro", user: "1" })).toEqual({
      q: "noa",
      filter: "blocked",
      plan: "pro",
      userId: "1",
    });
  });

  it("is everybody when it says nothing known", () => {
    expect(readUsersView({ filter: "sleepy", plan: "gold" })).toEqual({
      q: "",
      filter: undefined,
      plan: undefined,
      userId: undefined,
    });
  });
});
