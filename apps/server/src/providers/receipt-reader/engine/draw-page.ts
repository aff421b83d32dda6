import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page's operations, as far as choosing among them needs them. */
interface Operations {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** Returns whether the operation at an index is drawn. */
export type OperationFilter = (at: number, operations: Operations) => boolean;

/** How a page is drawn. */
export interface Drawing {
  /** Pixels for each point. */
  scale: number;
  background: string;
  filter?: OperationFilter | undefined;
}

/** A drawn page: four bytes for each pixel, red, green, blue, alpha. */
export interface DrawnPage {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  toPng(): Buffer;
}

interface Canvas {
  canvas: { toBuffer(type: "image/png"): Buffer };
  context: {
    getImageData(
      left: number,
      top: number,
      width: number,
      height: number,
    ): { data: Uint8ClampedArray };
  };
}

/** Draws a page, or those of its operations that the filter keeps. */
export async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  { scale, background, filter }: Drawing,
): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const factory = document.canvasFactory as { create(width: number, height: number): Canvas };
  const { canvas, context } = factory.create(width, height);
  await page.render({
    canvas: null,
    canvasContext: context as never,
    viewport,
    background,
    ...(filter && { operationsFilter: filter as never }),
  }).promise;
  return {
    data: context.getImageData(0, 0, width, height).data,
    width,
    height,
    toPng: () => canvas.toBuffer("image/png"),
  };
}
