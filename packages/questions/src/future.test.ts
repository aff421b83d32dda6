import type { Language } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { understand } from "./understand.ts";

const when = { today: "2026-11-26", weekStart: 0 };

describe("a question about money to come", () => {
  it.each([
    ["How much will I earn in December?", "en"],
    ["how much am I going to make in december", "en"],
    ["what is the expected revenue in december", "en"],
    ["כמה ארוויח בדצמבר?", "he"],
    ["כמה הכנסות יהיו לי בדצמבר", "he"],
    ["كم سأربح في ديسمبر؟", "ar"],
    ["كم رح نبيع في ديسمبر", "ar"],
    ["Combien vais-je gagner en décembre ?", "fr"],
    ["Combien gagnerons-nous en décembre ?", "fr"],
    ["Wie viel werde ich im Dezember verdienen?", "de"],
    ["Wie viel werde ich im Dezember einnehmen?", "de"],
    ["¿Cuánto voy a ganar en diciembre?", "es"],
    ["¿Cuánto ganaré en diciembre?", "es"],
    ["Quanto vou ganhar em dezembro?", "pt"],
    ["Qual será o faturamento em dezembro?", "pt"],
    ["दिसंबर में कितनी कमाई होगी?", "hi"],
    ["मैं दिसंबर में कितना कमाऊंगा", "hi"],
    ["12月会赚多少钱？", "zh"],
    ["12月の売上はいくらになりますか", "ja"],
    ["12月はいくら稼げますか", "ja"],
  ] as const)("is of the days to come: %s", (question, language) => {
    const found = understand(question, language, when);
    expect(found).toMatchObject({ span: ["2026-12-01", "2026-12-31"], isToCome: true });
  });

  it.each([
    ["How much did I earn in December?", "en", "2025-12-01"],
    ["How much did Will buy in December?", "en", "2025-12-01"],
    ["כמה הרווחתי בדצמבר?", "he", "2025-12-01"],
    ["Comment va février ? chiffre d'affaires", "fr", "2026-02-01"],
    ["vamos a ver las ventas de diciembre", "es", "2025-12-01"],
    ["12月会员的销售额", "zh", "2025-12-01"],
    ["12月の売上はいくらでしたか", "ja", "2025-12-01"],
    ["how much will I earn this month", "en", "2026-11-01"],
    ["how much will I have earned since march", "en", "2026-03-01"],
  ] as const)("is none: %s", (question, language, from) => {
    const found = understand(question, language, when);
    expect(found).toMatchObject({ isToCome: false });
    expect(found?.span[0]).toBe(from);
  });

  it("is of the next such day, and until one from today on", () => {
    const of = (question: string, language: Language) => understand(question, language, when)?.span;
    expect(of("how much will we earn on Friday", "en")).toEqual(["2026-11-27", "2026-11-27"]);
    expect(of("how much will I earn until December 5", "en")).toEqual(["2026-11-26", "2026-12-05"]);
    expect(of("how much will I sell for hanukkah", "en")?.[0]).toBe("2026-12-05");
  });
});
