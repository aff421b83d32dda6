import { describe, expect, it } from "vitest";
import { bandOf } from "./bands.ts";
import { readReceipt } from "./read-receipt.ts";
import type { SeenText } from "./seen-text.ts";

const hints = { today: "2026-11-21", currency: "ILS" };

/** Lays rows of pieces on a page of 800 pixels; a row's pieces stand from left to right. */
function layOut(rows: readonly (readonly string[])[], left = 0): SeenText[] {
  return rows.flatMap((pieces, row) =>
    pieces.map((text, column) => ({
      text,
      confidence: 0.99,
      weakest: 0.98,
      left: left + 40 + column * (700 / pieces.length),
      right: left + 40 + column * (700 / pieces.length) + text.length * 12,
      top: row * 50,
      bottom: row * 50 + 30,
    })),
  );
}

const slip = [
  ["BLUE DOOR BAKERY SUPPLIES LTD"],
  ["12 High Street"],
  ["Tel: 03-5551234"],
  ["Invoice No: A-20417"],
  ["Date: 05/10/2026 14:20"],
  ["Flour", "30.00"],
  ["Butter", "25.50"],
  ["Subtotal", "55.50"],
  ["VAT 18%", "9.99"],
  ["TOTAL", "₪ 65.49"],
  ["Cash", "70.00"],
  ["Change", "4.51"],
];
const without = (...words: string[]) =>
  slip.filter(([first = ""]) => !words.some((word) => first.startsWith(word)));

