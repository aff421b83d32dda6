import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Where the web's fonts lie. */
export const fontFolder = new URL("../../apps/web/public/fonts/", import.meta.url);

/** Cuts the sign ₪ out of Rubik's Hebrew file, with all its weights. */
export async function cutShekel(): Promise<Buffer> {
  const hebrew = await readFile(new URL("rubik-hebrew.woff2", fontFolder));
  return await subsetFont(hebrew, "₪", { targetFormat: "woff2" });
}
