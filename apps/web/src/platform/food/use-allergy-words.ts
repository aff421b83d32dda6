import type { Allergen } from "@marzipan/contract/food-facts";
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

/** Returns the function that says somebody's allergies, with the note; `null` when there are none. */
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
