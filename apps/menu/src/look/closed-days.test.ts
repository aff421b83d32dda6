import { languages } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { expect, it } from "vitest";
import { sayClosedDays } from "./closed-days.ts";

it("closed days end without a point of their own in every language", () => {
  for (const language of languages) {
    const { tag } = locales[language];
    for (const month of ["01", "02", "03", "04", "07", "09", "12"]) {
      for (const last of ["08", "09"]) {
        expect(sayClosedDays(tag, `2026-${month}-08`, `2026-${month}-${last}`)).not.toMatch(
          /[.॰]$/,
        );
      }
    }
  }
});

it("one closed day is no span", () => {
  expect(sayClosedDays("en", "2026-12-08", "2026-12-08")).toBe("December 8");
});
