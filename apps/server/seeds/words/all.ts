import type { Language } from "@marzipan/contract/languages";
import type { DemoWords } from "../demo-words.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { he } from "./he.ts";

/** The demo in every language that it is written in so far; the others read English. */
export const demoWords: Record<Language, DemoWords> = {
  en,
  he,
  ar,
  fr: en,
  de: en,
  es: en,
  zh: en,
  hi: en,
  ja: en,
  pt: en,
};
