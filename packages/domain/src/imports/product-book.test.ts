import { expect, it } from "vitest";
import { makeProductBook } from "./product-book.ts";

const plain = { allergens: [], allergensStated: false, marks: [] };
const cake = {
  ...plain,
  id: "cake",
  name: "Crème cake",
  category: null,
  description: "With cream",
};

it("takes a row for the product of its name, capitals and accents aside, and fills what was empty", () => {
  const book = makeProductBook([cake]);
  expect(
    book.decide({ ...plain, name: "CREME CAKE", category: "Cakes", description: "Other" }),
  ).toEqual({
    known: cake,
    by: "name",
    filled: { category: "Cakes" },
  });
  expect(
    book.decide({ ...plain, name: "Cream cake", category: null, description: "" }).known,
  ).toBeNull();
});

it("takes the oldest of several with one name", () => {
  const book = makeProductBook([cake, { ...cake, id: "later" }]);
  expect(
    book.decide({ ...plain, name: "Crème cake", category: null, description: "" }),
  ).toMatchObject({
    known: { id: "cake" },
    filled: {},
  });
});
