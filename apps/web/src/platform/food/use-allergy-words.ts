import type { Allergen, AllergenStatement } from "@marzipan/contract/food-facts";
import type { Allergies } from "@marzipan/domain/allergies";
import { useCallback } from "react";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";

/** Returns the function that lists allergens in words: "eggs, milk and soy". */
export function useAllergenWords(): (allergens: readonly Allergen[]) => string {
  const t = useT();
  const format = useFormat();
  return useCallback(
    (allergens) => format.list(allergens.map((name) => t(`common.allergen_${name}`))),
    [t, format],
  );
}

/** Returns the function that says someone's allergies, with the note; `null` when there are none. */
export function useAllergyLine(): (facts: Allergies) => string | null {
  const t = useT();
  const format = useFormat();
  return useCallback(
    ({ allergens, allergyNote }) => {
      const words = allergens.map((name) => t(`common.allergen_${name}`));
      const note = allergyNote.trim();
      const all = note === "" ? words : [...words, note];
      return all.length === 0 ? null : t("orders.allergy_of", { allergens: format.list(all) });
    },
    [t, format],
  );
}

/** Returns the function that says what an item contains in one line, also where that is not stated (rulings §5). */
export function useContentsLine(): (item: AllergenStatement) => string {
  const t = useT();
  const sayAllergens = useAllergenWords();
  return useCallback(
    ({ allergens, allergensStated }) => {
      if (!allergensStated) return t("common.allergens_not_stated");
      if (allergens.length === 0) return t("common.allergens_none_of_14");
      return t("products.contains", { list: sayAllergens(allergens) });
    },
    [t, sayAllergens],
  );
}
