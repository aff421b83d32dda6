import type { Language } from "@marzipan/contract/languages";
import list from "./pictures.json" with { type: "json" };

/** A real screen of the product, taken from the demo bakery by `npm run pictures`. */
export interface Shot {
  width: number;
  height: number;
  /** `null` for pictures that others' programs show. */
  avif: string | null;
  plain: string;
}

/** The screens that are taken in each language. */
export type ShotName = "menu" | "bake" | "requests" | "owing";

const shots = list as Readonly<Record<string, Shot | undefined>>;

/** Returns a screen in a language; in English where it was not taken in that one. */
export function findShot(name: ShotName, language: Language): Shot | null {
  return shots[`${name}.${language}`] ?? shots[`${name}.en`] ?? null;
}

/** Returns the picture that previews of a shared link show, as a JPEG; `null` where none was taken. */
export function findPreview(language: Language): Shot | null {
  return shots[`preview.${language}`] ?? shots["preview.en"] ?? null;
}
