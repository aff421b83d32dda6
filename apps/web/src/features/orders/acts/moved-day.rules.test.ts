import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, it } from "vitest";
import { makeDayWords } from "../../../platform/calendar/day-words.rules.ts";
import { sayNewDay } from "./moved-day.rules.ts";

async function sayerIn(language: Language) {
  const t = makeTranslate(language, await loadAppPhrases(language));
  const days = makeDayWords(t, makeFormat(language), "2026-11-21");
  return { say: (day: string): string => sayNewDay(t, days, "moved_to", day) };
}

describe("where an order was moved to", () => {
  it("is said with the weekday, and with the year where it is far", async () => {
    const { say } = await sayerIn("en");
    expect(say("2026-11-29")).toBe("Moved to Sunday, November 29");
    expect(say("2025-11-23")).toBe("Moved to Sun, Nov 23, 2025");
  });

  it.each([
    ["en", "Moved to today", "Moved to tomorrow"],
    ["fr", "Déplacée à aujourd’hui", "Déplacée à demain"],
    ["es", "Movido a hoy", "Movido a mañana"],
  ] as const)(
    "is a sentence of its own for today and tomorrow in %s",
    async (language, ...said) => {
      const { say } = await sayerIn(language);
      expect(["2026-11-21", "2026-11-22"].map(say)).toEqual(said);
    },
  );

  it("joins the Hebrew preposition to the word for day", async () => {
    const { say } = await sayerIn("he");
    expect(say("2026-11-30")).toBe("הועברה ליום שני, 30 בנובמבר");
    expect(say("2026-11-22")).toBe("הועברה למחר");
  });
});
