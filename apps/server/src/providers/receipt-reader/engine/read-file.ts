import { readReceipt } from "@marzipan/receipt-reading/read-receipt";
import type { ReceiptReading } from "@marzipan/receipt-reading/read-receipt";
import type { SeenText } from "@marzipan/receipt-reading/seen-text";
import { ReadingFailure } from "../receipt-reader.port.ts";
import type { ReadableFile, ReadingHints } from "../receipt-reader.port.ts";
import { openLatinEngine } from "./latin-engine.ts";
import type { LatinEngine } from "./latin-engine.ts";
import { openPdf } from "./open-pdf.ts";
import { openPicture } from "./open-picture.ts";
import { readPdf } from "./read-pdf.ts";
import type { ReadPicture } from "./read-pdf.ts";
import type { Raster } from "./raster.ts";
import { isScriptLanguage, openScriptReader } from "./script-reader.ts";
import type { ScriptLanguage, ScriptReader } from "./script-reader.ts";

/** Reads files one after the other with what it has loaded. */
export interface FileReader {
  read(file: ReadableFile, hints: ReadingHints): Promise<ReceiptReading>;
}

/** Creates a reader of files; each engine is loaded when it is first needed. */
export function createFileReader(): FileReader {
  let latin: Promise<LatinEngine> | undefined;
  const scripts = new Map<ScriptLanguage, Promise<ScriptReader>>();
  const openScript = (language: ScriptLanguage): Promise<ScriptReader> => {
    const opened = scripts.get(language) ?? openScriptReader(language);
    scripts.set(language, opened);
    return opened;
  };

  const readPicture = async (raster: Raster, hints: ReadingHints) => {
    latin ??= openLatinEngine();
    const page = await (await latin).see(raster);
    return { ...page, texts: await readScripts(page, hints) };
  };

  /** Reads a page again in the hinted scripts, unless it has been understood, and takes what says most. */
  const readScripts = async (page: { raster: Raster; texts: SeenText[] }, hints: ReadingHints) => {
    let best = page.texts.filter((text) => text.confidence >= leastConfidence);
    if (isUnderstood(readReceipt(best, hints), page.texts)) return best;
    let score = meanConfidence(best);
    for (const language of hints.languages.filter(isScriptLanguage)) {
      const again = await (await openScript(language)).readAgain(page);
      const sure = again.filter((text) => text.confidence >= leastConfidence);
      const isIts = lettersOf(sure, language) >= leastLetters[language];
      if (!isIts || meanConfidence(sure) + 0.15 < score) continue;
      [best, score] = [sure, meanConfidence(sure)];
      break;
    }
    return best;
  };

  const readImage = async (bytes: Uint8Array, hints: ReadingHints): Promise<ReceiptReading> => {
    const { raster, isTurned, texts } = await readPicture(await openPicture(bytes), hints);
    const { width, height } = raster;
    return readReceipt(texts, { ...hints, page: isTurned ? undefined : { width, height } });
  };

  return {
    read: async ({ bytes, contentType }, hints) => {
      const reading =
        contentType === "application/pdf"
          ? await readDocument(bytes, hints, (raster) => readPicture(raster, hints))
          : await readImage(bytes, hints);
      if (!reading.amount && !reading.date) throw new ReadingFailure("no_receipt");
      return reading;
    },
  };
}

async function readDocument(
  bytes: Uint8Array,
  hints: ReadingHints,
  readPicture: (raster: Raster) => Promise<ReadPicture>,
): Promise<ReceiptReading> {
  const pdf = await openPdf(bytes);
  try {
    return await readPdf(pdf, hints, readPicture);
  } finally {
    await pdf.close();
  }
}

const leastConfidence = 0.5;
/** How many letters of a script make a page one of it; kana are between letters that Chinese has too. */
const leastLetters: Readonly<Record<ScriptLanguage, number>> = { he: 12, ar: 12, hi: 12, ja: 5 };
/** The share of a page's boxes, by their width, that may stay unread where it has been understood. */
const mostUnread = 0.12;

function meanConfidence(texts: readonly SeenText[]): number {
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return (
    texts.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) /
    Math.max(1, letters)
  );
}

const letterOf: Readonly<Record<ScriptLanguage, RegExp>> = {
  he: /\p{Script=Hebrew}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
};

function lettersOf(texts: readonly SeenText[], language: ScriptLanguage): number {
  return texts.reduce((sum, { text }) => sum + (text.match(letterOf[language])?.length ?? 0), 0);
}

/**
 * Returns whether a page's words were known to the first engine: it found a total by its word, its letters are
 * sure, and hardly any box of text stayed unread.
 */
function isUnderstood(reading: ReceiptReading, all: readonly SeenText[]): boolean {
  const read = all.filter((text) => text.confidence >= leastConfidence);
  const widthOf = (texts: readonly SeenText[]): number =>
    texts.reduce((sum, { left, right }) => sum + right - left, 0);
  const unread = 1 - widthOf(read) / Math.max(1, widthOf(all));
  return (
    (reading.amount?.confidence ?? 0) >= 0.6 && meanConfidence(read) >= 0.9 && unread <= mostUnread
  );
}
