import type { Allergen } from "@marzipan/contract/food-facts";
import { allergens } from "@marzipan/contract/food-facts";
import type { Translate } from "@marzipan/phrases/translate";

/** An allergen with the short sign that stands for it on paper. */
export interface AllergenKey {
  allergen: Allergen;
  sign: string;
  name: string;
}

/**
 * Gives each allergen of a menu a sign: the first letter of its name in the language that no other has, in
 * upper case where the language has one; a number when none is left.
 */
export function chooseAllergenKeys(used: readonly Allergen[], t: Translate): AllergenKey[] {
  const taken = new Set<string>();
  return allergens
    .filter((allergen) => used.includes(allergen))
    .map((allergen, index) => {
      const name = t(`common.allergen_${allergen}`);
      const letters = Array.from(name).filter((letter) => /\p{L}/u.test(letter));
      const free = letters.map((letter) => letter.toUpperCase()).find((sign) => !taken.has(sign));
      const sign = free ?? String(index + 1);
      taken.add(sign);
      return { allergen, sign, name };
    });
}
