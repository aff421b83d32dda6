/** Writes a PDF of the given objects, the first of them its catalog; whether they make sense is not looked at. */
export function writeRawPdf(objects: readonly string[], trailer = ""): Buffer {
  const pieces = ["%PDF-1.4\n"];
  let length = pieces[0]?.length ?? 0;
  const places: number[] = [];
  for (const [at, body] of objects.entries()) {
    const piece = `${at + 1} 0 obj\n${body}\nendobj\n`;
    places.push(length);
    pieces.push(piece);
    length += piece.length;
  }
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  pieces.push(`xref\n0 ${size}\n0000000000 65535 f \n`, ...entries);
  pieces.push(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(pieces.join(""), "latin1");
}
