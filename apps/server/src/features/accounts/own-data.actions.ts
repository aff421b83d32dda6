import { toMajorOf } from "@marzipan/domain/money";
import { csvStart, writeCsvLine } from "../../platform/formats/csv.ts";
import type { Read } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { memberOf } from "../../platform/account/member.ts";
import type { AccessClaims } from "../../platform/session/tokens.ts";
import { countAct, takeBackActs } from "../../platform/limits/throttle.ts";
import type { Limit } from "../../platform/limits/throttle.ts";
import { writeZip } from "../../platform/formats/zip.ts";
import type { ZipEntry } from "../../platform/formats/zip.ts";
import { isFullPage, ownRowsStatement, ownTablesStatement } from "./own-data.store.ts";
import type { OwnRow, OwnTable } from "./own-data.store.ts";
import type { Transact } from "./own-password.actions.ts";

/** Returns under which key a file of a business is kept, and its name in the archive. */
export type OwnFiles = (
  businessId: string,
  file: { id: string; contentType: string | null },
) => { key: string; name: string };

/** Whose data is taken away, and how it is read. */
export interface Taking {
  transact: Transact;
  read: Read<"session">;
  session: AccessClaims;
  ownFiles: OwnFiles;
  /** The tables that hold it. */
  tables: readonly string[];
}

/** How often one person may export the data. */
const window = { lengthMs: 60 * 60_000, most: 5 };

const limitOf = ({ accountId }: Pick<AccessClaims, "accountId">): Limit => ({
  key: `export:${accountId}`,
  window,
  refusal: "rate_limited",
});

/** Refuses with `rate_limited` where the own data was taken away too often; asking does not count. */
export async function checkExport(
  deps: Pick<Deps, "database" | "now">,
  { transact, session }: Pick<Taking, "transact" | "session">,
): Promise<{ ok: true }> {
  await transact((tx) => tx.entered);
  const limit = limitOf(session);
  await countAct(deps, limit);
  await takeBackActs(deps, limit.key);
  return { ok: true };
}

/** An archive that is read while it is sent. */
interface Archive {
  fileName: string;
  content: ReturnType<typeof writeZip>;
}

/**
 * Returns a ZIP of everything the business has: a CSV for each table, and the files. It is read page by page
 * while it is sent, each page under the caller's proof, so that memory stays small and no connection waits
 * for a slow reader.
 */
export async function exportData(deps: Deps, taking: Taking): Promise<Archive> {
  const today = await taking.transact(async (tx) => memberOf(await tx.entered, tx.now).today);
  const now = deps.now();
  await countAct(deps, limitOf(taking.session));
  const { rows: tables } = await taking.read(() => ownTablesStatement(taking.tables));
  const content = writeZip(listEntries(deps, taking, tables), now);
  return { fileName: `marzipan-${today}.zip`, content };
}

async function* listEntries(
  deps: Deps,
  taking: Taking,
  tables: readonly OwnTable[],
): AsyncGenerator<ZipEntry> {
  for (const table of tables) {
    yield { name: `${table.name}.csv`, content: writeTable(taking, table) };
  }
  const files = tables.find(({ name }) => name === "file");
  if (!files) return;
  const { businessId } = taking.session;
  for await (const row of readRows(taking, { ...files, columns: ["id", "content_type"] })) {
    const [id, contentType] = row.values as [string, string | null];
    const { key, name } = taking.ownFiles(businessId, { id, contentType });
    const bytes = await deps.files.get(key);
    if (bytes) yield { name: `files/${name}`, content: once(bytes), isStored: true };
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* readRows(taking: Taking, table: OwnTable): AsyncGenerator<OwnRow> {
  let after: string[] | null = null;
  for (;;) {
    const since: string[] | null = after;
    const { rows }: { rows: OwnRow[] } = await taking.read(({ businessId }) =>
      ownRowsStatement(table, businessId, since),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || !isFullPage(rows)) return;
    after = last.key;
  }
}

const minor = "_minor";

async function* writeTable(taking: Taking, table: OwnTable): AsyncGenerator<Uint8Array> {
  const { columns } = table;
  const isMoney = columns.map((name) => name.endsWith(minor));
  // Some sums have a currency of their own, as what a plan costs.
  const currencyAt = columns.map((name) => {
    const own = columns.indexOf(`${name.slice(0, -minor.length)}_currency`);
    return own === -1 ? columns.indexOf("currency") : own;
  });
  const heads = columns.map((name, index) =>
    isMoney[index] ? name.slice(0, -minor.length) : name,
  );
  yield Buffer.from(csvStart + writeCsvLine(heads));
  for await (const { values } of readRows(taking, table)) {
    // Rows without a currency, as an order's lines, count in hundredths (rulings §1).
    const currencyOf = (index: number): string => {
      const at = currencyAt[index] ?? -1;
      return at === -1 ? "ILS" : String(values[at]);
    };
    const cells = values.map((value, index) =>
      isMoney[index] && typeof value === "number" ? toMajorOf(value, currencyOf(index)) : value,
    );
    yield Buffer.from(writeCsvLine(cells));
  }
}
