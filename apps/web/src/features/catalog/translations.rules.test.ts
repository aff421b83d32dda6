import { describe, expect, it } from "vitest";
import { changeTranslation, translatedLanguages } from "./translations.rules.ts";

describe("texts in other languages", () => {
  it("keep what is written and leave out what is emptied", () => {
    const one = changeTranslation<"name" | "note">({}, "he", "name", "חלה");
    const two = changeTranslation(one, "he", "note", "גדולה");
    expect(two).toEqual({ he: { name: "חלה", note: "גדולה" } });
    expect(changeTranslation(two, "he", "note", "")).toEqual({ he: { name: "חלה" } });
    expect(changeTranslation(one, "he", "name", "")).toEqual({});
  });

  it("count a language once it says something", () => {
    expect(translatedLanguages({ ar: { name: "خبز" }, fr: { name: " " }, de: {} })).toEqual(["ar"]);
  });
});
