import { makeFormat } from "@marzipan/phrases/format";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, it } from "vitest";
import { makeDayWords } from "./day-words.rules.ts";

const t = makeTranslate("en", await loadAppPhrases("en"));
const words = makeDayWords(t, makeFormat("en"), "2026-11-21");

describe("words for a day", () => {
  it("name today and its neighbours", () => {
    expect(["2026-11-20", "2026-11-21", "2026-11-22"].map(words.short)).toEqual([
      "Yesterday",
      "Today",
      "Tomorrow",
    ]);
    expect(words.head("2026-11-21")).toBe("Today");
    expect(words.beside("2026-11-21")).toBe("Saturday, November 21");
  });

  it("tell a day of these months without its year, and how far away it is", () => {
    expect(words.short("2026-11-29")).toBe("Sun, Nov 29");
    expect(words.head("2027-01-03")).toBe("Sunday, January 3");
    expect(words.beside("2026-11-29")).toBe("in 8 days");
    expect(words.beside("2027-01-03")).toBe("Jan 3, 2027");
  });

  it("tell a day of long ago with its year, so that it is not taken for this year's", () => {
    expect(words.short("2025-11-23")).toBe("Nov 23, 2025");
    expect(words.head("2025-11-23")).toBe("Nov 23, 2025");
    expect(words.beside("2025-11-23")).toBe("Sunday");
    expect(words.short("2027-11-23")).toBe("Nov 23, 2027");
    expect(words.withWeekday("2026-11-22")).toBe("Sun, Nov 22");
    expect(words.withWeekday("2025-11-23")).toBe("Sun, Nov 23, 2025");
  });

  it("tell a day of another year with it where no weekday stands beside", () => {
    expect(words.brief("2026-01-05")).toBe("Jan 5");
    expect(words.brief("2025-12-12")).toBe("Dec 12, 2025");
    expect(words.brief("2027-01-03")).toBe("Jan 3, 2027");
  });
});
