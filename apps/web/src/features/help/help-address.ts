import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";

/** Returns the address of a help page in a language: the home of the help, or an article. */
export function helpAddress(language: Language, article?: string): string {
  const path = article === undefined ? pages.help.path : `${pages.help.path}/${article}`;
  return `${path}?lang=${language}`;
}