describe("reading a slip", () => {
  it("finds shop, day, sum, currency and number", () => {
    const reading = readReceipt(layOut(slip), hints);
    expect(reading).toMatchObject({
      businessName: { value: "BLUE DOOR BAKERY SUPPLIES LTD" },
      date: { value: "2026-10-05" },
      amount: { value: 65.49 },
      currency: { value: "ILS" },
      receiptNumber: { value: "A-20417" },
      sumsAgree: true,
      showsTwo: false,
    });
    expect(bandOf(reading.amount?.confidence ?? 0)).toBe("high");
  });

  it("reads labels in Hebrew, Arabic, Hindi, Japanese, Chinese, German, French, Spanish and Portuguese", () => {
    const totals = [
      ['סה"כ לתשלום', "סכום ביניים", "עודף"],
      ["الإجمالي", "المجموع الفرعي", "الباقي"],
      ["कुल योग", "उप योग", "वापसी"],
      ["合計", "小計", "お釣り"],
      ["应付金额", "小计", "找零"],
      ["Zu zahlen", "Zwischensumme", "Rückgeld"],
      ["Net à payer", "Sous-total", "Monnaie rendue"],
      ["Total a pagar", "Subtotal", "Cambio"],
      ["Valor a pagar", "Subtotal", "Troco"],
      ["סכום לחיוב", 'סה"כ ביניים', "עודף"],
      ["صافي الفاتورة", "المجموع الفرعي", "الباقي"],
      ["सकल योग", "उप योग", "वापसी"],
      ["税込計", "小計", "おつり"],
      ["總金額", "小計", "找贖"],
      ["Gesamtsumme", "Zwischensumme", "Restgeld"],
      ["Montant à régler", "Sous-total", "Rendu"],
      ["Importe total", "Subtotal", "Devuelto"],
      ["Grand Ttl", "Subttl", "Change Due"],
    ];
    for (const [total = "", subtotal = "", change = ""] of totals) {
      const rows = [
        ["Shop"],
        ["05/10/2026"],
        [subtotal, "90.00"],
        [total, "99.00"],
        [change, "1.00"],
      ];
      expect(readReceipt(layOut(rows), hints).amount?.value).toBe(99);
    }
  });

  it("takes the rounded total where cents are not paid", () => {
    const rows = [...without("Cash", "Change", "TOTAL")];
    rows.push(["Total Sales", "65.49"], ["Rounding Adjustment", "0.01"], ["Total", "65.50"]);
    expect(readReceipt(layOut(rows), hints).amount?.value).toBe(65.5);
  });

  it("reads a total whose point was lost, or whose word is worn, and takes no time of day for a sum", () => {
    const head = [["Shop"], ["05/10/2026"], ["Flour", "1", "6.60"], ["GST", "0.40"]];
    const pointless = [...head, ["TOTAL", "700"], ["CASH", "700"], ["CHANGE", "000"]];
    expect(readReceipt(layOut(pointless), hints).amount?.value).toBe(7);
    const worn = [...head, ["SUBIUIAL", "6.60"], ["IUIAL (GST INUL)", "7.00"], ["LASH", "7.00"]];
    expect(readReceipt(layOut([...worn, ["18:15", "Till 4"]]), hints).amount?.value).toBe(7);
    const cut = [
      ...head,
      ["SUBTOZAL", "6.60"],
      ["VAT summery"],
      ["UIAL", "7.00"],
      ["CASH", "AI755"],
      ["CHANGE", "0.00"],
    ];
    expect(readReceipt(layOut(cut), hints).amount?.value).toBe(7);
    const clock = [["Shop"], ["Flour", "1.50"], ["Butter", "2.00"], ["18:15"]];
    expect(readReceipt(layOut(clock), hints).amount?.value).toBe(2);
  });

  it("is less sure where what was handed over disagrees", () => {
    const wrong = slip.map((row) => (row[0] === "Change" ? ["Change", "9.51"] : row));
    const [right, doubted] = [readReceipt(layOut(slip), hints), readReceipt(layOut(wrong), hints)];
    expect(doubted.sumsAgree).toBe(false);
    expect(doubted.amount?.confidence).toBeLessThan(right.amount?.confidence ?? 0);
  });

  it("reads negative and zero totals", () => {
    const back = [["Shop"], ["05/10/2026"], ["Refund flour", "-30.00"], ["TOTAL", "-30.00"]];
    expect(readReceipt(layOut(back), hints).amount?.value).toBe(-30);
    const free = [["Shop"], ["05/10/2026"], ["Flour", "0.00"], ["TOTAL", "0.00"]];
    expect(readReceipt(layOut(free), hints).amount?.value).toBe(0);
  });

  it("keeps the decimals of the currency", () => {
    const yen = [["みどりマート"], ["2026年10月5日"], ["小麦粉", "¥1,203"], ["合計", "¥1,203"]];
    expect(readReceipt(layOut(yen), hints)).toMatchObject({
      amount: { value: 1203 },
      currency: { value: "JPY" },
    });
  });

  it("only guesses without a word for the total, and finds nothing where nothing stands", () => {
    const bare = [["Shop"], ["Flour", "30.00"], ["Butter", "25.50"]];
    expect(bandOf(readReceipt(layOut(bare), hints).amount?.confidence ?? 1)).toBe("low");
    expect(readReceipt([], hints)).toMatchObject({ businessName: null, date: null, amount: null });
    expect(readReceipt(layOut([["hello"], ["a cat on a mat"]]), hints)).toMatchObject({
      date: null,
      amount: null,
    });
  });

  it("takes a sum without a word for it, and joins no numbers of a row", () => {
    const rows = [
      ["Sample Mill Ltd"],
      ["Date: 05/10/2026"],
      ["Flour 25kg 2 86.00 172.00"],
      ["Butter 10 34.30 343.00"],
      ["Yeast 4 12.50 50.00"],
      ["565.00"],
      ["Card **** 1234"],
    ];
    const { amount } = readReceipt(layOut(rows), hints);
    expect(amount?.value).toBe(565);
    expect(bandOf(amount?.confidence ?? 0)).toBe("medium");
  });

  it("reads a total beside a number of items by what the items come to", () => {
    const head = [["Shop"], ["05/10/2026"], ["Flour", "300.00"], ["Butter", "43.00"]];
    expect(readReceipt(layOut([...head, ["Total 10 343.00"]]), hints).amount?.value).toBe(343);
    const french = [["Boutique"], ["05/10/2026"], ["Total HT 1 200,00"], ["TVA 20 % 240,00"]];
    const { amount } = readReceipt(layOut([...french, ["Total TTC 1 440,00 €"]]), hints);
    expect(amount?.value).toBe(1440);
    const unproven = readReceipt(layOut([["Shop"], ["05/10/2026"], ["Total 10 343.00"]]), hints);
    expect(bandOf(unproven.amount?.confidence ?? 1)).not.toBe("high");
  });

  it("returns the places of the fields, where the page's size is known", () => {
    expect(readReceipt(layOut(slip), hints).places).toBeUndefined();
    const { places } = readReceipt(layOut(slip), { ...hints, page: { width: 800, height: 600 } });
    expect(places?.amount?.top).toBeCloseTo(450 / 600);
    expect(places?.businessName).toMatchObject({ left: 40 / 800, top: 0 });
    expect(places?.date?.top).toBeCloseTo(200 / 600);
    expect(places?.receiptNumber?.top).toBeCloseTo(150 / 600);
  });

  it("sees two slips beside or below each other, and one for what it is", () => {
    const other = slip.map((row) => row.map((text) => text.replace("65.49", "61.00")));
    const two = [...layOut(slip), ...layOut(other, 1000)];
    expect(readReceipt(two, hints).showsTwo).toBe(true);
    const below = layOut(other).map((text) => ({
      ...text,
      top: text.top + 900,
      bottom: text.bottom + 900,
    }));
    expect(readReceipt([...layOut(slip), ...below], hints).showsTwo).toBe(true);
    expect(readReceipt(layOut(slip), hints).showsTwo).toBe(false);
  });
});
