import { describe, expect, it } from "vitest";
import { pickLanguage, pickTags } from "./pick-language.ts";

describe("the language at the start", () => {
  it("is the one that a link asked for, then the stored one, then the browser's, then English", () => {
    const browser = ["sv-SE", "de-AT", "fr"];
    expect(pickLanguage({ visit: "he", stored: "ja", browser })).toBe("he");
    expect(pickLanguage({ visit: null, stored: "ja", browser })).toBe("ja");
    expect(pickLanguage({ visit: null, stored: null, browser })).toBe("de");
    expect(pickLanguage({ visit: null, stored: null, browser: ["sv-SE"] })).toBe("en");
  });

  it("takes no code that is none of the ten", () => {
    expect(pickLanguage({ visit: "xx", stored: "tlh", browser: [] })).toBe("en");
  });

  it("knows Hebrew by its old code", () => {
    expect(pickLanguage({ visit: null, stored: null, browser: ["iw-IL"] })).toBe("he");
  });
});

describe("the tags of a language", () => {
  it("take the browser's region of the same language", () => {
    expect(pickTags("es", ["en-US", "es-MX"]).tag).toBe("es-MX");
    expect(pickTags("en", ["en-GB"])).toEqual({ tag: "en-GB", componentTag: "en-GB" });
  });

  it("keep Western digits in Arabic and Hindi whatever the region", () => {
    expect(pickTags("ar", ["ar-EG"]).tag).toBe("ar-EG-u-nu-latn");
    expect(pickTags("hi", ["hi-IN"]).componentTag).toBe("hi-IN-u-nu-latn");
  });

  it("stay the language's own without a fitting region, and always simplified in Chinese", () => {
    expect(pickTags("pt", ["en-US"]).tag).toBe("pt-BR");
    expect(pickTags("zh", ["zh-TW"]).tag).toBe("zh-CN");
  });
});
