import { describe, expect, it } from "vitest";
import { findAmounts } from "./amounts.ts";
import { plainText } from "./seen-text.ts";

const valuesIn = (text: string): number[] =>
  findAmounts(plainText(text)).map((one) => one.thousandths / 1000);

describe("amounts in a text", () => {
  it.each([
    ["1,234.56", [1234.56]],
    ["1.234,56", [1234.56]],
    ["1 234,56 €", [1234.56]],
    ["1'234.50", [1234.5]],
    ["1,23,456.00", [123456]],
    ["₪ 12", [12]],
    ["₪12.90", [12.9]],
    ["12.90 ₪", [12.9]],
    ["١٬٢٣٤٫٥٦", [1234.56]],
    ["₹ १,२३४.५०", [1234.5]],
    ["¥1,364", [1364]],
    ["2606円", [2606]],
    ["RM9.00", [9]],
    ["RMO .20", [0.2]],
    ["RMI11.90", [111.9]],
    ["73. 00", [73]],
    ["-12.50", [-12.5]],
    ["12.50-", [-12.5]],
    ["(12.50)", [-12.5]],
    ["−₪12.50", [-12.5]],
    ["0.00", [0]],
    ["2 x 4,50   9,00", [2, 4.5, 9]],
    ["Butter 10 34.30 343.00", [10, 34.3, 343]],
    ["Flour 25 2 100.00 200.00", [25, 2, 100, 200]],
    ["Sugar 5 343.00 1715.00", [5, 343, 1715]],
    ["3 120,50 361,50", [3, 120.5, 361.5]],
    ["1 100 100.00", [1, 100, 100]],
    ["4 12.50 50.00", [4, 12.5, 50]],
    ["₹1,00,000.00", [100000]],
    ["₹ 12,34,567", [1234567]],
    ["CHF 1'234.50", [1234.5]],
    ["1’234’567.05", [1234567.05]],
    ["12 345,60 €", [12345.6]],
    ["1 234 567", [1234567]],
    ["Total TTC 1 234,56", [1234.56]],
    ["1.234.567,89", [1234567.89]],
    ["KD 1,234.567", [1234.567]],
  ])("reads %s", (text, expected) => {
    expect(valuesIn(text)).toEqual(expected);
  });

  it("takes no days, times and codes for amounts", () => {
    expect(valuesIn("25/12/2018 8:13 PM")).toEqual([]);
    expect(valuesIn("03.03.2024")).toEqual([]);
    expect(valuesIn("CS-20242")).toEqual([]);
  });

  it("never joins numbers whose digits are parted by different signs or in twos", () => {
    expect(valuesIn("34.30.343.00")).toEqual([]);
    expect(valuesIn("1.2.3.4")).toEqual([]);
    for (const row of ["10 34.30 343.00", "2 86.00 172.00", "7 21,15 148,05", "12 34 56 78"])
      expect(Math.max(...valuesIn(row))).toBeLessThan(400);
  });

  it("tells a share from an amount and knows a currency beside it", () => {
    expect(findAmounts("17%")[0]).toMatchObject({ isShare: true });
    expect(findAmounts("₪ 12")[0]).toMatchObject({ hasCurrency: true });
    expect(findAmounts("12")[0]).toMatchObject({ hasCurrency: false });
  });
});
