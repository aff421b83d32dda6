import { expect, test } from "vitest";
import { readCurrency } from "./read-currency.ts";

test("a currency that does not exist counts as not given", () => {
  expect(readCurrency({ currency: "ILS" })).toBe("ILS");
  for (const currency of ["XXX", "QQQ", "usd", "shekel", ""]) {
    expect(readCurrency({ currency }), currency).toBeNull();
  }
  expect(readCurrency({})).toBeNull();
});
