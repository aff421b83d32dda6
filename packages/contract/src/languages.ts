/** The ten languages that the product speaks, in the order in which menus list them (spec §1). */
export const languages = ["en", "he", "ar", "fr", "de", "es", "zh", "hi", "ja", "pt"] as const;

/** A language code as the wire and the `lang` query parameter carry it (rulings §2). */
export type Language = (typeof languages)[number];

/** Returns whether a text is one of the ten language codes. */
export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

/** The four colour themes (spec §1). */
export const themes = ["light", "dark", "warm", "cool"] as const;

/** A colour theme's name. */
export type Theme = (typeof themes)[number];
