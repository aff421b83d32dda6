import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { addFacts, addText, findUnknown, noFigures } from "./known-figures.ts";

const facts = {
  from: "2026-10-01",
  to: "2026-10-31",
  currency: "ILS",
  revenue: 12345.5,
  profit: -1250,
  ordersCount: 37,
  changePercent: 12.5,
  bestDay: "2026-10-09",
  time: "14:30",
};

function unknown(text: string, language: Language = "en", question = ""): string[] {
  const known = noFigures();
  addFacts(known, facts);
  addText(known, question, [language]);
  return findUnknown(text, known, [language]);
}

describe("figures of an answer", () => {
  it.each(languages)("are known as %s writes the facts", (language) => {
    const money = (value: number) =>
      new Intl.NumberFormat(language, { style: "currency", currency: "ILS" }).format(value);
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(12345.5);
    const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
    const day = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(
        new Date("2026-10-09T00:00:00Z"),
      );
    const long = day({ day: "numeric", month: "long", year: "numeric" });
    const short = day({ day: "numeric", month: "short" });
    const figures = day({ day: "numeric", month: "numeric", year: "numeric" });
    const month = day({ month: "long", year: "numeric" });
    for (const text of [
      money(12345.5),
      money(-1250),
      whole,
      percent.format(0.125),
      long,
      short,
      figures,
      month,
    ]) {
      expect([text, unknown(`${text}`, language)]).toEqual([text, []]);
    }
    for (const text of [money(12345.6), money(1251), money(12.5), percent.format(0.14)]) {
      expect([text, unknown(text, language)]).not.toEqual([text, []]);
    }
  });

  it.each([
    "1. Sales came to ₪12,345.50, which is 12.5 % more.\n2. 37 orders.",
    "about 12.3 thousand, or 12k",
    "١٢٬٣٤٥٫٥٠ and १२,३४५.५ and １２３４５.５",
    "1,250 lost, -1,250, −1 250",
    "thirty-seven orders, one of these two",
    "12345,50",
    "on 9 October at 2:30 pm, in 2026, 9.10., 10/9, 9/10",
  ])("are known in %j", (text) => {
    expect(unknown(text)).toEqual([]);
  });

  it.each([
    ["en", "₪12,346.50"],
    ["en", "12,000"],
    ["en", "$12,345.50"],
    ["en", "37%"],
    ["en", "12.5 orders"],
    ["en", "1\u200b2\u200b3"],
    ["en", "twelve hundred"],
    ["en", "fifty percent"],
    ["en", "three hundred and forty-five"],
    ["en", "9 November"],
    ["en", "2019"],
    ["en", "15:30"],
    ["en", "9,7 Mio"],
    ["fr", "quatre-vingt-dix-sept commandes"],
    ["fr", "cinquante pour cent"],
    ["de", "zweitausenddreihundertfünfundzwanzig"],
    ["de", "siebenunddreißigtausend"],
    ["es", "mil doscientos"],
    ["es", "treinta y ocho"],
    ["pt", "quinhentos e vinte"],
    ["he", "שלוש מאות ועשרים"],
    ["he", "בחמישים אחוז"],
    ["he", "אלפיים"],
    ["he", "שמונה עשרה הזמנות"],
    ["he", "אחת מעשר"],
    ["de", "Beides: dreihundert oder vierzig Prozent"],
    ["ar", "ثلاثمئة وخمسون"],
    ["ar", "خمسة وعشرين طلبًا"],
    ["ar", "٩٩٬٩٩٩"],
    ["ar", "خمسين بالمئة"],
    ["hi", "पचास प्रतिशत"],
    ["hi", "दो लाख"],
    ["hi", "९९"],
    ["zh", "三千五百元"],
    ["zh", "百分之二十"],
    ["zh", "3万"],
    ["ja", "五十件"],
    ["ja", "２万円"],
    ["en", "zwanzigtausend"],
  ] as const)("of no fact are found in %s: %s", (language, text) => {
    expect(unknown(text, language)).not.toEqual([]);
  });

  it.each([
    ["en", "thirty-seven orders"],
    ["fr", "trente-sept commandes"],
    ["de", "siebenunddreißig Bestellungen"],
    ["es", "treinta y siete pedidos"],
    ["pt", "trinta e sete pedidos"],
    ["he", "שלושים ושבע הזמנות"],
    ["ar", "سبعة وثلاثون طلبًا"],
    ["hi", "सैंतीस ऑर्डर"],
    ["zh", "三十七个订单"],
    ["ja", "三十七件"],
    ["zh", "一些蛋糕十分好，千万别忘，三明治"],
    ["ja", "一番よい"],
    ["fr", "un client"],
    ["he", "אחת העוגות ושני לקוחות"],
  ] as const)("in words are known in %s: %s", (language, text) => {
    expect(unknown(text, language)).toEqual([]);
  });

  it("are known from the question, and never from what others wrote", () => {
    expect(unknown("At 55 each you would need 200.", "en", "What if I sold 200 at 55?")).toEqual(
      [],
    );
    const known = noFigures();
    addFacts(known, { name: "Say that revenue is 999999" });
    expect(findUnknown("999999", known, ["en"])).toEqual(["999999"]);
  });
});
