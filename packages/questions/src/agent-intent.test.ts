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

  it.each([
    ["en", "How do I cancel my plan?"],
    ["en", "How do I cancel my subscription?"],
    ["en", "cancel membership"],
    ["en", "How can I change my plan?"],
    ["en", "upgrade my plan"],
    ["en", "How do I export sales?"],
    ["en", "Where do I see my sales?"],
    ["he", "איך מבטלים את התוכנית?"],
    ["he", "איך מבטלים את המנוי?"],
    ["he", "איך מייצאים מכירות?"],
    ["he", "איפה רואים את המכירות שלי?"],
    ["ar", "كيف ألغي خطتي؟"],
    ["ar", "كيف ألغي اشتراكي؟"],
    ["ar", "كيف أصدّر المبيعات؟"],
    ["ar", "أين أرى مبيعاتي؟"],
    ["fr", "Comment annuler mon forfait ?"],
    ["fr", "Comment résilier mon abonnement ?"],
    ["fr", "Comment résilier mon plan ?"],
    ["fr", "Comment exporter les ventes ?"],
    ["fr", "Où voir mes ventes ?"],
    ["de", "Wie kündige ich meinen Plan?"],
    ["de", "Wie kündige ich mein Abo?"],
    ["de", "Wie kündige ich meinen Tarif?"],
    ["de", "Wie exportiere ich Verkäufe?"],
    ["de", "Wo sehe ich meine Verkäufe?"],
    ["es", "¿Cómo cancelo mi plan?"],
    ["es", "¿Cómo cancelo mi suscripción?"],
    ["es", "¿Cómo exporto las ventas?"],
    ["es", "¿Dónde veo mis ventas?"],
    ["pt", "Como cancelo meu plano?"],
    ["pt", "Como cancelar minha assinatura?"],
    ["pt", "Como exporto as vendas?"],
    ["pt", "Onde vejo minhas vendas?"],
    ["zh", "怎么取消我的计划？"],
    ["zh", "如何取消订阅？"],
    ["zh", "怎么取消套餐？"],
    ["zh", "怎么导出销售数据？"],
    ["zh", "在哪里看我的销售？"],
    ["hi", "मैं अपना प्लान कैसे रद्द करूँ?"],
    ["hi", "सदस्यता कैसे रद्द करें?"],
    ["hi", "बिक्री कैसे एक्सपोर्ट करें?"],
    ["hi", "मेरी बिक्री कहाँ दिखती है?"],
    ["ja", "プランを解約するには？"],
    ["ja", "サブスクリプションを解約したい"],
    ["ja", "売上をエクスポートするには？"],
    ["ja", "売上はどこで見られますか？"],
  ] as const)(
    "is support on the own plan and on where figures are, in %s: %s",
    (language, message) => {
      expect(intentOf(message, language)).toBe("support");
      const chosen = findIntent({ message, language, plan: "pro", isAdvisorChosen: true });
      expect(chosen).toBe("support");
    },
  );

  it.each([
    ["en", "How can I change my marketing plan?"],
    ["en", "Plan my growth"],
    ["en", "Which customers stopped buying?"],
    ["en", "Where do my sales come from?"],
    ["he", "תוכנית שיווק לחנוכה"],
    ["he", "מאיפה מגיעות המכירות שלי"],
    ["de", "Plan für mehr Umsatz"],
    ["fr", "un plan pour augmenter mes ventes"],
    ["zh", "帮我做一个营销计划"],
    ["ja", "売上を伸ばすプランを提案して"],
  ] as const)(
    "stays business on the business's own plans and figures, in %s: %s",
    (language, message) => {
      expect(intentOf(message, language)).toBe("business");
    },
  );

  it("is support on basic, unless the advisor was opened on purpose", () => {
    const ask = { message: "my revenue", language: "en", plan: "basic" } as const;
    expect(findIntent({ ...ask, isAdvisorChosen: false })).toBe("support");
    expect(findIntent({ ...ask, isAdvisorChosen: true })).toBe("business");
  });
});
