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
