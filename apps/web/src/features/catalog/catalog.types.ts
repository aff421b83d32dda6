import type { CatalogItem } from "@marzipan/contract/catalog";
import type { CatalogSection } from "@marzipan/contract/catalog-sections";
import type { MenuSettings } from "@marzipan/contract/catalog-settings";
import type { Language } from "@marzipan/contract/languages";
import type * as z from "zod/mini";

/** A catalog item as its owner sees it. */
export type ItemRow = z.output<typeof CatalogItem>;

/** A section of the menu. */
export type SectionRow = z.output<typeof CatalogSection>;

/** The menu's addresses, texts, currency and ordering rules. */
export type Settings = z.output<typeof MenuSettings>;

/** Texts in other languages, each by its name. */
export type Translations<Name extends string> = Partial<
  Record<Language, { [Text in Name]?: string | undefined }>
>;
