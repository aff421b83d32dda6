import { makeTranslate } from "@marzipan/phrases/translate";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { expect, it } from "vitest";
import { sayRhythm } from "./say-rhythm.rules.ts";

const t = makeTranslate("en", await loadAppPhrases("en"));

it.each([
  [1, "about every day"],
  [3, "about every 3 days"],
  [7, "about every week"],
  [20, "about every 3 weeks"],
  [59, "about every 8 weeks"],
  [61, "about every 2 months"],
])("says %i days between orders", (days, words) => {
  expect(sayRhythm(t, days)).toBe(words);
});
