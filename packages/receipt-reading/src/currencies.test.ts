import { describe, expect, it } from "vitest";
import { bandOf } from "./bands.ts";
import { findCurrency } from "./currencies.ts";

const find = (...texts: string[]) =>
  findCurrency(texts.map((text) => ({ text, confidence: 0.99 })));
const bandIn = (...texts: string[]) => bandOf(find(...texts)?.confidence ?? 0);

describe("the currency of a slip", () => {
  it("takes no dinars from the end of a Malaysian company's name", () => {
    const names = [
      "AEON CO. (M) BHD (126926-H)",
      "BEMED (SP) SDN. BHD.",
      "ALAM SUN BHD",
      "TESCO BERHAD",
    ];
    for (const name of names) {
      expect([name, find(name)?.value]).toEqual([name, "MYR"]);
      expect([name, bandIn(name)]).toEqual([name, "medium"]);
      expect(find(name, "TOTAL  12.50")?.value).toBe("MYR");
    }
    expect(find("TOTAL BHD 12.500", "Cash 20.000 BHD")).toMatchObject({
      value: "BHD",
      confidence: 0.95,
    });
  });

  it("is high only beside an amount, with no other named, in letters that are sure", () => {
    const named: [string, string][] = [
      ["TOTAL  ₪ 65.49", "ILS"],
      ['סה"כ  65.49 ש"ח', "ILS"],
      ["Total (RM)  12.00", "MYR"],
      ["GST Summary  Amount(RM)  Tax(RM)", "MYR"],
      ["合計  1,203円", "JPY"],
      ["应付金额  12.50元", "CNY"],
      ["合計 ¥1,203", "JPY"],
      ["Summe EUR  12,90", "EUR"],
      ["कुल ₹ 120", "INR"],
      ["Valor R$ 12,00", "BRL"],
    ];
    for (const [text, currency] of named) {
      expect([text, find(text)?.value, bandIn(text)]).toEqual([text, currency, "high"]);
    }
    expect(bandIn("Prices in EUR")).toBe("medium");
    expect(bandIn("TOTAL RM 12.00", "TOTAL RM 12.00", "or USD 3.00")).toBe("medium");
    expect(bandIn("TOTAL RM 12.00", "₪ 12.00")).toBe("low");
    expect(bandOf(findCurrency([{ text: "₪ 12.00", confidence: 0.6 }])?.confidence ?? 0)).toBe(
      "medium",
    );
    expect(bandIn("TOTAL $ 12.00")).toBe("medium");
  });

  it("reads a riyal, dirham, pound and dinar of each land as its own", () => {
    const named: [string, string][] = [
      ["الإجمالي  120.00 ريال قطري", "QAR"],
      ["الإجمالي  120.00 ر.ق", "QAR"],
      ["الإجمالي  120.00 ريال سعودي", "SAR"],
      ["الإجمالي  120.00 ريال", "SAR"],
      ["الإجمالي  120.00 درهم مغربي", "MAD"],
      ["الإجمالي  120.00 درهم إماراتي", "AED"],
      ["الإجمالي  120.00 جنيه مصري", "EGP"],
      ["الإجمالي  120.00 جنيه إسترليني", "GBP"],
      ["الإجمالي  120.00 جنيه سوداني", "SDG"],
      ["الإجمالي  120.00 دينار جزائري", "DZD"],
      ["الإجمالي  120.00 ليرة لبنانية", "LBP"],
    ];
    for (const [text, currency] of named) {
      expect([text, find(text)?.value, bandIn(text)]).toEqual([text, currency, "high"]);
    }
    for (const text of ["120.00 ريال يمني", "120.00 ريال إيراني"]) {
      expect([text, ["SAR", "AED"].includes(find(text)?.value ?? "")]).toEqual([text, false]);
    }
  });

  it("reads the signs and codes of other lands beside an amount", () => {
    const named: [string, string][] = [
      ["SUMA PLN  45,50", "PLN"],
      ["SUMA  45,50 zł", "PLN"],
      ["Total  SEK 45,50", "SEK"],
      ["At betale DKK  45,50", "DKK"],
      ["Celkem  45,50 Kč", "CZK"],
      ["TOPLAM  ₺45,50", "TRY"],
      ["ИТОГО  45,50 ₽", "RUB"],
      ["합계  ₩12,000", "KRW"],
      ["TOTAL  THB 45.50", "THB"],
      ["TOTAL  HK$45.50", "HKD"],
      ["總計  NT$ 450", "TWD"],
      ["TOTAL  NZ$45.50", "NZD"],
      ["TOTAL  QAR 45.50", "QAR"],
      ["TOTAL  LBP 1,200,000", "LBP"],
      ["TOTAL  1 200,00 DZD", "DZD"],
      ["TOTAL  12 500 FCFA", "XOF"],
      ["TOTAL  R 45.50 ZAR", "ZAR"],
      ["合计  ¥1,234.50", "CNY"],
    ];
    for (const [text, currency] of named) {
      expect([text, find(text)?.value, bandIn(text)]).toEqual([text, currency, "high"]);
    }
    // Only named, it may be a word or a name.
    expect(find("SEK SUPPLIES", "ZAR CAFE")).toBeNull();
  });

  it("reads no currency inside of words, numbers and names", () => {
    for (const text of ["משחה שחורה 12.00", "משקל 0.500", "FARM 12.00", "MADE 12.00"]) {
      expect([text, bandIn(text)]).not.toContain("high");
      expect(find(text)).toBeNull();
    }
  });
});
