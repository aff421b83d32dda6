import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

// `npm test` names the program that it found or installed.
const spreadsheet = process.env["MARZIPAN_SPREADSHEET"] ?? "soffice";

// It counts every formula again instead of taking the value that the file has.
const recalculates = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

/** Comma, quotes, UTF-8, values as they are and not as they are shown, every sheet in a file of its own. */
const csvFilter = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** Opens workbooks by name with a spreadsheet program, and returns what each sheet has: `book-Sheet` to its rows. */
export async function openSheets(
  books: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, string[][]>> {
  return await inFolder(books, async (folder, convert) => {
    await convert(csvFilter);
    const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
    return new Map(
      files.map((name) => [
        name.slice(0, -".csv".length),
        readCsv(readFileSync(path.join(folder, name), "utf8")),
      ]),
    );
  });
}

/** Prints workbooks by name with a spreadsheet program, and returns them as PDF. */
export async function printSheets(
  books: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Buffer>> {
  return await inFolder(books, async (folder, convert) => {
    await convert("pdf");
    return new Map(
      [...books.keys()].map((name) => [name, readFileSync(path.join(folder, `${name}.pdf`))]),
    );
  });
}

async function inFolder<T>(
  books: ReadonlyMap<string, Uint8Array>,
  work: (folder: string, convert: (format: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-sheets-"));
  try {
    mkdirSync(path.join(folder, "profile/user"), { recursive: true });
    writeFileSync(path.join(folder, "profile/user/registrymodifications.xcu"), recalculates);
    const files = [...books].map(([name, bytes]) => {
      const file = path.join(folder, `${name}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    const convert = async (format: string): Promise<void> => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      await promisify(execFile)(
        spreadsheet,
        [
          "--headless",
          "--norestore",
          profile,
          "--convert-to",
          format,
          "--outdir",
          folder,
          ...files,
        ],
        // Without a language of its own the machine could not write the sheets' names into the files' names.
        { timeout: 120_000, env: { ...process.env, LC_ALL: "C.UTF-8" } },
      );
    };
    return await work(folder, convert);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads CSV: cells with commas between, quotes around those that have any, quotes in them doubled. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ["", false];
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ",") endCell();
    else if (sign === "\n") {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  return rows.filter((row) => row.length > 0);
}
