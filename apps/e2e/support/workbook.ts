import { strToU8, zipSync } from "fflate";

const schemas = "http://schemas.openxmlformats.org";
const relations = `${schemas}/officeDocument/2006/relationships`;
const main = `${schemas}/spreadsheetml/2006/main`;

/** Writes a cell: a number as Excel keeps it, a text within the sheet. */
function cellOf(value: string | number, column: number, row: number): string {
  const at = `${String.fromCodePoint(65 + column)}${row}`;
  return typeof value === "number"
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
}

/** Returns the bytes of a workbook with one sheet of at most 26 columns; texts have no signs of XML. */
export function makeWorkbook(
  name: string,
  rows: readonly (readonly (string | number)[])[],
): Buffer {
  const lines = rows.map((cells, index) => {
    const written = cells.map((value, column) => cellOf(value, column, index + 1));
    return `<row r="${index + 1}">${written.join("")}</row>`;
  });
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(`<Types xmlns="${schemas}/package/2006/content-types"/>`),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ),
      "xl/styles.xml": strToU8(
        `<styleSheet xmlns="${main}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
      ),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`,
      ),
    }),
  );
}
