import { findCurrency } from "@marzipan/domain/receipts/currencies";
import { readReceipt } from "@marzipan/domain/receipts/read-receipt";
import type { ReceiptReading } from "@marzipan/domain/receipts/read-receipt";
import type { SeenText } from "@marzipan/domain/receipts/seen-text";
import { ReadingFailure } from "../receipt-reader.port.ts";
import type { ReadableFile, ReadingHints } from "../receipt-reader.port.ts";
import { openLatinEngine } from "./latin-engine.ts";
import type { LatinEngine } from "./latin-engine.ts";
import { openPdf } from "./open-pdf.ts";
import { openPicture } from "./open-picture.ts";
import type { Raster } from "./raster.ts";
import { isScriptLanguage, openScriptReader } from "./script-reader.ts";
import type { ScriptLanguage, ScriptReader } from "./script-reader.ts";

/** Reads files one after the other with what it has loaded. */
export interface FileReader {
  read(file: ReadableFile, hints: ReadingHints): Promise<ReceiptReading>;
}

type PageSize = Pick<Raster, "width" | "height">;

/** What was read of all pages, and the size of the picture where places on it are those on the file. */
interface ReadPages {
  texts: SeenText[];
  page: PageSize | undefined;
}

/** Makes a reader of files; each engine is loaded when it is first needed. */
export function createFileReader(): FileReader {
  let latin: Promise<LatinEngine> | undefined;
  const scripts = new Map<ScriptLanguage, Promise<ScriptReader>>();
  const openScript = (language: ScriptLanguage): Promise<ScriptReader> => {
    const opened = scripts.get(language) ?? openScriptReader(language);
    scripts.set(language, opened);
    return opened;
  };

  const readRasters = async (rasters: AsyncIterable<Raster>, hints: ReadingHints) => {
    latin ??= openLatinEngine();
    const texts: SeenText[] = [];
    let size: PageSize | undefined;
    let top = 0;
    for await (const raster of rasters) {
      const page = await (await latin).see(raster);
      const seen = await readScripts(page, hints);
      texts.push(
        ...seen.map((text) => ({ ...text, top: text.top + top, bottom: text.bottom + top })),
      );
      size = page.isTurned || top > 0 ? undefined : page.raster;
      top += page.raster.height;
    }
    return { texts, page: size && { width: size.width, height: size.height } };
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

  return {
    read: async (file, hints) => {
      const { texts, written, page } = await readTexts(file, (rasters) =>
        readRasters(rasters, hints),
      );
      const reading = readReceipt(texts, { ...hints, page });
      if (!reading.amount && !reading.date) throw new ReadingFailure("no_receipt");
      // Signs of currencies that the models do not know stand in a PDF's own text.
      return {
        ...reading,
        currency:
          reading.currency ?? findCurrency(written.map((text) => ({ text, confidence: 1 }))),
      };
    },
  };
}

const leastConfidence = 0.5;
/** How many letters of a script make a page one of it; kana stand between letters that Chinese has too. */
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

/** Reads a file's texts, and answers beside them what a PDF says in its own. */
async function readTexts(
  { bytes, contentType }: ReadableFile,
  readRasters: (rasters: AsyncIterable<Raster>) => Promise<ReadPages>,
): Promise<ReadPages & { written: string[] }> {
  if (contentType !== "application/pdf") {
    const read = await readRasters(
      (async function* one() {
        yield await openPicture(bytes);
      })(),
    );
    return { ...read, written: [] };
  }
  const pdf = await openPdf(bytes);
  try {
    const written = pdf.texts.map(({ text }) => text);
    if (speaksForItself(written)) return { texts: pdf.texts, page: undefined, written };
    const { texts } = await readRasters(
      (async function* pages() {
        for (let page = 1; page <= pdf.pages; page += 1) yield await pdf.draw(page);
      })(),
    );
    return { texts, page: undefined, written };
  } finally {
    await pdf.close();
  }
}

/** Returns whether a PDF's own text can be taken: enough of it, and in a script that PDF keeps in reading order. */
function speaksForItself(written: readonly string[]): boolean {
  const all = written.join(" ");
  return (
    all.length > 40 &&
    /\d[.,]\d{2}|\d{3}/.test(all) &&
    !/[\u0590-\u06ff\u0900-\u097f\ufb1d-\ufdff\ufe70-\ufeff]/.test(all)
  );
}
