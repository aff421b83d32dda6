import { describe, expect, it } from "vitest";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { findIntent } from "./agent-intent.ts";

function intentOf(message: string, language: Language = "en"): string {
  return findIntent({ message, language, plan: "pro", isAdvisorChosen: false });
}

const spec =
  "marketing sales revenue profit customer business strategy campaign growth competitor pricing promotion analysis increase improve optimize expand plan advice recommend";

describe("the intent of a message", () => {
  it.each(spec.split(" "))("is business with %s, in every language", (keyword) => {
    for (const language of languages) {
      expect(intentOf(`About ${keyword.toUpperCase()}?`, language)).toBe("business");
    }
  });

  it.each([
    ["en", "How do my customers' birthdays help me"],
    ["en", "was it improved"],
    ["he", "איך להגדיל את המכירות"],
    ["he", "ושהלקוחות שלי יחזרו"],
    ["he", "מהרווחים של החודש"],
    ["he", "תן לי המלצות"],
    ["he", "כמה הכנסתי החודש"],
    ["en", "who owes me money"],
    ["en", "how much have I earned this week"],
    ["de", "Wer schuldet mir Geld"],
    ["ar", "كيف أزيد المبيعات"],
    ["ar", "وبالأرباح ماذا أفعل"],
    ["ar", "للزبائن الجدد"],
    ["fr", "comment améliorer mes ventes"],
    ["de", "Umsatzsteigerung im Winter"],
    ["de", "wie kann ich mich verbessern"],
    ["es", "cómo aumento las ganancias"],
    ["zh", "怎样提高我的利润"],
    ["hi", "मुनाफ़ा कैसे बढ़ाएँ"],
    ["ja", "先月の売上を分析して"],
    ["pt", "como melhorar o lucro"],
    ["he", "מי חייב לי כסף"],
    ["ar", "من يدين لي بالمال"],
    ["fr", "qui me doit de l'argent"],
    ["ja", "未入金のお客様は"],
  ] as const)("is business, inflected and with joined letters, in %s: %s", (language, message) => {
    expect(intentOf(message, language)).toBe("business");
  });

  it.each([
    ["en", "the planet and the airplane need an explanation"],
    ["en", "how do I print an order"],
    ["he", "איך מדפיסים הזמנה"],
    ["ar", "كيف أطبع الطلبية"],
    ["fr", "imprimer une plante"],
    ["fr", "on doit imprimer"],
    ["ar", "كيف أحذف حسابي"],
    ["de", "Passwort vergessen"],
    ["es", "olvidé mi contraseña"],
    ["zh", "怎么打印订单"],
    ["hi", "ऑर्डर प्रिंट करना"],
    ["ja", "注文を印刷したい"],
    ["pt", "imprimir um pedido"],
    ["en", "🎂🎂"],
  ] as const)(
    "is support where a keyword is missing or inside another word, in %s: %s",
    (language, message) => {
      expect(intentOf(message, language)).toBe("support");
    },
  );

  it("is support on basic, unless the advisor was opened on purpose", () => {
    const ask = { message: "my revenue", language: "en", plan: "basic" } as const;
    expect(findIntent({ ...ask, isAdvisorChosen: false })).toBe("support");
    expect(findIntent({ ...ask, isAdvisorChosen: true })).toBe("business");
  });
});
