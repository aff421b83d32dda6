import { describe, expect, it } from "vitest";
import { readReceipt } from "./read-receipt.ts";
import type { SeenText } from "./seen-text.ts";

/** Lays rows of pieces on a page of 800 pixels, a row's pieces from left to right. */
function layOut(rows: readonly (readonly string[])[]): SeenText[] {
  return rows.flatMap((pieces, row) =>
    pieces.map((text, column) => ({
      text,
      confidence: 0.99,
      weakest: 0.98,
      left: 40 + column * (700 / pieces.length),
      right: 40 + column * (700 / pieces.length) + text.length * 8,
      top: row * 50,
      bottom: row * 50 + 30,
    })),
  );
}

function supplierIn(rows: readonly (readonly string[])[], ownNames: readonly string[] = []) {
  const all = [...rows, ["05/10/2026"], ["TOTAL", "104.00"]];
  const hints = { today: "2026-11-21", currency: "EUR", ownNames };
  return readReceipt(layOut(all), hints).businessName?.value ?? null;
}

describe("the supplier of an invoice that is addressed to someone", () => {
  it.each([
    ["Bill to", "Customer:"],
    ["Sold to:", "Attn:"],
    ["לכבוד", "לקוח:"],
    ["السادة", "العميل:"],
    ["ग्राहक का नाम", "प्रति:"],
    ["Rechnung an", "Kunde:"],
    ["Kunde", "An:"],
    ["Facturé à", "Client :"],
    ["CLIENTE", "Facturar a:"],
    ["Faturado a", "Cliente:"],
    ["請求先", "宛先"],
    ["购买方", "客户:"],
  ])("is not the name after %s or %s", (alone, before) => {
    const company = "CENTRAL BAKERY GROUP LTD";
    const seller = ["Maria Ejemplo", "Segundo Apellido"];
    expect(supplierIn([seller.slice(0, 1), [alone], [company], ["12 High Street"]])).toBe(
      seller[0],
    );
    expect(supplierIn([seller.slice(0, 1), [`${before} ${company}`]])).toBe(seller[0]);
    expect(supplierIn([[alone], [company], ["12 High Street"], seller.slice(0, 1)])).toBe(
      seller[0],
    );
  });

  it("is in its own column where sender and addressee are next to each other", () => {
    const rows = [
      ["Bill to:", "From:"],
      ["CENTRAL BAKERY GROUP LTD", "Rosa Muster"],
      ["12 High Street", "7 Mill Lane"],
    ];
    expect(supplierIn(rows)).toBe("Rosa Muster");
    expect(supplierIn(rows.map((row) => row.toReversed()))).toBe("Rosa Muster");
    expect(
      supplierIn([
        ["Rosa Muster", "Invoice 17"],
        ["Bill to:", "CENTRAL BAKERY LTD"],
      ]),
    ).toBe("Rosa Muster");
  });

  it("is the name after a word for the seller", () => {
    expect(
      supplierIn([["INVOICE"], ["Customer: Central Bakery Ltd"], ["Supplier: Rosa Muster"]]),
    ).toBe("Rosa Muster");
    expect(supplierIn([["INVOICE"], ["ספק: רוזה כהן"], ["לכבוד: מאפיית המרכז בע״מ"]])).toBe(
      "רוזה כהן",
    );
  });
});

describe("the business's own name", () => {
  it.each([
    ["Field Bakery", "FIELD BAKERY"],
    ["Field Bakery", "Field Bakery Ltd."],
    ["Field Bakery Ltd", "Field Bakery"],
    ["Field Bakery US", "Field Bakery US Ltd"],
    ["Bäckerei Müller", "Baeckerei Mueller GmbH"],
    ["Bäckerei Müller", "Backerei Muller"],
    ["Panadería Ejemplo", "PANADERIA EJEMPLO, S.L."],
    ["Noa & Dana Cakes", "Dana & Noa Cakes, Haifa"],
    ["מאפיית הדוגמה", 'מאפיית הדוגמה בע"מ'],
    ["Field Bakery", "Field Bokery"],
  ])("%s is not a supplier when it is printed as %s", (own, printed) => {
    expect(supplierIn([[printed], ["Rosa Muster"]], [own])).toBe("Rosa Muster");
    expect(supplierIn([[printed], ["12 High Street"]], [own])).not.toBe(printed);
  });

  it("does not keep a similar supplier out", () => {
    expect(supplierIn([["Field Bakery Supplies Ltd"]], ["Field Bakery"])).toBe(
      "Field Bakery Supplies Ltd",
    );
    expect(supplierIn([["Mill Foods"]], ["Hill Foods"])).toBe("Mill Foods");
  });
});
