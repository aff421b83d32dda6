import type { SeenText } from "@marzipan/receipt-reading/seen-text";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { drawPage } from "./draw-page.ts";
import type { DrawnPage, OperationFilter } from "./draw-page.ts";

/** A page's own text, apart by whether the page displays it, and how much of the page is pictures. */
export interface PageText {
  /** Text that can be seen on the page; places in pixels of the page drawn at `width`. */
  displayed: SeenText[];
  /** Text that cannot be seen: invisible mode, the background's color, transparent, tiny, clipped, off the page, or under a picture. */
  hidden: SeenText[];
  /** The share of the page that pictures cover, from 0 to 1. */
  pictureShare: number;
  /** Whether different texts are printed over each other, so that which of them shows is unknown. */
  hasOverlaps: boolean;
}

const comparedWidth = 800;
const mostComparedPixels = 1_600_000;
/** How far a pixel's three colors must differ in sum (of 765) for a person to see a letter there. */
const leastContrast = 48;
/** The share of its box that the ink of a text covers at least. */
const leastInk = 0.015;
/** Text that is drawn lower than this many pixels on a page of `comparedWidth` cannot be read. */
const leastHeight = 3;

const textOps = new Set<number>([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);
const paintOps = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

const withoutText: OperationFilter = (at, { fnArray }) => !textOps.has(fnArray[at] ?? 0);
const picturesOnly: OperationFilter = (at, { fnArray, argsArray }) => {
  const op = fnArray[at] ?? 0;
  if (textOps.has(op) || op === OPS.shadingFill || paintOps.has(op)) return false;
  return op !== OPS.constructPath || !paintOps.has((argsArray[at] as number[] | null)?.[0] ?? 0);
};

/**
 * Reads a page's text and tests what of it the page displays: a text counts as displayed when removing all text
 * changes the pixels in its box. Its places are those of the page drawn `width` pixels wide.
 */
export async function readPageText(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  width: number,
): Promise<PageText> {
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(
    comparedWidth / natural.width,
    Math.sqrt(mostComparedPixels / (natural.width * natural.height)),
  );
  const texts = await listTexts(page, scale);
  const draw = (filter?: OperationFilter, background = "#ffffff") =>
    drawPage(document, page, { scale, filter, background });
  // Magenta, which no paper has: what is left of it is not covered by a picture.
  const pictures = await draw(picturesOnly, "#ff00ff");
  const pictureShare = shareCovered(pictures);
  if (texts.length === 0) return { displayed: [], hidden: [], pictureShare, hasOverlaps: false };
  const [whole, bare] = [await draw(), await draw(withoutText)];
  const isDisplayed = (text: SeenText): boolean => showsInk(text, whole, bare);
  const place = (text: SeenText): SeenText => scaled(text, width / whole.width);
  const displayed = texts.filter(isDisplayed);
  return {
    displayed: displayed.map(place),
    hidden: texts.filter((text) => !isDisplayed(text)).map(place),
    pictureShare,
    hasOverlaps: displayed.some((one, at) =>
      displayed.slice(at + 1, at + 200).some((other) => liesOver(one, other)),
    ),
  };
}

async function listTexts(page: PDFPageProxy, scale: number): Promise<SeenText[]> {
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale });
  const texts: SeenText[] = [];
  for (const item of items) {
    if (!isText(item) || item.str.trim() === "") continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
    const along = item.width / (Math.hypot(a, b) || 1);
    const up = item.height / (Math.hypot(c, d) || 1);
    const corners = [
      [e, f],
      [e + a * along, f + b * along],
      [e + c * up, f + d * up],
      [e + a * along + c * up, f + b * along + d * up],
    ].map(([x = 0, y = 0]) => viewport.convertToViewportPoint(x, y) as [number, number]);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    texts.push({
      text: item.str,
      confidence: 1,
      weakest: 1,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    });
  }
  return texts;
}

function isText(item: object): item is TextItem {
  return "str" in item;
}

function scaled(text: SeenText, factor: number): SeenText {
  const { left, right, top, bottom } = text;
  return {
    ...text,
    left: left * factor,
    right: right * factor,
    top: top * factor,
    bottom: bottom * factor,
  };
}

function liesOver(one: SeenText, other: SeenText): boolean {
  if (one.text === other.text) return false;
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (wide <= 0 || high <= 0) return false;
  return wide * high > 0.5 * Math.min(areaOf(one), areaOf(other));
}

function areaOf({ left, right, top, bottom }: SeenText): number {
  return (right - left) * (bottom - top);
}

/** Returns whether enough pixels in the text's box differ between the page and the page without text. */
function showsInk(text: SeenText, whole: DrawnPage, bare: DrawnPage): boolean {
  if (Math.min(text.bottom - text.top, text.right - text.left) < 1) return false;
  if (text.bottom - text.top < leastHeight) return false;
  const [left, top] = [Math.max(0, Math.floor(text.left)), Math.max(0, Math.floor(text.top))];
  const right = Math.min(whole.width, Math.ceil(text.right));
  // Letters such as "p" and a comma reach below the baseline.
  const bottom = Math.min(whole.height, Math.ceil(text.bottom + (text.bottom - text.top) / 5));
  let [all, inked] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      all += 1;
      if (differs(whole, bare, 4 * (y * whole.width + x))) inked += 1;
    }
  }
  const boxArea = areaOf(text);
  return all > boxArea / 2 && inked > leastInk * all;
}

function differs({ data: one }: DrawnPage, { data: other }: DrawnPage, at: number): boolean {
  let sum = 0;
  for (let color = at; color < at + 3; color += 1)
    sum += Math.abs((one[color] ?? 0) - (other[color] ?? 0));
  return sum >= leastContrast;
}

function shareCovered({ data, width, height }: DrawnPage): number {
  let covered = 0;
  for (let at = 0; at < data.length; at += 4) {
    const isMagenta = data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255;
    if (!isMagenta) covered += 1;
  }
  return covered / (width * height);
}
