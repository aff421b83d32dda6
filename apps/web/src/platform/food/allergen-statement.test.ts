import { expect, it } from "vitest";
import { allergenBody, typedAllergens, TypedAllergensSchema } from "./allergen-statement.ts";

it("tells not stated, none of the 14 and some apart, both ways", () => {
  for (const statement of [
    { allergens: [], allergensStated: false },
    { allergens: [], allergensStated: true },
    { allergens: ["milk" as const], allergensStated: true },
  ]) {
    expect(allergenBody(typedAllergens(statement))).toEqual(statement);
  }
  expect(typedAllergens(null).choice).toBe("unstated");
});

it("does not send ticked allergens once another statement is chosen", () => {
  const ticked = ["milk" as const];
  expect(allergenBody({ choice: "none", ticked })).toEqual({
    allergens: [],
    allergensStated: true,
  });
  expect(allergenBody({ choice: "unstated", ticked }).allergensStated).toBe(false);
});

it("requires an allergen where the item contains some", () => {
  const isValid = (choice: string) =>
    TypedAllergensSchema.safeParse({ choice, ticked: [] }).success;
  expect([isValid("some"), isValid("none"), isValid("unstated")]).toEqual([false, true, true]);
});
