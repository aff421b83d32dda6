/** A PDF of one page with lines of text: a slip whose letters need not be recognized. */
export function writePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line}) Tj 0 -22 Td`).join("\n");
  const content = `BT /F1 14 Tf 40 560 Td\n${shown}\nET`;
  return Buffer.from(`%PDF-1.4
1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Count 1 /Kids [5 0 R] >>\nendobj
3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj
4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj
5 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>\nendobj
trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF
`);
}
