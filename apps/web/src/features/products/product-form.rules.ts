import { FoodMarkName, Id, requiredText } from "@marzipan/contract/primitives";
import { ProductDraft } from "@marzipan/contract/products";
import * as z from "zod/mini";
import {
  allergenBody,
  typedAllergens,
  TypedAllergensSchema,
} from "../../platform/food/allergen-statement.ts";
import { emptyOr } from "../../platform/forms/empty-or.ts";
import type { ProductRow } from "./products.types.ts";

const { name, description } = ProductDraft.def.shape;

/** What is typed about a product; only the name is required (spec §5). */
export const ProductFormSchema = z.object({
  name,
  description,
  category: emptyOr(requiredText(80)),
  picture: z.nullable(z.object({ id: Id, url: z.string() })),
  contents: TypedAllergensSchema,
  marks: z.array(FoodMarkName),
});

/** The values of the form. */
export type ProductFormValues = z.input<typeof ProductFormSchema>;

/** Returns what the form shows at first: a product's own values, or empty ones. */
export function productFormValues(product: ProductRow | null): ProductFormValues {
  const hasPicture = product?.imageId && product.imageUrl;
  return {
    name: product?.name ?? "",
    description: product?.description ?? "",
    category: product?.category ?? "",
    picture: hasPicture ? { id: product.imageId ?? "", url: product.imageUrl ?? "" } : null,
    contents: typedAllergens(product),
    marks: product?.marks ?? [],
  };
}

/** Returns the body that saves the checked values. */
export function productBody({ picture, contents, ...values }: z.output<typeof ProductFormSchema>) {
  return { ...values, ...allergenBody(contents), imageId: picture?.id ?? null };
}
