import { describe, expect, it } from "vitest";
import { ProductFormSchema, productBody, productFormValues } from "./product-form.rules.ts";

const empty = productFormValues(null);

describe("the form of a product", () => {
  it("needs only a name, and sends no category and no picture when there is none", () => {
    const checked = ProductFormSchema.parse({ ...empty, name: " Babka " });
    expect(productBody(checked)).toEqual({
      name: "Babka",
      description: "",
      category: null,
      imageId: null,
      allergens: [],
      allergensStated: false,
      marks: [],
    });
  });

  it("sends the id of its picture", () => {
    const id = "01930000-0000-7000-8000-000000000001";
    const checked = ProductFormSchema.parse({
      ...empty,
      name: "Babka",
      picture: { id, url: "/api/files/x/large" },
    });
    expect(productBody(checked).imageId).toBe(id);
  });

  it("complains at the field about what is missing or too long", () => {
    const { error } = ProductFormSchema.safeParse({ ...empty, category: "c".repeat(81) });
    expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["name", "required"],
      ["category", "too_long"],
    ]);
  });
});
