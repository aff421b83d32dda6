import { describe, expect, it } from "vitest";
import { ItemFormSchema, itemBody, itemFormValues, movePicture } from "./item-form.rules.ts";

const typed = { ...itemFormValues(null), name: "Babka", price: 48 };

/** Returns what the form complains about, by field. */
function complaints(values: object): Record<string, string> {
  const checked = ItemFormSchema.safeParse({ ...typed, ...values });
  return Object.fromEntries(
    (checked.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

describe("the form of a catalog item", () => {
  it("asks for the name and the price, and for a valid price (spec §5)", () => {
    expect(complaints({ name: " " })).toEqual({ name: "item_needs_name_and_price" });
    expect(complaints({ price: null })).toEqual({ price: "item_needs_name_and_price" });
    for (const price of [-1, 10.555, 1_000_000]) {
      expect(complaints({ price })).toEqual({ price: "bad_price" });
    }
    expect(complaints({})).toEqual({});
  });

  it("takes an emptied amount as one, and refuses none at all", () => {
    expect(complaints({ minQuantity: null, quantityStep: null })).toEqual({});
    expect(complaints({ minQuantity: 0 })).toEqual({ minQuantity: "too_small" });
  });

  it("sends the pictures in their order and the section by its id", () => {
    const pictures = [
      { id: "0190a8a0-0000-7000-8000-000000000002", thumbUrl: "/2" },
      { id: "0190a8a0-0000-7000-8000-000000000001", thumbUrl: "/1" },
    ];
    const body = itemBody(ItemFormSchema.parse({ ...typed, pictures, section: "Cakes" }), "s1");
    expect(body).toMatchObject({ name: "Babka", price: 48, sectionId: "s1" });
    expect(body.imageIds).toEqual(pictures.map(({ id }) => id));
    expect(body).not.toHaveProperty("section");
  });

  it("moves a picture and stays at the ends", () => {
    expect(movePicture(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(movePicture(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(movePicture(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  });
});
