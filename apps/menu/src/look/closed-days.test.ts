import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import { locales } from "@marzipan/phrases/locales";
import { expect, it } from "vitest";
import { sayClosedDays } from "./closed-days.ts";

const say = (language: Language, from: string, to: string): string =>
  sayClosedDays({ language, tag: locales[language].tag, format: makeFormat(language) }, from, to);

it("closed days end without a point of their own in every language", () => {
  for (const language of languages) {
    for (const month of ["01", "02", "03", "04", "07", "09", "12"]) {
      for (const last of ["08", "09"]) {
        expect(say(language, `2026-${month}-08`, `2026-${month}-${last}`)).not.toMatch(/[.॰]$/);
      }
    }
  }
});

it("closed days are named as people name them", () => {
  expect(say("en", "2026-12-08", "2026-12-08")).toBe("December 8");
  expect(say("ja", "2026-12-08", "2026-12-09")).toBe("12月8日～9日");
  expect(say("zh", "2026-12-08", "2026-12-08")).toBe("12月8日");
});
