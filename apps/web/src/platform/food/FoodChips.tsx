import { allergens, foodMarks } from "@marzipan/contract/food-facts";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import { useT } from "../i18n/LanguageProvider.tsx";
import { ToggleChips } from "../../ui/ToggleChips.tsx";

interface FoodChipsProps<Id extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** The 14 allergens as chips to tap (rulings §10.5): what a product contains, what a person must not eat. */
export function AllergenChips(props: FoodChipsProps<Allergen>) {
  const t = useT();
  const options = allergens.map((id) => ({ id, text: t(`common.allergen_${id}`) }));
  return <ToggleChips {...props} options={options} />;
}

/** The food marks as chips to tap: dairy, parve, vegan, halal, kosher for Passover. */
export function FoodMarkChips(props: FoodChipsProps<FoodMark>) {
  const t = useT();
  const options = foodMarks.map((id) => ({ id, text: t(`common.mark_${id}`) }));
  return <ToggleChips {...props} options={options} />;
}
