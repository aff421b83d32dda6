import { fillGaps, moreReliable } from "@marzipan/receipt-reading/compare-readings";
import { findCurrency } from "@marzipan/receipt-reading/currencies";
import { readReceipt } from "@marzipan/receipt-reading/read-receipt";
import type { ReceiptReading } from "@marzipan/receipt-reading/read-receipt";
import type { SeenText } from "@marzipan/receipt-reading/seen-text";
import type { ReadingHints } from "../receipt-reader.port.ts";
import type { OpenedPdf, PdfPage } from "./open-pdf.ts";
import type { Raster } from "./raster.ts";

/** What was read of a picture, and whether it had to be turned upright first. */
export interface ReadPicture {
  texts: SeenText[];
  isTurned: boolean;
}

const gapBetweenPages = 50;
/** A page is read as a picture too where pictures cover this share of it, or this many letters of its text are hidden. */
const leastPictureShare = 0.15;
const mostHiddenLetters = 20;
/** A document with fewer letters than this has no text of its own. */
const leastLetters = 40;
/** Scripts whose text PDFs often store in another order than it is read. */
const unorderedScripts = /[\u0590-\u06ff\u0900-\u097f\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Reads a PDF by the text that its pages display, and as pictures where that text may not be all that the page shows.
 * Both readings are compared and the more reliable one is returned; hidden text only fills what neither found.
 */
export async function readPdf(
  { pages }: OpenedPdf,
  hints: ReadingHints,
  readPicture: (raster: Raster) => Promise<ReadPicture>,
): Promise<ReceiptReading> {
  const reading = await readPages(pages, hints, readPicture);
  // The displayed text has currency signs that the models cannot read.
  const displayed = pages.flatMap((page) => page.displayed);
  return { ...reading, currency: reading.currency ?? findCurrency(displayed) };
}

async function readPages(
  pages: readonly PdfPage[],
  hints: ReadingHints,
  readPicture: (raster: Raster) => Promise<ReadPicture>,
): Promise<ReceiptReading> {
  const byText = readTexts(
    pages,
    pages.map((page) => page.displayed),
    hints,
  );
  const isWhole = hasOwnText(pages) && byText.amount !== null && byText.date !== null;
  const doubted = pages.filter((page) => isDoubted(page) || !isWhole);
  if (doubted.length === 0) return byText;
  const seen: SeenText[][] = [];
  for (const page of pages) {
    seen.push(
      doubted.includes(page)
        ? mergeTexts(page, await readPicture(await page.draw()))
        : page.displayed,
    );
  }
  const byPicture = readTexts(pages, seen, hints);
  const best = hasOwnText(pages) ? moreReliable(byText, byPicture) : byPicture;
  const layers = pages.map(({ displayed, hidden }) => [...displayed, ...hidden]);
  return pages.some(({ hidden }) => hidden.length > 0)
    ? fillGaps(best, readTexts(pages, layers, hints))
    : best;
}

function readTexts(
  pages: readonly PdfPage[],
  texts: readonly (readonly SeenText[])[],
  hints: ReadingHints,
): ReceiptReading {
  let start = 0;
  const placed = texts.flatMap((ofPage, at) => {
    const top = start;
    start += (pages[at]?.height ?? 0) + gapBetweenPages;
    return ofPage.map((text) => ({ ...text, top: text.top + top, bottom: text.bottom + top }));
  });
  return readReceipt(placed, hints);
}

/** Returns whether the displayed text can be read by itself: enough of it, with numbers, in the order that it is read. */
function hasOwnText(pages: readonly PdfPage[]): boolean {
  const all = pages.flatMap(({ displayed }) => displayed.map(({ text }) => text)).join(" ");
  return all.length > leastLetters && /\d[.,]\d{2}|\d{3}/.test(all) && !unorderedScripts.test(all);
}

function isDoubted({ displayed, hidden, pictureShare, hasOverlaps }: PdfPage): boolean {
  const hiddenLetters = hidden.reduce((sum, { text }) => sum + text.trim().length, 0);
  return (
    pictureShare >= leastPictureShare ||
    hiddenLetters >= mostHiddenLetters ||
    hasOverlaps ||
    displayed.some(({ text }) => unorderedScripts.test(text))
  );
}

/** Returns what was seen on a picture, with the displayed text, whose letters are certain, in the place of what covers the same spot. */
function mergeTexts({ displayed, hasOverlaps }: PdfPage, { texts, isTurned }: ReadPicture) {
  if (isTurned || hasOverlaps) return texts;
  const certain = displayed.filter(({ text }) => !unorderedScripts.test(text));
  const kept = texts.filter(
    (seen) => certain.reduce((sum, one) => sum + shared(one, seen), 0) < 0.5,
  );
  return [...kept, ...certain.filter((one) => kept.every((seen) => shared(seen, one) < 0.2))];
}

/** Returns the share of the second text's area that the first one covers. */
function shared(one: SeenText, other: SeenText): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const area = (other.right - other.left) * (other.bottom - other.top);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / Math.max(1, area);
}
