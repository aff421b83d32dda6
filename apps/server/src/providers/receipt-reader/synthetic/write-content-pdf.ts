import { writeRawPdf } from "./write-raw-pdf.ts";

/** A page by its drawing operators, for tests; its pictures are named /I0, /I1 and so on, its font /F1. */
export interface ContentPage {
  content: string;
  pictures?: readonly PdfPicture[];
}

/** A picture as a PDF stores it; the filter is that of its bytes, such as `/DCTDecode` for a JPEG. */
export interface PdfPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** The entries of its dictionary that say how its bytes are read. */
  encoding: string;
}

/** Returns a JPEG as a PDF stores it. */
export function jpegPicture(bytes: Uint8Array, width: number, height: number): PdfPicture {
  const encoding = "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode";
  return { bytes, width, height, encoding };
}

/** Writes a PDF of pages of 600 by 800 points from their drawing operators. */
export function writeContentPdf(pages: readonly ContentPage[]): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const stream = (entries: string, body: string): number =>
    add(`<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add("");
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add("<< /Type /ExtGState /ca 0 /CA 0 >>");
  const kids = pages.map(({ content, pictures = [] }) => {
    const images = pictures.map(({ bytes, width, height, encoding }, at) => {
      const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${encoding}`;
      return `/I${at} ${stream(entries, Buffer.from(bytes).toString("latin1"))} 0 R`;
    });
    const drawn = stream("", content);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${drawn} 0 R /Resources << /Font << /F1 3 0 R >> /ExtGState << /Clear 4 0 R >> /XObject << ${images.join(" ")} >> >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((one) => `${one} 0 R`).join(" ")}] >>`;
  return writeRawPdf(objects);
}

/** Returns the operators that write lines from a place down, 20 points each; `before` sets mode or color. */
export function writeLines(
  lines: readonly string[],
  { left = 40, top = 760, size = 12, before = "" } = {},
): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join(" ");
  return `BT ${before} /F1 ${size} Tf 20 TL 1 0 0 1 ${left} ${top} Tm ${shown} ET`;
}
