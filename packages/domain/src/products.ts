import type { Input } from "@marzipan/contract/endpoint";
import type { createProduct, updateProduct } from "@marzipan/contract/products";
import type { FieldsOf } from "./fields.ts";

type SentBody = Input<typeof createProduct>["body"] & Input<typeof updateProduct>["body"];

/** What of a product its owner writes: every field of the contract. */
export type ProductFields = FieldsOf<SentBody, "expectedUpdatedAt">;

/** A product of which nothing is written yet. */
export const blankProduct: ProductFields = {
  name: "",
  description: "",
  category: null,
  imageId: null,
  allergens: [],
  allergensStated: false,
  marks: [],
};

/**
 * What a row of a file may do to each field of a product it belongs to; a field of the contract without an entry does
 * not compile (rulings §10.6). `stated` comes with the allergens; `no` is never in a file.
 */
export const productFieldsInFiles = {
  name: "name",
  description: "fill",
  category: "fill",
  imageId: "no",
  allergens: "fill",
  allergensStated: "stated",
  marks: "fill",
} as const satisfies Record<keyof ProductFields, "name" | "fill" | "stated" | "no">;

type Role = (typeof productFieldsInFiles)[keyof ProductFields];

/** The fields with one of these roles in a file. */
export type ProductFieldsAs<Wanted extends Role> = {
  [Field in keyof ProductFields]: (typeof productFieldsInFiles)[Field] extends Wanted
    ? Field
    : never;
}[keyof ProductFields];

/** The fields that a row of a file may fill where they are empty. */
export const importedProductFields = (
  Object.keys(productFieldsInFiles) as (keyof ProductFields)[]
).filter((field): field is ProductFieldsAs<"fill"> => productFieldsInFiles[field] === "fill");
