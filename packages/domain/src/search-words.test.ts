import { describe, expect, it } from "vitest";
import { personPatterns, wordPatterns } from "./search-words.ts";

describe("wordPatterns", () => {
  it("are one a word, normalised, with wildcards taken literally", () => {
    expect(wordPatterns("  Crème   100% a_b\\ ")).toEqual(["%creme%", "%100\\%%", "%a\\_b\\\\%"]);
  });

  it("are the same for ß, ẞ and ss", () => {
    for (const street of ["Müller-Straße", "MÜLLER-STRAẞE", "müller-strasse"])
      expect(wordPatterns(street)).toEqual(["%mUller-strAsse%"]);
  });

  it.each([
    ["Müller", "mueller", "MÜLLER", "mu\u0308ller"],
    ["Jäger", "jaeger"],
    ["Köhler", "koehler"],
    ["bœuf", "boeuf"],
    ["smørrebrød", "smoerrebroed"],
  ])("are the same however %s is spelled", (...spellings) => {
    expect(new Set(spellings.flatMap(wordPatterns)).size).toBe(1);
  });

  it("are none for nothing, and at most eight", () => {
    expect([wordPatterns(""), wordPatterns(" \u0301 ")]).toEqual([[], []]);
    expect(wordPatterns("a b c d e f g h i j")).toHaveLength(8);
  });
});

describe("personPatterns", () => {
  it.each([
    ["054-123 4567", ["%541234567%"]],
    ["+972 54", ["%97254%"]],
    ["+972505550152", ["%505550152%"]],
    ["972505550152", ["%505550152%"]],
    ["00972 50-555-0152", ["%505550152%"]],
    ["+1 (212) 555-1234", ["%2125551234%"]],
    ["+49 (0)30 1234567", ["%301234567%"]],
    ["+351 912 345 678", ["%912345678%"]],
    ["0151 12345678", ["%15112345678%"]],
    ["212-555-1234", ["%2125551234%"]],
    ["٠٥٤١٢٣", ["%54123%"]],
    ["۰۵۴۱", ["%541%"]],
    ["०५४१", ["%541%"]],
    ["\u202a054\u2013123\u202c", ["%54123%"]],
    ["tel:054 123", ["%54123%"]],
    ["000", ["%0%"]],
    ["12", ["%12%"]],
    ["dana 054", ["%dana%", "%054%"]],
    ["a@b.test", ["%a@b.test%"]],
  ])("of %s are %j", (query, patterns) => {
    expect(personPatterns(query)).toEqual(patterns);
  });
});
