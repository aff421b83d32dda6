import { describe, expect, it } from "vitest";
import { readClientsView } from "./clients-view.rules.ts";

describe("the view of the list of clients", () => {
  it("begins with everybody by name", () => {
    expect(readClientsView({})).toEqual({ q: "", sort: "name" });
  });

  it("is what the address says", () => {
    expect(readClientsView({ q: "noa", sort: "recent" })).toEqual({ q: "noa", sort: "recent" });
  });

  it("does not trust the address", () => {
    const view = readClientsView({ q: "x".repeat(500), sort: "drop table" });
    expect(view).toEqual({ q: "x".repeat(100), sort: "name" });
  });
});
