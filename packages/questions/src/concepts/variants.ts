import type { Language } from "@marzipan/contract/languages";

/** A word as it may be meant, with what was taken off it: the more, the less sure. */
export interface Variant {
  text: string;
  cost: number;
}

const costOfFront = 0.5;
const costOfTense = 0.8;
const costOfVowels = 0.7;

/** Returns a word with and without what its language joins in front, the word itself first. */
export function variantsOf(token: string, language: Language): Variant[] {
  if (language === "he" && /^[א-ת]/.test(token)) return hebrewVariants(token);
  if (language === "ar" && /^[ء-ي]/.test(token)) return arabicVariants(token);
  return [{ text: token, cost: 0 }];
}

/** Joined words (ושה), the persons of the future (תמחקי), and vowels written inside (מוחקת). */
function hebrewVariants(token: string): Variant[] {
  const fronts: Variant[] = [{ text: token, cost: 0 }];
  let rest = token;
  for (
    let taken = 1;
    taken <= 3 && /^[ושהבלמכ]/.test(rest) && rest.length > (taken === 3 ? 4 : 3);
    taken += 1
  ) {
    rest = rest.slice(1);
    fronts.push({ text: rest, cost: taken * costOfFront });
  }
  const tenses = fronts.flatMap(({ text, cost }) =>
    /^[אתינ]/.test(text) && text.length > 3
      ? [{ text: text.slice(1), cost: cost + costOfTense }]
      : [],
  );
  const bare = [...fronts, ...tenses].flatMap(({ text, cost }) => {
    const without = text.slice(0, 1) + text.slice(1).replace(/[וי]/g, "");
    return without.length >= 3 && without !== text
      ? [{ text: without, cost: cost + costOfVowels }]
      : [];
  });
  return [...fronts, ...tenses, ...bare];
}

const arabicFronts = [/^[وف]/, /^(?:ع|ه|ب|ل|ك)?ال|^لل|^[بلكس]/, /^[يتناب]/] as const;

function arabicVariants(token: string): Variant[] {
  let variants: Variant[] = [{ text: token, cost: 0 }];
  for (const front of arabicFronts) {
    const shorter = variants.flatMap(({ text, cost }) => {
      const rest = text.replace(front, "");
      return rest !== text && rest.length >= 2 ? [{ text: rest, cost: cost + costOfFront }] : [];
    });
    variants = [...variants, ...shorter];
  }
  return variants;
}
