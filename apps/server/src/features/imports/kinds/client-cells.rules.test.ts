import { describe, expect, it } from "vitest";
import { clientOfCells, languageOf, withLostZero } from "./client-cells.rules.ts";

describe("a phone that a spreadsheet took for a number", () => {
  it("gets its leading zero back where the country writes one", () => {
    expect(withLostZero("525550142", "IL")).toBe("0525550142");
    expect(withLostZero("525550142.0", "IL")).toBe("0525550142");
    expect(withLostZero("1701234567", "DE")).toBe("01701234567");
    expect(withLostZero("٥٢٥٥٥٠١٤٢", "IL")).toBe("0525550142");
  });

  it("stays as it is where the country writes none, or where it is no number there", () => {
    expect(withLostZero("2025550142", "US")).toBe("2025550142");
    expect(withLostZero("12345", "IL")).toBe("12345");
    expect(withLostZero("052-555-0142", "IL")).toBe("052-555-0142");
    expect(withLostZero("+972525550142", "IL")).toBe("+972525550142");
    expect(withLostZero("525550142", "")).toBe("525550142");
  });
});

describe("a client's cells", () => {
  it("give the first phone and email, and the notes the others", () => {
    expect(
      clientOfCells(
        {
          name: " Noa \n Levi ",
          phone: "052-555-0142 ::: 054-555-0199",
          email: "mailto:noa@example.com; n@example.com",
          notes: "Likes poppy",
        },
        "IL",
      ),
    ).toEqual({
      name: "Noa Levi",
      phone: "052-555-0142",
      email: "noa@example.com",
      language: null,
      allergens: [],
      allergyNote: "",
      notes: "Likes poppy\n054-555-0199\nn@example.com",
    });
  });
});

describe("a language", () => {
  it("is known by its code and by its name in each of the ten", () => {
    expect(["he", "he-IL", "Hebrew", "עברית", "العبرية", "Hebräisch"].map(languageOf)).toEqual(
      Array.from({ length: 6 }, () => "he"),
    );
    expect([languageOf("Klingon"), languageOf(""), languageOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
