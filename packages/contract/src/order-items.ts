import * as z from "zod/mini";
import { AllergenName, FoodMarkName, Id } from "./primitives.ts";

/** An item to offer while its name is typed. */
export const ItemSuggestion = z.object({
  dessert_name: z.string(),
  productId: z.nullable(Id),
  unit_price: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  allergens: z.array(AllergenName),
  /** `false`: what it contains is not stated; `true` without allergens: none of the 14 (rulings §5). */
  allergensStated: z.boolean(),
  marks: z.array(FoodMarkName),
});

/** An item of the menu that is sold out on a day; `until` is the first day on which it can be had again. */
export const SoldOutItem = z.object({
  name: z.string(),
  productId: z.nullable(Id),
  until: z.string(),
});
