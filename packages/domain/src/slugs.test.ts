import { describe, expect, it } from "vitest";
import { changeOfSlug, isReservedSlug, isSlug, proposeSlug, withEnding } from "./slugs.ts";

describe("a slug", () => {
  it.each(["nona", "nona-bakery", "a1b", "x".repeat(40), "24-7"])("may be %s", (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    "",
    "ab",
    "x".repeat(41),
    "Nona",
    "no na",
    "-nona",
    "nona-",
    "no--na",
    "../etc",
    "a/b",
    "a.b",
    "נונה",
    "a%2fb",
    "a\u0000b",
  ])("may not be %j", (slug) => {
    expect(isSlug(slug)).toBe(false);
  });

  it("is not to be had where the product needs it, or where it looks like an id", () => {
    expect(["admin", "api", "menu", "public"].every(isReservedSlug)).toBe(true);
    expect(isReservedSlug("01890000-0000-7000-8000-000000000000")).toBe(true);
    expect(isReservedSlug("nona")).toBe(false);
  });
});

describe("a proposed slug", () => {
  it.each([
    ["Nona Bakery", "nona-bakery"],
    ["Crème & Brûlée!", "creme-brulee"],
    ["Dana's Cakes", "danas-cakes"],
    ["מאפיית נונה", "mapiit-nonh"],
    ["حلويات", "hlwiat"],
    ["甘い", "menu-x7"],
    ["Admin", "admin-x7"],
    ["B", "b-x7"],
    ["", "menu-x7"],
  ])("of %s is %s", (name, slug) => {
    expect(proposeSlug(name, "x7")).toBe(slug);
  });

  it("is always a slug that may be had", () => {
    const letters = "aZ9 -_'./\\éא ع\u0000漢💐";
    for (let seed = 1; seed < 3000; seed += 1) {
      const name = Array.from(
        { length: seed % 60 },
        (_one, index) => letters[(seed * (index + 7)) % letters.length],
      ).join("");
      const slug = proposeSlug(name, "a1b2");
      expect([name, isSlug(slug), isReservedSlug(slug)]).toEqual([name, true, false]);
    }
    expect(withEnding("x".repeat(40), "a1b2")).toHaveLength(40);
  });
});

describe("another slug", () => {
  const slugs = [
    { slug: "new", isCurrent: true, isOpen: true },
    ...Array.from({ length: 20 }, (_one, index) => ({
      slug: `old-${index}`,
      isCurrent: false,
      isOpen: true,
    })),
  ];

  it("is open as the one before was, and the oldest of more than twenty former ones goes", () => {
    const change = { isOwn: false, isOpen: true, removed: ["old-19"] };
    expect(changeOfSlug(slugs, "newer")).toEqual(change);
    const closed = [{ slug: "new", isCurrent: true, isOpen: false }];
    expect(changeOfSlug(closed, "newer")).toEqual({ isOwn: false, isOpen: false, removed: [] });
    expect(changeOfSlug([], "first")).toEqual({ isOwn: false, isOpen: false, removed: [] });
  });

  it("may be a former one", () => {
    const change = { isOwn: true, isOpen: true, removed: [] };
    expect(changeOfSlug(slugs, "old-3")).toEqual(change);
    expect(changeOfSlug(slugs, "new")).toEqual(change);
  });
});
