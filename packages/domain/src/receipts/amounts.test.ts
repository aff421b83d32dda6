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
  ])("reads %s", (text, expected) => {
    expect(valuesIn(text)).toEqual(expected);
  });

  it("takes no days, times and codes for amounts", () => {
    expect(valuesIn("25/12/2018 8:13 PM")).toEqual([]);
    expect(valuesIn("03.03.2024")).toEqual([]);
    expect(valuesIn("CS-20242")).toEqual([]);
  });

  it("tells a share from an amount and knows a currency beside it", () => {
    expect(findAmounts("17%")[0]).toMatchObject({ isShare: true });
    expect(findAmounts("₪ 12")[0]).toMatchObject({ hasCurrency: true });
    expect(findAmounts("12")[0]).toMatchObject({ hasCurrency: false });
  });
});
