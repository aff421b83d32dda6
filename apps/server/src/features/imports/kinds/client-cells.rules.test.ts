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
  const clientOf = (cells: Parameters<typeof clientOfCells>[0]) => clientOfCells(cells, "IL");

  it("give the first phone and email, and the notes the others", () => {
    const cells = {
      name: " Noa \n Levi ",
      phone: "052-555-0142 ::: 054-555-0199",
      email: "mailto:noa@example.com; n@example.com",
      notes: "Likes poppy",
    };
    expect(clientOf(cells)).toEqual({
      draft: {
        name: "Noa Levi",
        phone: "052-555-0142",
        email: "noa@example.com",
        language: null,
        allergens: [],
        allergyNote: "",
        notes: "Likes poppy\n054-555-0199\nn@example.com",
      },
      addedNotes: ["054-555-0199", "n@example.com"],
      moved: [],
    });
  });

  it.each([
    ["-", null, ""],
    ["n/a", null, ""],
    ["'997830002", "997830002", ""],
    ["052-5550117 (mother)", "052-5550117", "052-5550117 (mother)"],
    ["Tel. 052-5550118", "052-5550118", ""],
    ["*6550", "*6550", ""],
    ["+972 52 555 0121 ext. 3", "+972 52 555 0121 ext. 3", ""],
    ["Tel: 03-555-0121 x12", "03-555-0121 x12", ""],
    ["03-555-0121 ext. 3, *6550", "03-555-0121 ext. 3", "*6550"],
    ["9 9158 0001, 9158 0002", "9 9158 0001", "9158 0002"],
    ["052-5550001/052-5550002", "052-5550001", "052-5550002"],
    ["052-5550001 or 052-5550002", "052-5550001", "052-5550002"],
    ["12", null, "12"],
  ])("take the phone of %j as %j and note %j", (phone, kept, noted) => {
    expect(clientOf({ name: "Ann", phone }).draft).toMatchObject({ phone: kept, notes: noted });
  });

  it("take the address of a written-out email, and note what is none", () => {
    expect(clientOf({ name: "Flo", email: "Flo <flo@example.test>" }).draft.email).toBe(
      "flo@example.test",
    );
    expect(clientOf({ name: "Flo", email: "ask her" })).toMatchObject({
      draft: { email: null, notes: "ask her" },
      moved: ["email"],
    });
  });

  it("call a client without a name by phone or email", () => {
    expect(clientOf({ phone: "050-555-0003 ::: 054-555-0004" }).draft).toMatchObject({
      name: "050-555-0003",
      notes: "054-555-0004",
    });
    expect(clientOf({ name: "-", email: "a@example.test" }).draft.name).toBe("a@example.test");
  });

  it("cut what is too long and keep the whole in the notes", () => {
    const name = "Anna ".repeat(40).trim();
    const { draft, moved } = clientOf({ name, allergyNote: "nuts ".repeat(100) });
    expect(draft.name.length).toBeLessThanOrEqual(120);
    expect(draft.notes).toContain(name);
    expect(draft.allergyNote.length).toBeLessThanOrEqual(300);
    expect(moved).toEqual(["allergyNote", "name"]);
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
