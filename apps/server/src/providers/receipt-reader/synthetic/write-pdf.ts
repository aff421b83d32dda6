import { writeRawPdf } from "./write-raw-pdf.ts";

/** Writes a PDF whose pages hold the given lines, for tests; with `isLocked` it asks for a password. */
export function writePdf(pages: readonly (readonly string[])[], isLocked = false): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add("");
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const kids = pages.map((lines) => {
    const shown = lines
      .map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj 0 -22 Td`)
      .join("\n");
    const content = `BT /F1 14 Tf 40 560 Td\n${shown}\nET`;
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents ${stream} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((one) => `${one} 0 R`).join(" ")}] >>`;
  const key = "41".repeat(32);
  const lock = isLocked
    ? add(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`)
    : null;
  const encryption = lock ? `/Encrypt ${lock} 0 R /ID [<${key}> <${key}>]` : "";
  return writeRawPdf(objects, encryption);
}
