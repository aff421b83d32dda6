import { describe, expect, it } from "vitest";
import { expensesQuery, readExpensesView, sumsByCurrency } from "./expenses-view.rules.ts";

const today = "2026-11-26";

describe("what the list of expenses shows", () => {
  it("is this month, unless the address names another or something is searched", () => {
    expect(readExpensesView({}, today)).toEqual({
      q: "",
      month: "2026-11-01",
      range: null,
      currency: null,
      category: null,
    });
    expect(readExpensesView({ month: "2026-02" }, today).month).toBe("2026-02-01");
    expect(readExpensesView({ month: "2026-13" }, today).month).toBe("2026-11-01");
    expect(readExpensesView({ month: "all" }, today).month).toBeNull();
    const range = { from: "2026-10-01", to: "2026-10-09" };
    expect(readExpensesView({ ...range, currency: "USD" }, today)).toMatchObject({
      month: null,
      range,
      currency: "USD",
    });
    expect(readExpensesView({ q: "flour" }, today).month).toBeNull();
    expect(readExpensesView({ category: "fuel" }, today).category).toBe("fuel");
    expect(readExpensesView({ category: "cakes" }, today).category).toBeNull();
  });

  it("asks for a whole month", () => {
    expect(
      expensesQuery({ q: "", month: "2026-02-01", category: "fuel", range: null, currency: null }),
    ).toEqual({
      q: "",
      from: "2026-02-01",
      to: "2026-02-28",
      category: "fuel",
    });
  });
});

describe("the sums of a month", () => {
  it("stand by currency, the own one first, the largest category on top", () => {
    const item = (currency: "ILS" | "EUR" | "USD", category: "food" | "fuel", amount: number) => ({
      month: "2026-11",
      currency,
      category,
      amount,
      count: 1,
    });
    const sums = sumsByCurrency(
      [item("EUR", "food", 5), item("ILS", "food", 0.1), item("ILS", "fuel", 0.2)],
      "ILS",
    );
    expect(sums).toEqual([
      {
        currency: "ILS",
        amount: 0.3,
        parts: [
          { category: "fuel", amount: 0.2 },
          { category: "food", amount: 0.1 },
        ],
      },
      { currency: "EUR", amount: 5, parts: [{ category: "food", amount: 5 }] },
    ]);
  });
});
