import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listLegalNumbers } from "./legal-numbers.ts";
import { readLegalText } from "./legal-text.ts";

const names = ["terms", "privacy", "refund", "security"] as const;
const read = (name: string, language: Language) =>
  readLegalText(
    readFileSync(new URL(`legal/${name}.${language}.md`, import.meta.url), "utf8"),
    listLegalNumbers(language),
  );

describe.each(names)("the legal text %s", (name) => {
  const english = read(name, "en");

  it.each(languages)(
    "has in %s the sections, lists and numbers that the English one has",
    (language) => {
      const shapeOf = (sections: typeof english) =>
        sections.map(({ id, blocks }) => [
          id,
          ...blocks.map((block) => (block.kind === "list" ? block.items.length : block.kind)),
        ]);
      const numbersOf = (sections: typeof english) =>
        sections.map(({ id, short, blocks }) => [
          id,
          (JSON.stringify([short, blocks]).match(/\d+/g) ?? []).toSorted(),
        ]);
      const sections = read(name, language);
      expect(shapeOf(sections)).toEqual(shapeOf(english));
      expect(numbersOf(sections)).toEqual(numbersOf(english));
      for (const { title, short } of sections) {
        expect([title.length > 0, short.length > 20 || language === "zh"]).toEqual([true, true]);
      }
    },
  );
});

describe("reading a legal text", () => {
  it("keeps a range of numbers on one line, in Japanese with its own dash", () => {
    expect(listLegalNumbers("en")["review"]).toBe("2\u2060–\u20603");
    expect(listLegalNumbers("ja")["review"]).toBe("2\u2060～\u20603");
    expect(listLegalNumbers("ja")["window"]).toBe("14");
  });

  it("refuses a number that nobody gives", () => {
    expect(() => readLegalText("## a A\nFor {nobody} days.", {})).toThrow("{nobody}");
  });
});
