import { whatsappTextKinds } from "@marzipan/contract/accounts";
import type { Language } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, it } from "vitest";
import { writeClientText } from "./client-text.ts";
import type { TextFacts } from "./client-text.ts";

async function speechOf(language: Language) {
  return {
    language,
    t: makeTranslate(language, await loadAppPhrases(language)),
    format: makeFormat(language),
  };
}

const facts: TextFacts = {
  clientName: " Noa Levi ",
  number: 42,
  day: "2026-11-27",
  today: "2026-11-26",
  time: "09:30",
  amount: 180,
  currency: "ILS",
  business: "Levi Bakehouse",
};

describe("a text to a client", () => {
  it("confirms the order with day, time and sum", async () => {
    const text = writeClientText("confirmation", facts, await speechOf("en"));
    expect(text).toBe(
      "Hi Noa Levi, we’ve got your order #42 down for Friday, November 27 at 9:30 AM. Total: ₪180. Thank you! Levi Bakehouse",
    );
  });

  it("names the year of a delivery long ago", async () => {
    const old = { ...facts, day: "2025-12-12" };
    const text = writeClientText("reminder", old, await speechOf("en"));
    expect(text).toContain("Fri, Dec 12, 2025");
  });

  it("leaves the time out where none is agreed", async () => {
    const text = writeClientText("confirmation", { ...facts, time: null }, await speechOf("en"));
    expect(text).not.toContain("{");
    expect(text).toContain("noted for Friday, November 27.");
  });

  it("reminds of a deposit with the whole balance beside it", async () => {
    const deposit = { ...facts, amount: 36, balance: 120 };
    const text = writeClientText("deposit", deposit, await speechOf("en"));
    expect(text).toContain("the deposit of ₪36 for order #42");
    expect(text).toContain("The whole balance is ₪120.");
  });

  it("takes the owner's own wording of that language only", async () => {
    const own = { "ready.en": "{name}: come! {business}", "ready.he": "בואו" };
    expect(writeClientText("ready", facts, await speechOf("en"), own)).toBe(
      "Noa Levi: come! Levi Bakehouse",
    );
    expect(writeClientText("ready", facts, await speechOf("fr"), own)).not.toContain("come!");
  });

  it("keeps names and numbers in their own direction inside Hebrew and Arabic", async () => {
    for (const language of ["he", "ar"] as const) {
      const text = writeClientText("on_the_way", facts, await speechOf(language));
      expect(text).toContain("\u2068Noa Levi\u2069");
      expect(text).toContain("\u206842\u2069");
    }
  });

  it("has no unfilled place in any kind and language", async () => {
    for (const language of ["en", "he", "ar", "fr", "de", "es", "zh", "hi", "ja", "pt"] as const) {
      const speech = await speechOf(language);
      for (const kind of whatsappTextKinds) {
        expect(writeClientText(kind, facts, speech)).not.toMatch(/[{}]/);
      }
    }
  });
});
