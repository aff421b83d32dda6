import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@marzipan/contract/languages";
import { createWorker, OEM, PSM } from "tesseract.js";
import type { Worker } from "tesseract.js";
import { openRaster } from "./raster.ts";
import type { Raster } from "./raster.ts";
import type { SeenText } from "@marzipan/receipt-reading/seen-text";

/** A script that the Latin engine does not know: its data's package, and what its letters are. */
const scripts = {
  he: { data: "heb", letters: /\p{Script=Hebrew}/gu },
  ar: { data: "ara", letters: /[\p{Script=Arabic}\u0660-\u0669]/gu },
  hi: { data: "hin", letters: /\p{Script=Devanagari}/gu },
  ja: { data: "jpn", letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu },
} as const;

/** A language in a script of its own. */
export type ScriptLanguage = keyof typeof scripts;

/** Returns whether a language's letters are read by a script reader. */
export function isScriptLanguage(language: Language): language is ScriptLanguage {
  return language in scripts;
}

/** Reads lines of one script. */
export interface ScriptReader {
  /** Reads the lines of a page again whose letters may be of this script; digits stay as they were read first. */
  readAgain(page: { raster: Raster; texts: readonly SeenText[] }): Promise<SeenText[]>;
  close(): Promise<void>;
}

/** Loads the reader of a language's script from its package. */
export async function openScriptReader(language: ScriptLanguage): Promise<ScriptReader> {
  const { data, letters } = scripts[language];
  const name = `${data}.traineddata.gz`;
  const home = path.dirname(fileURLToPath(import.meta.resolve(`@tesseract.js-data/${data}`)));
  const folder = await mkdtemp(path.join(tmpdir(), "marzipan-reading-"));
  await copyFile(path.join(home, "4.0.0_best_int", name), path.join(folder, name));
  const worker = await createWorker(data, OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: "none",
    gzip: true,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: "300" });
  return {
    readAgain: async ({ raster, texts }) => {
      const again: SeenText[] = [];
      const spare = { left: mostSecondLooks };
      for (const text of texts) again.push(await readLine(worker, raster, text, letters, spare));
      return language === "ar" ? doubtStrangeDigits(again) : again;
    },
    close: async () => {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a page's lines with its numbers doubted where most of them were hard to read: they are in Arabic-Indic
 * digits, which the first engine takes for letters and other digits.
 */
function doubtStrangeDigits(texts: readonly SeenText[]): SeenText[] {
  const isNumber = ({ text }: SeenText): boolean => !/\p{Script=Arabic}{2}/u.test(text);
  const numberLines = texts.filter(isNumber);
  const sure = numberLines.filter(({ confidence }) => confidence >= sureDigits);
  if (numberLines.length < 3 || sure.length * 2 >= numberLines.length) return [...texts];
  return texts.map((one) =>
    isNumber(one) ? { ...one, confidence: Math.min(leastSure, one.confidence) } : one,
  );
}

/** Chinese and Japanese are written without spaces; the reader puts them between its letters. */
const betweenIdeographs =
  /(?<=[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]) (?=[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef])/g;
const onlyDigits = /^[\d\s.,:/()%+*x×₪$€£¥₹-]+$/i;
const sureDigits = 0.93;
const sureLatin = 0.93;
const certainLatin = 0.96;
/** How a line is cut: the white round it in parts of its height, and the height in pixels that it is read in. */
const looks = [
  { margin: 0.2, height: 56 },
  { margin: 0.35, height: 44 },
  { margin: 0.1, height: 72 },
] as const;
/** Below this a line is looked at once more in another size, as long as the page has such looks left. */
const sureLine = 0.85;
const mostSecondLooks = 24;
/** What a line counts as at least, and one in Arabic-Indic digits at most: they are often misread with certainty. */
const leastSure = 0.5;
/** The reader tells how sure it is of a line, not of its letters. */
const sureOfLetter = 0.8;

async function readLine(
  worker: Worker,
  raster: Raster,
  first: SeenText,
  letters: RegExp,
  spare: { left: number },
): Promise<SeenText> {
  const isSureNumber = onlyDigits.test(first.text) && first.confidence >= sureDigits;
  if (isSureNumber && fillsBox(first)) return first;
  if (first.confidence >= certainLatin && /[a-z]{4}/i.test(first.text)) return first;
  let best = { text: "", confidence: 0 };
  for (const look of looks) {
    const line = await cutLine(raster, first, look);
    if (!line) return first;
    const { data } = await worker.recognize(line);
    const text = data.text.replace(/\s+/g, " ").replace(betweenIdeographs, "").trim();
    if (data.confidence / 100 > best.confidence) best = { text, confidence: data.confidence / 100 };
    const isWorthALook = (text.match(letters)?.length ?? 0) >= 2;
    if (best.confidence >= sureLine || !isWorthALook || spare.left === 0) break;
    spare.left -= 1;
  }
  const { text, confidence } = best;
  const own = text.match(letters)?.length ?? 0;
  const isLatin = first.confidence >= sureLatin && /[a-z]{3}/i.test(first.text);
  if (own < 2 || (isLatin && confidence < 0.8) || confidence < 0.3) return first;
  const sure = /[\u0660-\u0669]/.test(text) ? leastSure : Math.max(leastSure, confidence);
  return {
    ...first,
    text: keepNumbers(text, first),
    confidence: sure,
    weakest: sure * sureOfLetter,
  };
}

const widestDigit = 0.5;

/** Returns whether a text of digits fills its box; where it does not, letters are next to it that were passed over. */
function fillsBox({ text, left, right, top, bottom }: SeenText): boolean {
  return right - left <= (text.length + 1) * widestDigit * (bottom - top);
}

async function cutLine(
  raster: Raster,
  { left, top, right, bottom }: SeenText,
  { margin, height: readHeight }: (typeof looks)[number],
) {
  const by = (bottom - top) * margin;
  const x = Math.max(0, Math.floor(left - by));
  const y = Math.max(0, Math.floor(top - by / 2));
  const width = Math.min(raster.width, Math.ceil(right + by)) - x;
  const height = Math.min(raster.height, Math.ceil(bottom + by / 2)) - y;
  if (width < 8 || height < 8) return null;
  return await openRaster(raster)
    .extract({ left: x, top: y, width, height })
    .resize({ height: readHeight })
    .grayscale()
    .extend({ top: 10, bottom: 10, left: 14, right: 14, background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const numbers = /\p{Nd}[\p{Nd}.,:/-]*\p{Nd}|\p{Nd}/gu;

/**
 * Puts the numbers of the first reading, which is surer of digits, in the place of the second one's. The first
 * reads from left to right; in a right-to-left script their order turns round, and what it added behind a number
 * is a letter of the word next to it.
 */
function keepNumbers(text: string, first: SeenText): string {
  const seen = first.text.match(numbers) ?? [];
  const found = text.match(numbers) ?? [];
  const isRightToLeft = /[\u0590-\u06ff]/.test(text);
  const [own, other] = [digitsOf(seen), digitsOf(isRightToLeft ? found.toReversed() : found)];
  const isLetterBehind = isRightToLeft && other.length >= 4 && own.startsWith(other);
  if (isLetterBehind || first.confidence < 0.6) return text;
  if (seen.length !== found.length) {
    const isSure = first.confidence >= sureDigits && own.length >= other.length;
    return isSure && own !== "" ? `${text.replace(numbers, " ")} ${seen.join(" ")}` : text;
  }
  const inOrder = isRightToLeft ? seen.toReversed() : seen;
  let at = 0;
  return text.replace(numbers, () => inOrder[at++] ?? "");
}

function digitsOf(list: readonly string[]): string {
  return list.join("").replace(/\P{Nd}/gu, "");
}
