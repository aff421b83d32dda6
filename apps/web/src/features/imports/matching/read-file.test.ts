import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { FileRefused } from "../reading/import-file.types.ts";
import type { CardLabels } from "../reading/import-file.types.ts";
import { readFile } from "../reading/read-file.ts";
import { likeliestSheet, makeTable } from "./table.rules.ts";

const labels: CardLabels = {
  name: "Name",
  phone: "Phone",
  otherPhone: "Other numbers",
  email: "Email",
  company: "Company",
  address: "Address",
  birthday: "Birthday",
  notes: "Notes",
};

const bytesOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const text = (written: string): ArrayBuffer => bytesOf(new TextEncoder().encode(written));
const read = (bytes: ArrayBuffer, encoding?: string) =>
  readFile(bytes, encoding === undefined ? { labels } : { labels, encoding });

/** Writes a workbook of sheets whose rows are written as XML. */
function workbook(sheets: Readonly<Record<string, string>>): ArrayBuffer {
  const names = Object.keys(sheets);
  const types = "http://schemas.openxmlformats.org";
  const relations = `${types}/officeDocument/2006/relationships`;
  const main = `${types}/spreadsheetml/2006/main`;
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const related = names.map(
    (_name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files = Object.fromEntries(
    names.map((name, at) => [
      `xl/worksheets/sheet${at + 1}.xml`,
      strToU8(`<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
    ]),
  );
  return bytesOf(
    zipSync({
      "[Content_Types].xml": strToU8(`<Types xmlns="${types}/package/2006/content-types"/>`),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join("")}</sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships xmlns="${types}/package/2006/relationships">${related.join("")}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ),
      "xl/styles.xml": strToU8(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      ...files,
    }),
  );
}

const word = (at: string, said: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;

describe("a workbook", () => {
  it("gives its cells as they read: whole numbers, dates, values of formulas", async () => {
    const file = await read(
      workbook({
        All: `<row r="3">${word("A3", "Name")}${word("B3", "Phone")}${word("C3", "Since")}${word("D3", "Sum")}</row>
          <row r="4">${word("A4", "Noa")}<c r="B4"><v>525550142</v></c><c r="C4" s="1"><v>32450</v></c><c r="D4"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>
          <row r="5">${word("A5", "Dana")}<c r="B5"><v>9.72525550142E11</v></c><c r="D5"><f>A1</f><v>7</v></c></row>`,
      }),
    );
    const table = makeTable(file.sheets[0] ?? { name: "", rows: [] }, false);
    expect(table).toEqual({
      headings: ["Name", "Phone", "Since", "Sum"],
      headingRow: 3,
      rows: [
        { row: 4, cells: ["Noa", "525550142", "1988-11-03", "0.3"] },
        { row: 5, cells: ["Dana", "972525550142", "", "7"] },
      ],
    });
  });

  it("of several sheets gives all that hold something, of which one is the fullest", async () => {
    const row = (at: number): string => `<row r="${at}">${word(`A${at}`, `Client ${at}`)}</row>`;
    const { sheets } = await read(
      workbook({ Empty: "", One: row(1), Three: row(1) + row(2) + row(9) }),
    );
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ["One", 1],
      ["Three", 9],
    ]);
    expect(likeliestSheet("clients", sheets)).toBe(1);
  });

  it("is read whole where its parts are large and packed", async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_none, at) => `<row r="${at + 1}">${word(`A${at + 1}`, `Client number ${at}`)}</row>`,
    );
    const { sheets } = await read(workbook({ All: rows.join("") }));
    expect(sheets[0]?.rows.at(-1)).toEqual(["Client number 19999"]);
  });
});

describe("a text", () => {
  it("is read in the encoding that its bytes show, or that was chosen", async () => {
    const old = Uint8Array.from([
      0xf9, 0xed, 0x2c, 0xe8, 0xec, 0x0a, 0xf0, 0xe5, 0xf2, 0xe4, 0x2c, 0x30, 0x35,
    ]);
    const file = await read(bytesOf(old));
    expect(file.encoding).toBe("windows-1255");
    expect(file.sheets[0]?.rows).toEqual([
      ["שם", "טל"],
      ["נועה", "05"],
    ]);
    expect((await read(bytesOf(old), "windows-1251")).sheets[0]?.rows[1]).toEqual(["ретд", "05"]);
  });

  it.each([
    "Name;Phone\nAnna Test;052-5550051\nBen Test;052-5550052\n",
    "Name\tPhone\nAnna Test\t052-5550051\nBen Test\t052-5550052\n\n",
    "Clients 2026\n\n\nName;Phone\nAnna Test;052-5550051\nBen, Test;052-5550052\n",
    "Name|Phone\nAnna Test|052-5550051",
  ])("of two columns is split: %j", async (written) => {
    const { sheets } = await read(text(written));
    expect(makeTable(sheets[0] ?? { name: "", rows: [] }, false).headings).toEqual([
      "Name",
      "Phone",
    ]);
  });

  it("loses what makes a spreadsheet take cells for text", async () => {
    const written = `Name,Phone\n'Anna',="0525550001"\n"\u200EBen\u00A0Test",'+56998810004\n`;
    expect((await read(text(written))).sheets[0]?.rows).toEqual([
      ["Name", "Phone"],
      ["Anna", "0525550001"],
      ["Ben Test", "+56998810004"],
    ]);
  });

  it("is read with its mark, in two bytes a letter, and with either delimiter", async () => {
    const told = "sep=;\r\nName;Phone\r\nNoa;052\r\n";
    const expected = [[], ["Name", "Phone"], ["Noa", "052"]];
    expect((await read(text(`\uFEFF${told}`))).sheets[0]?.rows).toEqual(expected);
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from("a\tb\nc\td").flatMap((letter) => [letter.codePointAt(0) ?? 0, 0]),
    ]);
    expect((await read(bytesOf(wide))).sheets[0]?.rows).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect((await read(text('Name,Notes\nNoa,"two\nlines"\n'))).sheets[0]?.rows).toEqual([
      ["Name", "Notes"],
      ["Noa", "two\nlines"],
    ]);
  });

  it("of contact cards gives a row a card, of whichever version", async () => {
    const cards = [
      "BEGIN:VCARD",
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D7=9C=D7=95=D7=99;=D7=A0=D7=\r\n=95=D7=A2=D7=94;;;",
      "TEL;CELL:052-555-0142",
      "TEL;HOME:04-555-0190",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Dana Peretz",
      "item1.EMAIL;TYPE=INTERNET:dana@example.com",
      "item1.X-ABLabel:_$!<Other>!$_",
      "ADR;TYPE=HOME:;;Herzl 5;Haifa;;;",
      "NOTE:Likes poppy\\, a lo\r\n t\\nCalls late",
      "BDAY:19881103",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:4.0",
      "ORG:Café Masada;Kitchen",
      "TEL;VALUE=uri:tel:+972-4-555-0191",
      "END:VCARD",
    ].join("\r\n");
    const file = await read(text(cards));
    expect(file.isCards).toBe(true);
    const table = makeTable(file.sheets[0] ?? { name: "", rows: [] }, true);
    expect(table.headings).toEqual([
      "Name",
      "Phone",
      "Email",
      "Other numbers",
      "Address",
      "Birthday",
      "Notes",
    ]);
    expect(table.headingRow).toBeNull();
    expect(table.rows).toEqual([
      { row: 1, cells: ["נועה לוי", "052-555-0142", "", "04-555-0190"] },
      {
        row: 2,
        cells: [
          "Dana Peretz",
          "",
          "dana@example.com",
          "",
          "Herzl 5, Haifa",
          "1988-11-03",
          "Likes poppy, a lot\nCalls late",
        ],
      },
      { row: 3, cells: ["Café Masada, Kitchen", "+972-4-555-0191"] },
    ]);
  });
});

describe("a file that cannot be read", () => {
  const refused = async (bytes: ArrayBuffer): Promise<unknown> =>
    read(bytes).then(
      () => "read",
      (error: unknown) => (error instanceof FileRefused ? error.problem : error),
    );
  const compound = (inside: string): ArrayBuffer =>
    bytesOf(
      Uint8Array.from([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        ...Array.from(inside).flatMap((letter) => [letter.codePointAt(0) ?? 0, 0]),
      ]),
    );

  it("says what it is instead", async () => {
    expect(await refused(text(""))).toBe("empty");
    expect(await refused(text("\n,,\n\n"))).toBe("empty");
    expect(await refused(compound("Workbook"))).toBe("old_excel");
    expect(await refused(text("<html><body><table><tr><td>Name</td></tr></table>"))).toBe(
      "old_excel",
    );
    expect(await refused(compound("EncryptedPackage"))).toBe("password");
    expect(await refused(text("%PDF-1.7"))).toBe("pdf");
    expect(await refused(bytesOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])))).toBe("picture");
    expect(await refused(bytesOf(zipSync({ "Index/Document.iwa": strToU8("x") })))).toBe("numbers");
    expect(await refused(bytesOf(zipSync({ "word/document.xml": strToU8("x") })))).toBe(
      "other_kind",
    );
    expect(await refused(bytesOf(Uint8Array.from({ length: 999 }, (_none, at) => at % 20)))).toBe(
      "other_kind",
    );
  });

  it("or that it is broken or too large", async () => {
    const whole = workbook({ All: `<row r="1">${word("A1", "Name")}</row>` });
    expect(await refused(whole.slice(0, whole.byteLength / 2))).toBe("broken");
    expect(
      await refused(
        workbook({ All: `<row r="1">${word("A1", "Name")}${word("XFD1", "x")}</row>` }),
      ),
    ).toBe("too_many_columns");
    expect(
      await refused(
        workbook({
          All: `<row r="1">${word("A1", "Name")}</row><row r="1048576">${word("A1048576", "x")}</row>`,
        }),
      ),
    ).toBe("too_many_rows");
    expect(
      await refused(workbook({ All: `<row r="1">${word("A1", "x".repeat(70_000_000))}</row>` })),
    ).toBe("too_large");
    const emptyCells = '<c r="A2" s="1"/>'.repeat(600_000);
    expect(await refused(workbook({ All: `<row r="1">${emptyCells}</row>` }))).toBe(
      "too_many_rows",
    );
    expect(await refused(text("a\n".repeat(50_002)))).toBe("too_many_rows");
    expect(await refused(text("\n".repeat(600_000)))).toBe("too_many_rows");
    expect(await refused(text(`Name\n${",".repeat(6_000_000)}`))).toBe("too_large");
    expect(await refused(text(`${"a,".repeat(101)}a\nb\n`))).toBe("too_many_columns");
  });

  it.each([
    ["one long cell", word("A1", "x".repeat(400_000)), "too_large"],
    ["one long attribute", `<c r="A1" s="${"1".repeat(400_000)}"/>`, "too_large"],
    ["open cells without a value", '<c r="A1" s="1"><v></v></c>'.repeat(510_000), "too_many_rows"],
    ["elements without end", "<a>".repeat(3_600_000), "too_large"],
  ])("or that a workbook has %s", async (_what, cells, problem) => {
    expect(await refused(workbook({ All: `<row r="1">${cells}</row>` }))).toBe(problem);
  });

  it("or that the parts beside a workbook's sheets are too large, or name a sheet twice", async () => {
    const cells = `<row r="1">${word("A1", "Name")}</row><row r="2">${word("A2", "Noa")}</row>`;
    const withPart = (name: string, part: string): Promise<unknown> =>
      refused(
        bytesOf(
          zipSync({
            ...unzipSync(new Uint8Array(workbook({ All: cells }))),
            [name]: strToU8(part),
          }),
        ),
      );
    const texts = "<si><t>a</t></si>".repeat(1_010_000);
    expect(await withPart("xl/sharedStrings.xml", `<sst>${texts}</sst>`)).toBe("too_many_rows");
    const styles = '<xf numFmtId="0"/>'.repeat(310_000);
    expect(await withPart("xl/styles.xml", `<styleSheet>${styles}</styleSheet>`)).toBe("too_large");
    const sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(2);
    expect(await withPart("xl/workbook.xml", `<sheets>${sheets}</sheets>`)).toBe("broken");
    expect(await withPart("docProps/app.xml", "<a/>".repeat(310_000))).toBe("read");
  });

  it("or that a text has too many quotation marks, columns or cards", async () => {
    expect(await refused(text(`Name\n${'"'.repeat(4_100_000)}`))).toBe("too_large");
    expect(await refused(text(`Name\n${'"a"b,'.repeat(10_100)}`))).toBe("too_many_columns");
    const card = "BEGIN:VCARD\nFN:A\nEND:VCARD\n";
    expect(await refused(text(card.repeat(50_002)))).toBe("too_many_rows");
  });

  it("but a card with a picture, or a value folded over many lines, is read", async () => {
    const folded = `NOTE:x${"\n y".repeat(100_000)}`;
    const file = await read(
      text(`BEGIN:VCARD\nFN:Noa\nPHOTO:${"A".repeat(1_000_000)}\n${folded}\nEND:VCARD`),
    );
    expect(file.sheets[0]?.rows[1]?.[0]).toBe("Noa");
  });

  it("is refused by what comes of it, whatever sizes it declares", async () => {
    const own = zipSync({
      "client.csv": strToU8(`id,name\n1,${"a".repeat(85_000_000)}`),
      "orders.csv": strToU8("id\n"),
    });
    const view = new DataView(own.buffer, own.byteOffset, own.byteLength);
    for (let at = 0; at + 4 <= own.length; at += 1) {
      const sign = view.getUint32(at, true);
      if (sign === 0x04_03_4b_50) view.setUint32(at + 22, 100, true);
      if (sign === 0x02_01_4b_50) view.setUint32(at + 24, 100, true);
    }
    expect(await refused(bytesOf(own))).toBe("too_large");
    const commas = { "client.csv": strToU8(",".repeat(6_000_000)), "orders.csv": strToU8("id\n") };
    expect(await refused(bytesOf(zipSync(commas)))).toBe("too_large");
    const rows = {
      "client.csv": strToU8(`id,name\n${"1,a\n".repeat(50_001)}`),
      "orders.csv": strToU8("id\n"),
    };
    expect(await refused(bytesOf(zipSync(rows)))).toBe("too_many_rows");
  });
});
