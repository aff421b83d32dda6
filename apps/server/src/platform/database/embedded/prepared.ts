import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFunctionFiles, readRevision } from "../functions.ts";

/** Where a build leaves an empty database that is migrated already, for first starts to copy. */
export const preparedRoot = fileURLToPath(
  new URL("../../../../../../.cache/database", import.meta.url),
);

const migrations = fileURLToPath(new URL("../../../../migrations", import.meta.url));

/** Written when a prepared database is whole, and taken away before anything of it is removed. */
const whole = "whole";

/**
 * Returns the name of a database that was made in a manner, such as by which options, and has exactly our migrations
 * and functions.
 */
export function preparedName(manner: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(manner));
  for (const name of readdirSync(migrations).toSorted())
    hash.update(`\0${name}\0`).update(readFileSync(join(migrations, name)));
  hash.update(readRevision(listFunctionFiles()).checksum);
  return hash.digest("hex").slice(0, 32);
}

/**
 * Copies the cluster of a prepared database into an empty folder. Returns whether that is done: there may be none, one
 * of another account that we cannot read, or one that is just being removed.
 */
export function copyPrepared(root: string, name: string, target: string): boolean {
  const place = join(root, name);
  if (!existsSync(join(place, whole))) return false;
  try {
    cpSync(join(place, "postgres"), target, { recursive: true });
    return existsSync(join(place, whole));
  } catch {
    return false;
  }
}

/** Returns whether a prepared database of a name is there. */
export function hasPrepared(root: string, name: string): boolean {
  return existsSync(join(root, name, whole));
}

/** Stores the cluster of a data folder, whose server has ended, as the one prepared database. */
export function keepPrepared(root: string, name: string, dataDir: string): void {
  mkdirSync(root, { recursive: true });
  for (const other of readdirSync(root)) {
    rmSync(join(root, other, whole), { force: true });
    rmSync(join(root, other), { recursive: true, force: true });
  }
  const place = join(root, name);
  mkdirSync(place);
  renameSync(join(dataDir, "postgres"), join(place, "postgres"));
  writeFileSync(join(place, whole), "");
}
