import { describe, expect, it } from "vitest";
import { checkoutHref, readChoice, readOnward, successHref } from "./plan-choice.ts";

describe("what is to be bought", () => {
  it("is read from the address", () => {
    expect(readChoice({ plan: "pro", interval: "month" })).toEqual({
      plan: "pro",
      interval: "month",
    });
    expect(readChoice({ plan: "premium" })).toEqual({ plan: "premium", interval: "year" });
    expect(readChoice({ plan: "premium", interval: "day" })?.interval).toBe("year");
  });

  it("is never a plan that is not sold", () => {
    expect(readChoice({ plan: "basic" })).toBeNull();
    expect(readChoice({ plan: "admin", interval: "month" })).toBeNull();
    expect(readChoice({})).toBeNull();
  });

  it("stands in the addresses of the checkout, with the page to go on with", () => {
    const choice = { plan: "pro", interval: "year" } as const;
    expect(checkoutHref(choice)).toBe("/checkout?plan=pro&interval=year");
    expect(successHref(choice, "/reports?month=2026-10")).toBe(
      "/checkout/success?plan=pro&interval=year&wanted=%2Freports%3Fmonth%3D2026-10",
    );
  });
});

describe("the page to go on with", () => {
  it("is one of this site", () => {
    expect(readOnward({ wanted: "/expenses" })).toBe("/expenses");
    expect(readOnward({ wanted: "https://elsewhere.example/" })).toBeNull();
    expect(readOnward({ wanted: "//elsewhere.example" })).toBeNull();
  });
});
