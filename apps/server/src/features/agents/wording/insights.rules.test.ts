import { languages } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { formatIn, wordsIn } from "../../../platform/formats/translator.ts";
import { labelOf } from "./insights.rules.ts";

const keys = ["of", "lost", "of_before", "lost_before"] as const;

describe("the figures of cancelled orders and declined requests", () => {
  it("say what was counted", async () => {
    const words = { t: await wordsIn("en"), format: formatIn("en") };
    expect(keys.map((key) => labelOf("cancelled_more", key, words))).toEqual([
      "Orders",
      "Cancelled",
      "Orders before",
      "Cancelled before",
    ]);
    expect(keys.map((key) => labelOf("declined_more", key, words))).toEqual([
      "Requests",
      "Declined",
      "Requests before",
      "Declined before",
    ]);
  });

  it.each(languages)("have four different names in %s", async (language) => {
    const words = { t: await wordsIn(language), format: formatIn(language) };
    for (const kind of ["cancelled_more", "declined_more"] as const) {
      expect(new Set(keys.map((key) => labelOf(kind, key, words))).size).toBe(4);
    }
  });
});
