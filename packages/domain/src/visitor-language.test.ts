import { describe, expect, it } from "vitest";
import { pickVisitorLanguage } from "./visitor-language.ts";

describe("a visitor's language", () => {
  it("is the one asked for, then the browser's, then the owner's", () => {
    expect(pickVisitorLanguage("ja", "de", "he")).toBe("ja");
    expect(pickVisitorLanguage(undefined, "sv, de-AT;q=0.7, ar;q=0.9", "he")).toBe("ar");
    expect(pickVisitorLanguage("xx", "sv", "he")).toBe("he");
    expect(pickVisitorLanguage(undefined, undefined, "fr")).toBe("fr");
  });

  it("is none that the browser excludes, and knows Hebrew by its old code", () => {
    expect(pickVisitorLanguage(undefined, "de;q=0, es;q=0.1", "en")).toBe("es");
    expect(pickVisitorLanguage(undefined, "iw-IL", "en")).toBe("he");
  });

  it("takes any header without falling over", () => {
    expect(pickVisitorLanguage(["he", "ar"], ";;q=,,=;q=x, *;q=1", "pt")).toBe("pt");
  });
});
