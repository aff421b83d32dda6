import { StartupError } from "../platform/errors/startup-error.ts";
import { endSchema, entryNames, formatVersion, manifestSchema } from "./backup.format.ts";
import type { BackupTotals, Manifest } from "./backup.format.ts";
import { readTar } from "./tar.ts";
import type { TarEntry } from "./tar.ts";

const damaged = new StartupError("This is no backup of Marzipan, or it is damaged.");

async function* readEntries(path: string): AsyncGenerator<TarEntry> {
  try {
    yield* readTar(path);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw damaged;
    if (code === "ENOENT") throw new StartupError(`There is no backup at ${path}.`);
    throw new StartupError(`${path} cannot be read (${code}): name the backup's own file.`);
  }
}

function parseManifest(entry: TarEntry | undefined): Manifest {
  if (entry?.name !== entryNames.manifest) throw damaged;
  const parsed = manifestSchema.safeParse(readJson(entry));
  if (!parsed.success) throw damaged;
  if (parsed.data.format > formatVersion) {
    throw new StartupError("The backup was made by a newer Marzipan: restore it with that one.");
  }
  return parsed.data;
}

/**
 * Reads a backup from end to end without keeping it, and returns what it holds. Throws `StartupError`
 * when it is missing, damaged, cut short or of a newer layout.
 */
export async function verifyBackup(
  path: string,
): Promise<{ manifest: Manifest; totals: BackupTotals }> {
  let manifest: Manifest | undefined;
  let end: BackupTotals | undefined;
  const seen = { rows: 0, files: 0 };
  for await (const entry of readEntries(path)) {
    if (!manifest) manifest = parseManifest(entry);
    else if (entry.name.startsWith(entryNames.tables)) seen.rows += countRows(entry);
    else if (entry.name.startsWith(entryNames.files)) seen.files += 1;
    else if (entry.name === entryNames.end) end = endSchema.safeParse(readJson(entry)).data;
  }
  if (!manifest || end?.rows !== seen.rows || end.files !== seen.files) throw damaged;
  return { manifest, totals: seen };
}

function readJson(entry: TarEntry): unknown {
  try {
    return JSON.parse(entry.content.toString());
  } catch {
    throw damaged;
  }
}

function countRows(entry: TarEntry): number {
  const rows = readJson(entry);
  if (!Array.isArray(rows)) throw damaged;
  return rows.length;
}

/** A part of a backup: some rows of one table as a JSON text, or one stored file. */
export type BackupPart =
  | { kind: "rows"; tableIndex: number; json: string }
  | { kind: "file"; key: string; content: Buffer };

/** Reads the parts of a verified backup one at a time, in the order in which they were written. */
export async function* readParts(path: string): AsyncGenerator<BackupPart> {
  for await (const { name, content } of readEntries(path)) {
    if (name.startsWith(entryNames.tables)) {
      const tableIndex = Number(name.slice(entryNames.tables.length).split("/")[0]);
      yield { kind: "rows", tableIndex, json: content.toString() };
    } else if (name.startsWith(entryNames.files)) {
      yield { kind: "file", key: name.slice(entryNames.files.length), content };
    }
  }
}
