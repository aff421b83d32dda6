import { ownKinds, ownTableNames, readOwnData } from "@marzipan/domain/imports/own-data";
import type { OwnData, OwnTable, OwnTableName } from "@marzipan/domain/imports/own-data";
import { mostRowsOfFile } from "@marzipan/contract/imports";
import Papa from "papaparse";
import { FileRefused } from "./import-file.types.ts";
import { watchCells } from "./many-cells.rules.ts";
import { unpack } from "./unpack.ts";

/** The most bytes of the tables together, unpacked. */
const mostUnpacked = 80_000_000;

const tableOf = (path: string): OwnTableName | undefined =>
  ownTableNames.find((name) => path === `${name}.csv`);

/** The most rows of a table: an order has several items and payments. */
const mostRowsOf = (name: OwnTableName | undefined): number =>
  name === "order_item" || name === "payment" ? mostRowsOfFile * 10 : mostRowsOfFile;

/** Cells stay as they are written, with their line breaks: the server wrote them. */
function readTable(bytes: Uint8Array, most: number): OwnTable {
  const { data } = Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), {
    header: true,
    delimiter: ",",
    skipEmptyLines: true,
    preview: most + 1,
  });
  if (data.length > most) throw new FileRefused("too_many_rows");
  return data;
}

function unpackTables(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unpack(bytes, mostUnpacked, (name) => (tableOf(name) ? watchCells() : null));
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("broken");
  }
}

/** Reads the tables of an own-data ZIP; its files stay there. Throws `FileRefused` for one that is too large or broken. */
export function readOwnDataZip(bytes: Uint8Array): OwnData {
  const files = unpackTables(bytes);
  const tables = Object.entries(files).map(([path, content]) => [
    tableOf(path),
    readTable(content, mostRowsOf(tableOf(path))),
  ]);
  const data = readOwnData(Object.fromEntries(tables) as Parameters<typeof readOwnData>[0]);
  if (ownKinds.some((kind) => data[kind].length > mostRowsOfFile))
    throw new FileRefused("too_many_rows");
  return data;
}
