import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SeenText } from "@marzipan/domain/receipts/seen-text";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { ReadingFailure } from "../receipt-reader.port.ts";
import { openPicture } from "./open-picture.ts";
import type { Raster } from "./raster.ts";

/** A PDF's first pages: what of their text stands in the file, and how to get a page as a picture. */
export interface OpenedPdf {
  texts: SeenText[];
  draw(page: number): Promise<Raster>;
  pages: number;
  close(): Promise<void>;
}

/** A receipt has its total on one of the first pages; a longer file is no receipt. */
const mostPages = 3;
const drawnWidth = 1200;
const mostDrawnPixels = 3_200_000;
const gapBetweenPages = 50;

const home = path.dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")));
const folder = (name: string): string => `${path.join(home, name)}${path.sep}`;

/** Opens a PDF; one with a password is `encrypted`, one that is none `damaged`. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const loading = load(bytes);
  const document = await waitFor(loading);
  const pages = Math.min(mostPages, document.numPages);
  const texts: SeenText[] = [];
  let top = 0;
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    texts.push(...(await readTexts(page, top)));
    top += page.getViewport({ scale: 1 }).height + gapBetweenPages;
  }
  return {
    texts,
    pages,
    draw: async (number) => await draw(document, await document.getPage(number)),
    close: () => loading.destroy(),
  };
}

function load(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    verbosity: 0,
  });
}

async function waitFor(loading: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  try {
    return await loading.promise;
  } catch (error) {
    const isLocked = (error as { name?: string }).name === "PasswordException";
    throw new ReadingFailure(isLocked ? "encrypted" : "damaged", error);
  }
}

async function readTexts(page: PDFPageProxy, top: number): Promise<SeenText[]> {
  const { items } = await page.getTextContent();
  const { height } = page.getViewport({ scale: 1 });
  const texts: SeenText[] = [];
  for (const item of items) {
    if (!isText(item) || item.str.trim() === "") continue;
    const [, , , , left = 0, baseline = 0] = item.transform as number[];
    const bottom = top + height - baseline;
    const text = { text: item.str, confidence: 1, weakest: 1, left, right: left + item.width };
    texts.push({ ...text, top: bottom - Math.max(4, item.height), bottom });
  }
  return texts;
}

function isText(item: object): item is TextItem {
  return "str" in item;
}

interface Drawing {
  canvas: { toBuffer(type: "image/png"): Buffer };
  context: object;
}

async function draw(document: PDFDocumentProxy, page: PDFPageProxy): Promise<Raster> {
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(
    drawnWidth / natural.width,
    Math.sqrt(mostDrawnPixels / (natural.width * natural.height)),
  );
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as { create(width: number, height: number): Drawing };
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    canvas: null,
    canvasContext: context as never,
    viewport,
    background: "white",
  }).promise;
  return await openPicture(canvas.toBuffer("image/png"));
}
