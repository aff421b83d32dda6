import type { Language } from "@marzipan/contract/languages";
import type { DemoWords } from "../demo-words.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { ja } from "./ja.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

/** What the demo says in every language. */
export const demoWords: Record<Language, DemoWords> = { en, he, ar, fr, de, es, zh, hi, ja, pt };
