import { buffer } from "node:stream/consumers";
import type { Language } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { readZip } from "../testing/read-zip.ts";
import type { Cell, Column, Table } from "./table.ts";
import { writeWorkbook } from "./xlsx.ts";

async function write(language: Language, table: Partial<Table>, rows: Cell[][]) {
  const columns: Column[] = [
    { title: "No.", kind: "count" },
    { title: "Quantity", kind: "number" },
    { title: "Amount", kind: "money", isSummed: true },
  ];
  const all = async function* pieces() {
    yield rows;
  };
  const tables = [{ title: "Orders", columns, currency: "ILS", rows: all, ...table }];
  const at = new Date("2026-11-26T12:00:00Z");
  const book = { title: "Orders", creator: "Bakery", language, at, totalWord: "Total", tables };
  const parts = readZip(await buffer(writeWorkbook(book)));
  const part = (name: string): string => parts.get(name)?.toString() ?? "";
  const formats = (part("xl/styles.xml").split("<cellXfs")[1] ?? "")
    .split("<xf ")
    .slice(1)
    .map((style) => /numFmtId="(\d+)"/.exec(style)?.[1]);
  const sheet = part("xl/worksheets/sheet1.xml");
  return {
    /** The number of the format of a cell. */
    formatOf: (cell: string) =>
      formats[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])],
    widths: [...sheet.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width)),
  };
}

it("names its maker and its title without what XML cannot hold", async () => {
  const creator = "Dana\u0001 & \uffffCo\ud800";
  const book = { title: "A\ufffeB", creator, language: "en" as const, totalWord: "", tables: [] };
  const parts = readZip(await buffer(writeWorkbook({ ...book, at: new Date(0) })));
  const properties = parts.get("docProps/core.xml")?.toString();
  expect(properties).toContain("<dc:title>AB</dc:title><dc:creator>Dana &amp; Co</dc:creator>");
});

describe("a workbook's sheet", () => {
  it("shows every thousandth of a quantity, and a number without groups", async () => {
    const { formatOf } = await write("en", {}, [[1234, 0.125, 1250]]);
    const [general, whole] = ["0", "1"];
    expect([formatOf("A2"), formatOf("B2")]).toEqual([whole, general]);
  });

  it("has room for the longest amount and the sum of a currency", async () => {
    const room = async (language: Language, table: Partial<Table>, minor: number[]) =>
      (
        await write(
          language,
          table,
          minor.map((one) => [1, 1, one]),
        )
      ).widths[2] ?? 0;
    expect(await room("en", {}, [125_050])).toBe(15);
    const rupiah = "Rp 12,000,000.00";
    expect(await room("en", { currency: "IDR" }, [1_200_000_000])).toBeGreaterThan(rupiah.length);
    const summed = "Rp 960,000,000.00";
    const eighty = Array.from({ length: 80 }, () => 1_200_000_000);
    expect(await room("en", { currency: "IDR" }, eighty)).toBeGreaterThan(summed.length);
    const refunds = "-KWD 1,234,567.500";
    expect(await room("en", { currency: "KWD" }, [-1_234_567_500])).toBeGreaterThan(refunds.length);
    // What is below the first piece shows in the sums that the table knows.
    const sums = async () => ({ rowsCount: 900, sums: [1_200_000_000_00] });
    expect(await room("ar", { currency: "ILS", sums }, [1250])).toBeGreaterThan(
      "1,200,000,000.00 ₪".length,
    );
  });
});
