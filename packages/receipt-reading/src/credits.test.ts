import { describe, expect, it } from "vitest";
import { readReceipt } from "./read-receipt.ts";

function read(...lines: string[]) {
  const all = ["Sample Mill Ltd", ...lines, "Date: 05/10/2026", "Flour 86.00"];
  const texts = [...all, lines.join().includes("-86") ? "TOTAL -86.00" : "TOTAL 86.00"].map(
    (text, row) => ({
      text,
      confidence: 0.99,
      weakest: 0.98,
      left: 40,
      right: 40 + text.length * 12,
      top: row * 50,
      bottom: row * 50 + 30,
    }),
  );
  const reading = readReceipt(texts, { today: "2026-11-21", currency: "EUR" });
  return {
    amount: reading.amount?.value,
    number: reading.receiptNumber?.value ?? null,
    corrects: reading.correctsNumber?.value ?? null,
  };
}

describe("a credit note", () => {
  it.each([
    ["Credit note 40014", "40014"],
    ["CREDIT MEMO No. CM-771", "CM-771"],
    ["Tax credit note 40014", "40014"],
    ["חשבונית זיכוי מספר 40014", "40014"],
    ["إشعار دائن رقم 40014", "40014"],
    ["क्रेडिट नोट संख्या 40014", "40014"],
    ["Gutschrift Nr. 2026-114", "2026-114"],
    ["Stornorechnung Nr. 2026-114", "2026-114"],
    ["Avoir n° 2026-114", "2026-114"],
    ["Factura rectificativa R-2026-14", "R-2026-14"],
    ["Nota de crédito nº 40014", "40014"],
    ["返品伝票 番号 40014", "40014"],
    ["红字发票 号码 40014", "40014"],
  ])("is negative with its own number: %s", (title, number) => {
    expect(read(title)).toEqual({ amount: -86, number, corrects: null });
    expect(read(title, "-86.00").amount).toBe(-86);
  });

  it.each([
    ["Credit note 40014 for invoice INV-3777"],
    ["Gutschrift Nr. 40014 zu Rechnung Nr. INV-3777"],
    ["Stornorechnung 40014", "Storno der Rechnung INV-3777"],
    ["Factura rectificativa 40014", "Rectifica a la factura INV-3777"],
    ["Avoir n° 40014", "Facture d'origine : INV-3777"],
    ["Nota de crédito nº 40014", "Referente à fatura INV-3777"],
    ["חשבונית זיכוי 40014", "תיקון חשבונית מספר INV-3777"],
    ["إشعار دائن 40014", "عن الفاتورة رقم INV-3777"],
    ["क्रेडिट नोट 40014", "मूल चालान INV-3777"],
    ["返品伝票 40014", "元請求書 INV-3777"],
    ["红字发票 40014", "原发票号码 INV-3777"],
  ])("names the invoice that it belongs to apart: %s", (...lines) => {
    expect(read(...lines)).toEqual({ amount: -86, number: "40014", corrects: "INV-3777" });
  });

  it("is not the number of a corrected invoice alone", () => {
    expect(read("Invoice", "Corrects invoice INV-3777")).toMatchObject({
      number: null,
      corrects: "INV-3777",
    });
    expect(read("Original invoice:", "INV-3777")).toMatchObject({ number: null });
  });

  it("is not seen in a card, a policy or points", () => {
    for (const line of [
      "Credit card **** 1234",
      "Refund policy: 14 days with this receipt",
      "Refund 5.00",
      "Credit limit 2000",
    ])
      expect(read(line).amount).toBe(86);
  });
});
