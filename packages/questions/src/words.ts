import type { Language } from "@marzipan/contract/languages";
import { westernDigits } from "@marzipan/contract/phone";
import { normalise } from "@marzipan/domain/search";

/** Languages that write without blanks: their words are found anywhere in the text. */
export const unspaced: readonly Language[] = ["zh", "ja"];

/** Letters that Hebrew and Arabic join in front of a word: and, the, in, to, of, from, that … */
const joined: Partial<Record<Language, string>> = {
  he: "(?:[ושכ]{0,2}[הבלמ]{0,2})",
  ar: "(?:[وف]?(?:بال|كال|عال|لل|ال|[بلك])?)",
};

/** Returns the letters that may stand joined in front of a word, as the source of a pattern. */
export function joinedOf(language: Language): string {
  return joined[language] ?? "";
}

/** So many signs of a message are read: no one asks a longer question, whatever was pasted. */
export const longest = 400;

/** Returns a text as it is compared: normalised, digits western, signs as blanks, one blank at each end. */
export function plainText(text: string): string {
  const western = westernDigits(text.slice(0, longest).toWellFormed())
    .replace(/(?<=\d)(?:st|nd|rd|th|er|º|\.)? ?[-‐-―−~〜～] ?(?=\d)/gu, "-")
    .replace(/(?<=\d[/.]\d{1,4})-(?=\d)/g, " ");
  const plain = normalise(western)
    .replace(/(?<=(?:^| )(?:[cdjlmnst]|qu|jusqu|lorsqu))'(?=\p{L})/gu, " ")
    .replace(/['`´"]/g, "")
    .replace(/(?<=\d)[,](?=\d{3})/g, "")
    .replace(/(?<!\d)[.,/-]|[.,/-](?!\d)/g, " ")
    .replace(/[^\p{L}\p{M}\p{N}.,/-]+/gu, " ");
  return ` ${plain.replace(/ +/g, " ").trim()} `;
}

/** Returns the entries of a list of words, each as it is compared. */
export function entriesOf(list: string): string[] {
  return list
    .split(" ")
    .filter(Boolean)
    .map((entry) => {
      const isOpen = entry.endsWith("*");
      const plain = plainText(entry.replaceAll("_", " ").replace("*", "")).trim();
      return isOpen ? `${plain}*` : plain;
    })
    .filter((entry) => entry !== "" && entry !== "*");
}

/** Returns whether two words differ by one slip of the keyboard at most: a letter more, less, other or turned round. */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
