import { describe, expect, it } from "vitest";
import { changedFields, readDraft } from "./use-draft.ts";

describe("a kept draft", () => {
  it("is what was typed", () => {
    expect(readDraft('{"name":"Noa","phone":""}')).toEqual({ name: "Noa", phone: "" });
  });

  it("is none when nothing or nonsense is kept", () => {
    expect(readDraft(null)).toBeNull();
    expect(readDraft("{half")).toBeNull();
    expect(readDraft("[1]")).toBeNull();
    expect(readDraft("null")).toBeNull();
  });
});

describe("what is kept of a form", () => {
  const own = { name: "Noa", allergens: ["milk"], notes: "" };

  it("is only what was changed, lists compared by what they hold", () => {
    const values = { name: "Noa Levi", allergens: ["milk"], notes: "" };
    expect(changedFields(values, own)).toEqual({ name: "Noa Levi" });
  });

  it("is nothing when all is as it was", () => {
    expect(changedFields({ ...own, allergens: ["milk"] }, own)).toBeNull();
  });
});
