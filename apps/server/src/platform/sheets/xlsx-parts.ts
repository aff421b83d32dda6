import { escapeXml, firstMoneyStyle } from "./xlsx-cells.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const typed = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A sheet that has been written, as the book names it. */
export interface WrittenSheet {
  name: string;
  /** The letters of its last column, and its last row that is no sum. */
  lastColumn: string;
  lastRow: number;
}

/** Writes what the parts of a workbook are. */
export function contentTypes(sheetsCount: number): string {
  const sheets = numbers(sheetsCount)
    .map(
      (n) =>
        `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${typed}.worksheet+xml"/>`,
    )
    .join("");
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typed}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${typed}.styles+xml"/>${sheets}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;
}

/** Writes where the workbook and its properties stand. */
export function rootRelations(): string {
  return `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;
}

/** Writes the title, the maker and the instant of a workbook. */
export function coreProperties(title: string, creator: string, at: Date): string {
  return `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString()}</dcterms:created></cp:coreProperties>`;
}

/** Writes where the sheets and the styles of a workbook stand. */
export function bookRelations(sheetsCount: number): string {
  const sheets = numbers(sheetsCount)
    .map(
      (n) =>
        `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )
    .join("");
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${sheets}<Relationship Id="rId${sheetsCount + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

/** Writes the workbook: its sheets, what each filters, and the head that each of their printed pages repeats. */
export function book(sheets: readonly WrittenSheet[]): string {
  const list = sheets
    .map(
      ({ name }, at) =>
        `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
    )
    .join("");
  const names = sheets
    .map(({ name, lastColumn, lastRow }, at) => {
      const quoted = escapeXml(`'${name.replaceAll("'", "''")}'`);
      const fixed = `$A$1:$${lastColumn}$${lastRow}`;
      return `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${quoted}!${fixed}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="${at}">${quoted}!$1:$1</definedName>`;
    })
    .join("");
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${list}</sheets><definedNames>${names}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

/**
 * Writes the styles: those that every workbook has, then two of each money's format. Every text begins at the side where
 * the sheet does, and is read in its own direction: programs differ in what they do with one that does not say it.
 */
export function styles(
  isRightToLeft: boolean,
  dayFormat: string,
  moneyFormats: readonly string[],
): string {
  const formats = [dayFormat, ...moneyFormats]
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`)
    .join("");
  const style = (numFmt: number, font: number, border: number, more = ""): string =>
    `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"${more === "" ? "/>" : ` applyAlignment="1">${more}</xf>`}`;
  const side = isRightToLeft ? "right" : "left";
  const text = (isReadFromRight: boolean): string =>
    style(0, 0, 0, `<alignment horizontal="${side}" readingOrder="${isReadFromRight ? 2 : 1}"/>`);
  // Quantities have up to three decimals, which no other format shows without a point behind whole ones.
  const general = 0;
  // Numbers of orders have no groups; sums do.
  const [plain, grouped] = [1, 3];
  const all = [
    style(0, 0, 0),
    style(0, 1, 1, '<alignment vertical="center" wrapText="1"/>'),
    style(164, 0, 0),
    style(general, 0, 0),
    style(plain, 0, 0),
    style(0, 1, 2),
    style(general, 1, 2),
    style(grouped, 1, 2),
    text(isRightToLeft),
    text(!isRightToLeft),
    ...moneyFormats.flatMap((_, at) => [style(165 + at, 0, 0), style(165 + at, 1, 2)]),
  ];
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="${moneyFormats.length + 1}">${formats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="3"><border/><border><left/><right/><top/><bottom style="thin"/></border><border><left/><right/><top style="thin"/><bottom/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${all.length}">${all.join("")}</cellXfs></styleSheet>`;
}

/** Returns the style of a money's rows by its place among the currencies. */
export function moneyStyleOf(at: number): number {
  return firstMoneyStyle + at * 2;
}

/** Writes what comes before a sheet's rows: its direction, its frozen head and the widths of its columns. */
export function sheetStart(isRightToLeft: boolean, widths: readonly number[]): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  return `${declaration}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ""} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns}</cols><sheetData>`;
}

/** Writes what comes after a sheet's rows: its filter and how it is printed, one page wide on A4 across. */
export function sheetEnd({ lastColumn, lastRow }: WrittenSheet, header: string): string {
  const title = escapeXml(header.replaceAll("&", "&&").slice(0, 200));
  return `</sheetData><autoFilter ref="A1:${lastColumn}${lastRow}"/><pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddHeader>&amp;C${title}</oddHeader><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
