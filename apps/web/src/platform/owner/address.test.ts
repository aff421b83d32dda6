import { describe, expect, it } from "vitest";
import { makeAddress } from "./address.ts";

describe("a call's address", () => {
  it("fills parameters, escaped", () => {
    expect(makeAddress("/api/orders/{id}", { id: "a/b ?" }, undefined)).toBe(
      "/api/orders/a%2Fb%20%3F",
    );
  });

  it("leaves out what is not said and repeats lists", () => {
    const query = {
      q: "",
      status: undefined,
      sort: null,
      limit: 25,
      deleted: false,
      mark: ["a", "b"],
    };
    expect(makeAddress("/api/orders", undefined, query)).toBe(
      "/api/orders?limit=25&deleted=false&mark=a&mark=b",
    );
  });
});
