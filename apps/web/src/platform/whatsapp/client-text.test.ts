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
  items: [
    { dessert_name: "orange cake", quantity: 1 },
    { dessert_name: "rugelach", quantity: 24 },
  ],
  fulfilment: "pickup",
  address: "14 Masada St",
  total: 180,
  amount: 180,
  balance: 0,
  currency: "ILS",
  business: "Levi Bakehouse",
  link: "https://marzipan.example/order/abc42",
};

describe("a text to a client", () => {
  it("confirms the order with first name, items, day, time, place, sum and link", async () => {
    const text = writeClientText("confirmation", facts, await speechOf("en"));
    expect(text).toBe(
      [
        "Hi Noa, got it: 1 orange cake, 24 rugelach.",
        "Friday, November 27 at 9:30 AM, pick-up at 14 Masada St.",
        "Total: ₪180.",
        "https://marzipan.example/order/abc42",
      ].join("\n"),
    );
  });

  it("names the year of a delivery long ago", async () => {
    const old = { ...facts, day: "2025-12-12" };
    const text = writeClientText("reminder", old, await speechOf("en"));
    expect(text).toContain("Fri, Dec 12, 2025");
  });

  it("leaves out what is missing: time, place, balance, link", async () => {
    const bare = { ...facts, time: null, address: "", link: null };
    const speech = await speechOf("en");
    const text = writeClientText("confirmation", bare, speech);
    expect(text.split("\n").slice(1)).toEqual(["Friday, November 27, pick-up.", "Total: ₪180."]);
    expect(writeClientText("ready", facts, speech)).not.toContain("To pay");
    expect(writeClientText("ready", { ...facts, balance: 30 }, speech)).toContain("To pay: ₪30.");
  });

  it("names three items, how many more, and the order's number where there is none", async () => {
    const items = ["a", "b", "c", "d", "e"].map((dessert_name) => ({ dessert_name, quantity: 1 }));
    const speech = await speechOf("en");
    expect(writeClientText("moved", { ...facts, items }, speech)).not.toContain("1 d");
    expect(writeClientText("confirmation", { ...facts, items }, speech)).toContain(
      "1 a, 1 b, 1 c, and 2 more",
    );
    expect(writeClientText("confirmation", { ...facts, items: [] }, speech)).toContain("#42");
  });

  it("reminds of a deposit with the whole balance beside it", async () => {
    const deposit = { ...facts, amount: 36, balance: 120 };
    const text = writeClientText("deposit", deposit, await speechOf("en"));
    expect(text).toContain("₪36");
    expect(text).toContain("₪120");
  });

  it("takes the owner's own wording of that language only, and drops a line without a value", async () => {
    const own = { "ready.en": "{name}: come! {business}\nTrack: {link}", "ready.he": "בואו" };
    expect(writeClientText("ready", { ...facts, link: null }, await speechOf("en"), own)).toBe(
      "Noa Levi: come! Levi Bakehouse",
    );
    expect(writeClientText("ready", facts, await speechOf("fr"), own)).not.toContain("come!");
  });

  it("keeps names in their own direction, in both directions of writing, and the link bare", async () => {
    for (const language of ["he", "ar"] as const) {
      const text = writeClientText("on_the_way", facts, await speechOf(language));
      expect(text).toContain("\u2068Noa\u2069");
      expect(text.split("\n").at(-1)).toBe(facts.link);
    }
    const hebrew = { ...facts, clientName: "תמר" };
    expect(writeClientText("moved", hebrew, await speechOf("en"))).toContain("\u2068תמר\u2069");
  });

  it("stays short enough for WhatsApp, and keeps the link", async () => {
    const items = [{ dessert_name: "עוגה".repeat(1000), quantity: 1 }];
    const speech = await speechOf("he");
    const text = writeClientText("confirmation", { ...facts, items }, speech);
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(12_000);
    expect(text.endsWith(facts.link ?? "")).toBe(true);
    const own = { "confirmation.he": `${"מלל ".repeat(1000)}\n{link}` };
    const long = writeClientText("confirmation", facts, speech, own);
    expect(encodeURIComponent(long).length).toBeLessThanOrEqual(12_000);
    expect(long.endsWith(facts.link ?? "")).toBe(true);
  });

  it("has no unfilled place in any kind and language", async () => {
    for (const language of ["en", "he", "ar", "fr", "de", "es", "zh", "hi", "ja", "pt"] as const) {
      const speech = await speechOf(language);
      for (const kind of whatsappTextKinds) {
        expect(writeClientText(kind, facts, speech)).not.toMatch(/[{}\0]/);
      }
    }
  });
});
