import path from "node:path";
import { fileURLToPath } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ReadingFailure } from "../receipt-reader.port.ts";
import { readPageText } from "./displayed-text.ts";
import type { PageText } from "./displayed-text.ts";
import { drawPage } from "./draw-page.ts";
import { openPicture } from "./open-picture.ts";
import type { Raster } from "./raster.ts";

/** A page of a PDF: its text, placed in pixels of the drawn page, and the page as a picture. */
export interface PdfPage extends PageText {
  height: number;
  draw(): Promise<Raster>;
}

/** A PDF's first pages. */
export interface OpenedPdf {
  pages: PdfPage[];
  close(): Promise<void>;
}

/** A receipt has its total on one of the first pages; a longer file is no receipt. */
const mostPages = 3;
const drawnWidth = 1200;
const mostDrawnPixels = 3_200_000;

const home = path.dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")));
const folder = (name: string): string => `${path.join(home, name)}${path.sep}`;

/** Opens a PDF; one with a password is `encrypted`, one that is none `damaged`. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const loading = load(bytes);
  const document = await waitFor(loading);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= Math.min(mostPages, document.numPages); number += 1)
    pages.push(await openPage(document, number));
  return { pages, close: () => loading.destroy() };
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

async function openPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(
    drawnWidth / natural.width,
    Math.sqrt(mostDrawnPixels / (natural.width * natural.height)),
  );
  const text = await readPageText(document, page, natural.width * scale);
  return {
    ...text,
    height: natural.height * scale,
    draw: async () => {
      const drawn = await drawPage(document, page, { scale, background: "#ffffff" });
      return await openPicture(drawn.toPng());
    },
  };
}
