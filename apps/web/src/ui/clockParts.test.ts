import { describe, expect, it } from "vitest";
import { splitClock } from "./clockParts.ts";

function written(value: string, locale: string): string[] {
  return splitClock(value, locale).map((part) => (part.isPeriod ? `(${part.text})` : part.text));
}

describe("splitClock", () => {
  it("sets the half of the day apart where the language counts to twelve", () => {
    expect(written("09:30", "en-US")).toEqual(["9:30", "(AM)"]);
    expect(written("16:15", "en-US")).toEqual(["4:15", "(PM)"]);
    expect(written("16:15", "ar-AE")).toEqual(["4:15", "(م)"]);
  });

  it("writes two digits for the hour where the language counts to twenty-four", () => {
    for (const locale of ["he-IL", "fr-FR", "de-DE", "es-ES", "ja-JP", "pt-BR", "zh-CN"]) {
      expect(written("09:05", locale)).toEqual(["09:05"]);
    }
  });

  it("writes midnight and noon as the language does", () => {
    expect(written("00:00", "en-US")).toEqual(["12:00", "(AM)"]);
    expect(written("12:00", "en-US")).toEqual(["12:00", "(PM)"]);
    expect(written("00:00", "he-IL")).toEqual(["00:00"]);
  });

  it("answers nothing for what is no time", () => {
    for (const text of ["", "9:30", "25:00", "noon"]) expect(splitClock(text, "en-US")).toEqual([]);
  });
});
