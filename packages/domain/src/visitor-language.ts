import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";

/**
 * Picks a visitor's language: the query's `lang`, else the first supported one of `Accept-Language`
 * by its `q` (0 excludes), else `otherwise`, which is the owner's language (rulings §5).
 */
export function pickVisitorLanguage(
  asked: unknown,
  acceptLanguage: string | undefined,
  otherwise: Language,
): Language {
  if (isLanguage(asked)) return asked;
  const liked = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => readRange(part))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of liked) if (isLanguage(language)) return language;
  return otherwise;
}

function readRange(part: string): { language: string; weight: number } {
  const [tag = "", ...settings] = part.trim().toLowerCase().split(";");
  const base = tag.split("-")[0] ?? "";
  const quality = settings.find((setting) => setting.trim().startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
  return { language: base === "iw" ? "he" : base, weight: Number.isNaN(weight) ? 0 : weight };
}
