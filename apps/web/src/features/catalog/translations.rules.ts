import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import type { Translations } from "./catalog.types.ts";

/** Returns the languages in which at least one text is given. */
export function translatedLanguages(value: Translations<string>): Language[] {
  return languages.filter((code) =>
    Object.values(value[code] ?? {}).some((text) => Boolean(text?.trim())),
  );
}

/** Returns the translations with one text changed; an emptied text is left out, an empty language too. */
export function changeTranslation<Name extends string>(
  value: Translations<Name>,
  language: Language,
  name: Name,
  text: string,
): Translations<Name> {
  const { [name]: _before, ...rest } = value[language] ?? ({} as Record<Name, string>);
  const texts = (text === "" ? rest : { ...rest, [name]: text }) as Translations<Name>[Language];
  const { [language]: _language, ...others } = value;
  const isEmpty = Object.keys(texts ?? {}).length === 0;
  return (isEmpty ? others : { ...others, [language]: texts }) as Translations<Name>;
}
