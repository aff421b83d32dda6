import { describe, expect, it } from "vitest";
import { readDraft } from "./use-draft.ts";

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
