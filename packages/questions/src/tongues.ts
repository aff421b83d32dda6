import type { Language } from "@marzipan/contract/languages";
import type { Tongue } from "./tongue.ts";
import { ar } from "./tongues/ar.ts";
import { de } from "./tongues/de.ts";
import { en } from "./tongues/en.ts";
import { es } from "./tongues/es.ts";
import { fr } from "./tongues/fr.ts";
import { he } from "./tongues/he.ts";
import { hi } from "./tongues/hi.ts";
import { ja } from "./tongues/ja.ts";
import { pt } from "./tongues/pt.ts";
import { zh } from "./tongues/zh.ts";

/** The words of questions, by language. */
export const tongues: Readonly<Record<Language, Tongue>> = {
  en,
  he,
  ar,
  fr,
  de,
  es,
  zh,
  hi,
  ja,
  pt,
};
