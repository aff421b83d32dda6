import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readCoverage } from "./font-coverage.ts";
import type { Coverage } from "./font-coverage.ts";

// Typst reads TTF only; these are the same on every machine.
const families = [
  "Noto Sans",
  "Noto Sans Hebrew",
  "Noto Sans Arabic",
  "Noto Sans Devanagari",
  "Noto Sans JP",
  "Noto Sans SC",
  "Noto Sans KR",
  "Noto Sans Thai",
  "Noto Sans Georgian",
  "Noto Sans Armenian",
  "Noto Sans Ethiopic",
  "Noto Sans Bengali",
  "Noto Sans Tamil",
  "Noto Emoji",
] as const;
/** Signs that the letters' fonts do not have; they come in one weight. */
const signs = "Noto Sans Symbols 2";

const require = createRequire(import.meta.url);

function read(family: string, weight: "400Regular" | "700Bold"): Buffer {
  const [folder, file] = [family.toLowerCase().replaceAll(" ", "-"), family.replaceAll(" ", "")];
  return readFileSync(
    require.resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`),
  );
}

/** What papers are set with. */
export interface Fonts {
  /** The families, in the order in which a sign is looked for. */
  names: readonly string[];
  fontBlobs: Buffer[];
  /** What each family draws, in the same order. */
  coverages: Coverage[];
}

/** Returns the fonts that papers are set with. */
export function readFonts(): Fonts {
  const names = [...families, signs];
  const regular = names.map((name) => read(name, "400Regular"));
  const bold = families.map((name) => read(name, "700Bold"));
  return { names, fontBlobs: [...regular, ...bold], coverages: regular.map(readCoverage) };
}
