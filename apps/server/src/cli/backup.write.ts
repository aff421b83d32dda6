import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import {
  listMigrations,
  listSequences,
  listTables,
  quoteIdentifier,
  quoteName,
  textSettings,
} from "./backup.catalog.ts";
import type { TableShape } from "./backup.catalog.ts";
import { entryNames, formatVersion } from "./backup.format.ts";
import type { BackupTotals, Manifest } from "./backup.format.ts";
import { flushFolder } from "../platform/process/flush-folder.ts";
import { findCutRestore } from "../platform/database/restoring.ts";
import { StartupError } from "../platform/errors/startup-error.ts";
import type { FileStore } from "../providers/files/files.port.ts";
import { packTar } from "./tar.ts";
import type { TarEntry } from "./tar.ts";

/** What to back up, and into which file. */
export interface BackupOptions {
  ownerUrl: string;
  /** Where the stored files are. */
  store: FileStore;
  /** The archive to write; it appears under this name only when it is whole. */
  path: string;
  now: Date;
}

const rowsPerPart = 500;

function jsonEntry(name: string, value: unknown): TarEntry {
  return { name, content: Buffer.from(JSON.stringify(value)) };
}

async function* readRows(client: pg.ClientBase, table: TableShape): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${quoteIdentifier(name)}::text`).join(", ");
  await client.query(
    `declare backup_rows no scroll cursor for
       select to_json(array[${values}]::text[])::text as row from ${quoteName(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsPerPart} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query("close backup_rows");
}

async function* listEntries(
  client: pg.ClientBase,
  options: BackupOptions,
  totals: BackupTotals,
): AsyncGenerator<TarEntry> {
  const version = await client.query<{ server_version: string }>("show server_version");
  const manifest: Manifest = {
    format: formatVersion,
    createdAt: options.now.toISOString(),
    postgresVersion: version.rows[0]?.server_version ?? "",
    migrations: await listMigrations(client),
    tables: await listTables(client),
    sequences: await listSequences(client),
  };
  yield jsonEntry(entryNames.manifest, manifest);
  for (const [index, table] of manifest.tables.entries()) {
    let part = 0;
    for await (const rows of readRows(client, table)) {
      totals.rows += rows.length;
      const name = `${entryNames.tables}${index}/${part++}.json`;
      yield { name, content: Buffer.from(`[${rows.join(",\n")}]`) };
    }
  }
  for await (const key of options.store.keys()) {
    const bytes = await options.store.get(key);
    // It was deleted meanwhile.
    if (bytes === null) continue;
    totals.files += 1;
    yield { name: entryNames.files + key, content: Buffer.from(bytes) };
  }
  yield jsonEntry(entryNames.end, totals);
}

const cutRestore = new StartupError(
  "A restore into this database was cut short: run it again before backing up.",
);

const dayMs = 86_400_000;

/** Removes what backups left that were killed; one that is a day old is not being written any more. */
async function removeDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".mzb.part")) continue;
    const place = join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > dayMs) await rm(place, { force: true });
  }
}

/**
 * Writes every row, as one snapshot saw them, and every stored file into one compressed archive that
 * any major version of PostgreSQL from 15 can take back. Others may go on reading and writing
 * meanwhile. Returns what it holds and its size in bytes.
 */
export async function writeBackup(
  options: BackupOptions,
): Promise<BackupTotals & { sizeBytes: number }> {
  const totals = { rows: 0, files: 0 };
  const draft = `${options.path}.part`;
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    if ((await findCutRestore(client)) !== null) throw cutRestore;
    await mkdir(dirname(options.path), { recursive: true, mode: 0o700 });
    await removeDrafts(dirname(options.path), options.now);
    await client.query(`begin isolation level repeatable read, read only; ${textSettings}`);
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(packTar(listEntries(client, options, totals)), createGzip(), target);
    await client.query("commit");
    await rename(draft, options.path);
    await flushFolder(dirname(options.path));
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
  return { ...totals, sizeBytes: (await stat(options.path)).size };
}
