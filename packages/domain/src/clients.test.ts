import { describe, expect, it } from "vitest";
import {
  blankClient,
  clientSearchKey,
  isSamePhone,
  longNotes,
  mergeFields,
  recognise,
  usualGap,
} from "./clients.ts";
const nobody = blankClient;

describe("isSamePhone", () => {
  it.each([
    ["054-123 4567", "0541234567", true],
    ["054-1234567", "+972 54 123 4567", true],
    ["00972541234567", "+972541234567", true],
    ["054-1234567", "054-1234568", false],
    ["12345", "99912345", false],
    ["1234567", "+49 1234567", false],
    ["000", "0", false],
    ["", "", false],
  ])("of %s and %s is answered in both orders", (one, other, isSame) => {
    expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([isSame, isSame]);
  });
});

describe("recognise", () => {
  const ada = { phone: "054-1234567", email: "ada@x.test" };

  it("needs more than a name", () => {
    expect(recognise(ada, { phone: null, email: null })).toBe("unknown");
    expect(recognise({ phone: null, email: null }, ada)).toBe("unknown");
    expect(
      recognise({ phone: "054-1234567", email: null }, { phone: null, email: "a@x.test" }),
    ).toBe("unknown");
  });

  it("trusts a phone before an email", () => {
    expect(recognise(ada, { phone: "+972541234567", email: "new@x.test" })).toBe("same");
    expect(recognise(ada, { phone: "03-5555555", email: "ada@x.test" })).toBe("other");
    expect(recognise(ada, { phone: null, email: "ADA@x.test" })).toBe("same");
    expect(recognise(ada, { phone: null, email: "bo@x.test" })).toBe("other");
  });
});

describe("mergeFields", () => {
  it("fills what is empty and loses no allergy and no note", () => {
    const into = {
      ...nobody,
      email: "a@x.test",
      allergens: ["milk" as const],
      allergyNote: "a",
      notes: "n",
    };
    const from = {
      ...nobody,
      phone: "1",
      email: "b@x.test",
      language: "he" as const,
      allergens: ["soy" as const],
    };
    expect(mergeFields(into, { ...from, allergyNote: "b", notes: "n" })).toEqual({
      name: "",
      phone: "1",
      email: "a@x.test",
      language: "he",
      allergens: ["milk", "soy"],
      allergyNote: "a\nb",
      notes: "n",
    });
    expect(mergeFields(nobody, into)).toEqual(into);
    expect(mergeFields(into, nobody)).toEqual(into);
  });
});

describe("longNotes", () => {
  it("names what would not fit, each by itself", () => {
    const full = { ...nobody, allergyNote: "a".repeat(300), notes: "n".repeat(4000) };
    expect(longNotes(full)).toEqual([]);
    expect(longNotes({ ...full, allergyNote: "a".repeat(301) })).toEqual([
      { path: "allergyNote", problem: "too_long", limit: 300 },
    ]);
    expect(longNotes({ ...full, notes: "n".repeat(4001) })).toEqual([
      { path: "notes", problem: "too_long", limit: 4000 },
    ]);
  });
});

describe("clientSearchKey", () => {
  it("holds name, digits and email, normalised", () => {
    const client = { name: " Zoë  Öz", phone: "+972 (54) 1", email: "Z@X.test" };
    expect(clientSearchKey(client)).toBe("zoe oz\n972541\nz@x.test");
    expect(clientSearchKey({ name: "A", phone: null, email: null })).toBe("a\n\n");
  });
});

describe("usualGap", () => {
  it.each([
    ["every week", ["2026-01-01", "2026-01-08", "2026-01-15", "2026-01-22"], 7],
    ["about every three weeks", ["2026-03-05", "2026-01-01", "2026-01-22", "2026-02-13"], 21],
    [
      "one long pause among weeks",
      ["2026-01-01", "2026-01-08", "2026-01-15", "2026-06-15", "2026-06-22"],
      7,
    ],
    ["two gaps only", ["2026-01-01", "2026-01-08", "2026-01-15"], null],
    ["the same day twice", ["2026-01-01", "2026-01-01", "2026-01-08", "2026-01-15"], null],
    ["no rhythm", ["2026-01-01", "2026-01-02", "2026-03-20", "2026-03-22", "2026-07-30"], null],
    ["no orders", [], null],
  ])("%s", (_what, days, gap) => {
    expect(usualGap(days)).toBe(gap);
  });
});
