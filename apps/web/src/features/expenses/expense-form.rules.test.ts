import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import {
  ExpenseFormSchema,
  expenseBody,
  expenseFormValues,
  fillFromSupplier,
  offeredCurrencies,
} from "./expense-form.rules.ts";

describe("the form of an expense", () => {
  it("stores a credit as a negative amount that does not repeat", () => {
    const values = expenseFormValues(null, "2026-11-26", "ILS");
    const typed = { ...values, amount: 86, category: "food", isCredit: true, repeatsMonthly: true };
    const body = expenseBody(z.parse(ExpenseFormSchema, typed));
    expect(body).toMatchObject({ amount: -86, repeatsMonthly: false });
    expect(body).not.toHaveProperty("isCredit");
  });

  it("keeps the expense that a credit belongs to, and drops it when it is no credit", () => {
    const values = { ...expenseFormValues(null, "2026-11-26", "ILS"), category: "food" };
    const bodyOf = (more: object) =>
      expenseBody(z.parse(ExpenseFormSchema, { ...values, amount: 86, ...more }));
    expect(bodyOf({ isCredit: true, creditForId: "one" }).creditForId).toBe("one");
    expect(bodyOf({ isCredit: false, creditForId: "one" }).creditForId).toBeNull();
  });

  it("begins today in the business's currency and needs an amount and a category", () => {
    const values = expenseFormValues(null, "2026-11-26", "ILS");
    expect(values).toMatchObject({ date: "2026-11-26", currency: "ILS", amount: null });
    const result = z.safeParse(ExpenseFormSchema, values);
    const paths = result.success ? [] : result.error.issues.map((issue) => issue.path.join("."));
    expect(paths.toSorted()).toEqual(["amount", "category"]);
    const filled = z.parse(ExpenseFormSchema, { ...values, amount: 12, category: "food" });
    expect(expenseBody(filled)).toMatchObject({ amount: 12, category: "food", fileId: null });
  });

  it("takes a known supplier's category, but not over one that was chosen by hand", () => {
    const supplier = { businessName: "Paz", category: "fuel" } as const;
    expect(fillFromSupplier(supplier, { category: null, isByHand: false }).category).toBe("fuel");
    expect(fillFromSupplier(supplier, { category: "food", isByHand: false }).category).toBe("fuel");
    expect(fillFromSupplier(supplier, { category: "food", isByHand: true }).category).toBe("food");
  });

  it("offers the own currency first and every ISO currency once", () => {
    const offered = offeredCurrencies("EUR");
    expect(offered.slice(0, 3)).toEqual(["EUR", "ILS", "USD"]);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered).toContain("JPY");
  });
});
