import { describe, expect, it } from "vitest";
import { readDemoLanguage } from "./demo-language.ts";

describe("the demo's language", () => {
  it.each([
    [{ DEMO_LANGUAGE: "ja", LANG: "de_DE.UTF-8" }, "fr-FR", "ja"],
    [{ LC_ALL: "he_IL.UTF-8", LANG: "de_DE.UTF-8" }, "en-US", "he"],
    [{ LC_MESSAGES: "es_MX", LANG: "de_DE.UTF-8" }, "en-US", "es"],
    [{ LANG: "pt_BR.UTF-8" }, "en-US", "pt"],
    [{ LANG: "zh_CN.GB18030" }, "en-US", "zh"],
    [{ LANG: "iw_IL" }, "en-US", "he"],
    [{ LANG: "de_AT@euro" }, "en-US", "de"],
    [{}, "hi-IN", "hi"],
    [{ LANG: "C.UTF-8" }, "fr-CA", "fr"],
    [{ LANG: "C" }, "en-US", "en"],
    [{ LANG: "tlh" }, "tlh", "en"],
    [{ DEMO_LANGUAGE: "", LANG: "POSIX" }, "ar", "ar"],
  ] as const)("of %j on a machine in %s is %s", (environment, machine, language) => {
    expect(readDemoLanguage(environment, machine)).toBe(language);
  });

  it("is refused where it is none of the ten", () => {
    expect(() => readDemoLanguage({ DEMO_LANGUAGE: "tlh" })).toThrow(/DEMO_LANGUAGE.*"tlh"/);
  });
});
